import type { CartDiscountValueDraft, Money } from '@commercetools/platform-sdk';
import { type CommercetoolsSeed, fractionDigitsOf } from 'storefront-sandbox';
import { type DemoDiscount, discounts } from '../../catalogue/discounts.ts';
import { phrase } from '../../catalogue/texts.ts';

type Drafts<Part extends keyof CommercetoolsSeed> = NonNullable<CommercetoolsSeed[Part]>;

const money = (centAmount: number, currencyCode: string): Money => ({ centAmount, currencyCode });

function cartPredicate({ minimum }: DemoDiscount): string {
  if (!minimum) return '1 = 1';
  return Object.entries(minimum)
    .map(([currency, centAmount]) => {
      const digits = fractionDigitsOf(currency);
      return `totalPrice >= "${(centAmount / 10 ** digits).toFixed(digits)} ${currency}"`;
    })
    .join(' or ');
}

const cartDiscountValue = ({ value }: DemoDiscount): CartDiscountValueDraft =>
  'permyriad' in value
    ? { type: 'relative', permyriad: value.permyriad }
    : {
        type: 'absolute',
        money: Object.entries(value.amounts).map(([currency, centAmount]) => money(centAmount, currency)),
      };

export const cartDiscountDrafts = (): Drafts<'cartDiscounts'> =>
  discounts.map((discount, index) => ({
    key: discount.code,
    name: phrase(discount.name),
    value: cartDiscountValue(discount),
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
