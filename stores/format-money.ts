import { numberFormat } from './intl-formats.ts';

/** As in `contract/money.ts`. */
interface Amount {
  readonly centAmount: number;
  readonly currencyCode: string;
  readonly fractionDigits: number;
}

/**
 * Currencies whose short symbol is also used by another currency of the same storefront: `HK$` and `NT$`, not `$`
 * twice.
 */
const sharedSigns: ReadonlySet<string> = new Set(['HKD', 'TWD', 'CNY']);

/** Currencies whose prices omit empty decimals. */
const seldomBroken: ReadonlySet<string> = new Set(['SEK', 'DKK', 'CZK', 'HUF', 'TWD']);

/**
 * An amount as displayed to shoppers, e.g. `$189.00` or `1 899 kr`. Kronor, yen, and the like omit empty decimals.
 * @param locale BCP 47, from the store.
 */
export function formatMoney(money: Amount, locale: string): string {
  const amount = money.centAmount / 10 ** money.fractionDigits;
  return numberFormat(locale, {
    style: 'currency',
    currency: money.currencyCode,
    currencyDisplay: sharedSigns.has(money.currencyCode) ? 'symbol' : 'narrowSymbol',
    minimumFractionDigits:
      Number.isInteger(amount) && seldomBroken.has(money.currencyCode) ? 0 : money.fractionDigits,
    maximumFractionDigits: money.fractionDigits,
  }).format(amount);
}
