import type { CartDiscountValueDraft } from '@commercetools/platform-sdk';
import { type CommercetoolsSeed, fractionDigitsOf } from 'storefront-sandbox';
import type { DemoCurrency } from '../../catalogue/prices.ts';
import { phrase } from '../../catalogue/texts.ts';

type Drafts<Part extends keyof CommercetoolsSeed> = NonNullable<CommercetoolsSeed[Part]>;
type Amounts = Readonly<Record<DemoCurrency, number>>;

/** A discount that shoppers get by entering its code. */
interface DemoDiscount {
  readonly code: string;
  readonly name: string;
  /** Off the items, never off shipping. */
  readonly value: CartDiscountValueDraft;
  /** Minimum order value, in minor units per currency. */
  readonly minimum?: Amounts;
  /** ISO 8601; the code stops working at this time. */
  readonly validUntil?: string;
}

const relative = (permyriad: number): CartDiscountValueDraft => ({ type: 'relative', permyriad });
const absolute = (amounts: Amounts): CartDiscountValueDraft => ({
  type: 'absolute',
  money: Object.entries(amounts).map(([currencyCode, centAmount]) => ({ centAmount, currencyCode })),
});

/** The demo shop's codes. If a cart has two, the one listed first is applied first. */
export const discounts: readonly DemoDiscount[] = [
  { code: 'WELCOME10', name: '10% off your first order', value: relative(1000) },
  {
    code: 'CRADLE15',
    name: '15 off larger orders',
    // prettier-ignore
    value: absolute({
      USD: 1500, CAD: 2000, EUR: 1500, GBP: 1300, SEK: 15000, AUD: 2200, HKD: 12000, JPY: 2200, KRW: 20000,
      PLN: 6000, CZK: 35000, DKK: 11000, HUF: 550000, TWD: 48000, CNY: 10000,
    }),
    // prettier-ignore
    minimum: {
      USD: 10000, CAD: 13500, EUR: 10000, GBP: 8500, SEK: 100000, AUD: 15000, HKD: 80000, JPY: 15000, KRW: 135000,
      PLN: 40000, CZK: 250000, DKK: 75000, HUF: 3800000, TWD: 320000, CNY: 70000,
    },
  },
  {
    code: 'EXPIRED5',
    name: '5% off, long ago',
    value: relative(500),
    validUntil: '2024-02-01T00:00:00.000Z',
  },
];

function cartPredicate({ minimum }: DemoDiscount): string {
  if (!minimum) return '1 = 1';
  return Object.entries(minimum)
    .map(([currency, centAmount]) => {
      const digits = fractionDigitsOf(currency);
      return `totalPrice >= "${(centAmount / 10 ** digits).toFixed(digits)} ${currency}"`;
    })
    .join(' or ');
}

export const cartDiscountDrafts = (): Drafts<'cartDiscounts'> =>
  discounts.map((discount, index) => ({
    key: discount.code,
    name: phrase(discount.name),
    value: discount.value,
    cartPredicate: cartPredicate(discount),
    target: { type: 'lineItems', predicate: '1 = 1' },
    sortOrder: (1 - (index + 1) / (discounts.length + 1)).toFixed(6),
    requiresDiscountCode: true,
  }));

export const discountCodeDrafts = (): Drafts<'discountCodes'> =>
  discounts.map(({ code, name, validUntil }) => ({
    key: code,
    code,
    name: phrase(name),
    cartDiscounts: [{ typeId: 'cart-discount', key: code }],
    ...(validUntil !== undefined && { validUntil }),
  }));
