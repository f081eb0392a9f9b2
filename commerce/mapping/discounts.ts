import type { DiscountOnTotalPrice, LineItem, Reference, TypedMoney } from '@commercetools/platform-sdk';
import type { Language } from '../../stores/types.ts';
import { localized } from './localized.ts';

interface Discounted {
  readonly lineItems: readonly LineItem[];
  readonly discountOnTotalPrice?: DiscountOnTotalPrice;
}

/** A discount's name in the shopper's language, and what it took off, in minor units of the cart's currency. */
interface NamedDiscount {
  readonly name: string;
  readonly cents: number;
}

/** What one discount took off one line or the total. */
interface Share {
  readonly discount: Reference;
  readonly cents: number;
}

/**
 * What each discount took off a commercetools cart or order: off all units of its line items, and off its total. A reduced
 * price of a product is none: it is the price. What no discount accounts for comes last, without a name.
 * @param goods the line items before discounts, in minor units.
 */
export function discountsOf(
  { lineItems, discountOnTotalPrice }: Discounted,
  goods: number,
  language: Language,
): readonly NamedDiscount[] {
  const shares = [...lineItems.flatMap(lineShares), ...totalShares(discountOnTotalPrice)];
  const named = [...Map.groupBy(shares, ({ discount }) => discount.id).values()].map((same) => ({
    name: nameOf(same[0]?.discount, language),
    cents: sum(same.map(({ cents }) => cents)),
  }));
  const charged = sum(lineItems.map(({ totalPrice }) => totalPrice.centAmount));
  const takenOff = goods - charged + (discountOnTotalPrice?.discountedAmount.centAmount ?? 0);
  const unnamed = { name: '', cents: takenOff - sum(named.map(({ cents }) => cents)) };
  return [...named, unnamed].filter(({ cents }) => cents > 0);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0);

const shareOf = (discount: Reference, { centAmount }: TypedMoney, quantity = 1): Share => ({
  discount,
  cents: centAmount * quantity,
});

const lineShares = ({ discountedPricePerQuantity }: LineItem): Share[] =>
  discountedPricePerQuantity.flatMap(({ quantity, discountedPrice }) =>
    discountedPrice.includedDiscounts.map(({ discount, discountedAmount }) =>
      shareOf(discount, discountedAmount, quantity),
    ),
  );

const totalShares = (onTotal: DiscountOnTotalPrice | undefined): Share[] =>
  (onTotal?.includedDiscounts ?? []).map(({ discount, discountedAmount }) =>
    shareOf(discount, discountedAmount),
  );

/** Direct discounts, which staff can give, have no name. */
const nameOf = (discount: Reference | undefined, language: Language): string =>
  discount?.typeId === 'cart-discount' ? localized(discount.obj?.name, language) : '';
