import { formatMoney } from '../stores/format-money.ts';
import type { Store, TaxName } from '../stores/types.ts';
import type { Cart } from './cart.ts';
import type { Money } from './money.ts';

/** The amounts of a cart or an order, exactly as the commerce backend calculated them. */
export type Totals = Pick<
  Cart,
  'goods' | 'discounts' | 'shippingMethod' | 'delivery' | 'tax' | 'addedTax' | 'total'
>;

type SummaryText =
  | 'goods'
  | 'discount'
  | 'discountNamed'
  | 'shippingNamed'
  | 'free'
  | 'taxIncluded'
  | 'total'
  | 'totalBeforeTax'
  | 'totalBeforeDelivery'
  | 'totalBeforeDeliveryAndTax';

/** What the lines are written with: `locale` formats amounts. */
export interface TotalWords {
  readonly store: Pick<Store, 'tax'>;
  readonly locale: string;
  readonly t: (
    key: `cart:summary.${SummaryText}` | `translation:tax.${TaxName}`,
    values: { readonly name?: string; readonly method?: string; readonly tax?: string },
  ) => string;
}

interface TotalLine {
  readonly name: string;
  readonly value: string;
  readonly isTotal?: boolean;
  readonly isDelivery?: boolean;
}

/** The lines that add up to the total. What is not known yet has no line, as the total says. */
export function totalLines(totals: Totals, words: TotalWords): readonly TotalLine[] {
  const { goods, discounts, shippingMethod, delivery, tax, addedTax, total } = totals;
  const { t, locale } = words;
  const price = (money: Money) => formatMoney(money, locale);
  const method = shippingMethod?.name ?? '';
  const taxName = tax ? t(`translation:tax.${tax.name}`, {}) : '';
  return [
    { name: t('cart:summary.goods', {}), value: price(goods) },
    ...discounts.map(({ name, amount }) => ({
      name: t(name === '' ? 'cart:summary.discount' : 'cart:summary.discountNamed', { name }),
      value: `−${price(amount)}`,
    })),
    delivery && {
      name: t('cart:summary.shippingNamed', { method }),
      value: delivery.centAmount === 0 ? t('cart:summary.free', {}) : price(delivery),
      isDelivery: true,
    },
    addedTax && { name: capitalized(taxName, locale), value: price(addedTax) },
    { name: totalName(totals, words), value: price(total), isTotal: true },
    tax?.included && tax.name !== 'none'
      ? { name: t('cart:summary.taxIncluded', { tax: taxName }), value: price(tax.amount) }
      : null,
  ].filter((line) => line !== null);
}

/** What the total is called: by name, what is still to come on top of it. */
export function totalName({ delivery, tax }: Totals, { t, store }: TotalWords): string {
  const isUntaxed = tax === null && !store.tax.included;
  const taxName = t(`translation:tax.${store.tax.name}`, {});
  const text = (taxed: SummaryText, untaxed: SummaryText) =>
    t(`cart:summary.${isUntaxed ? untaxed : taxed}`, { tax: taxName });
  return delivery === null
    ? text('totalBeforeDelivery', 'totalBeforeDeliveryAndTax')
    : text('total', 'totalBeforeTax');
}

/** The name of a tax is written for use within sentences; as a label, it starts with a capital letter. */
export const capitalized = (text: string, locale: string): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);
