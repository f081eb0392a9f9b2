import type { Cart, LineItem } from '../../contract/cart.ts';
import { isSameMoney, type Money } from '../../contract/money.ts';

/** The differences between a cart in one country and the same items in another. */
export interface CountryChanges {
  /** Unit prices; a price in another currency is a different price. */
  readonly repriced: readonly { readonly name: string; readonly before: Money; readonly after: Money }[];
  /** Names of products that are not sold there. */
  readonly leftOut: readonly string[];
  /** Products without enough stock there, with the quantity available. */
  readonly fewer: readonly { readonly name: string; readonly quantity: number }[];
  /** Codes that applied before but do not now. */
  readonly lostCodes: readonly string[];
  readonly subtotal: { readonly before: Money; readonly after: Money };
  /** Whether an address or a shipping method has to be chosen again. */
  readonly deliveryLost: boolean;
}

/** Compares a cart before and after a change of country, line by line: the same SKU with the same message. */
export function countryChanges(before: Cart, after: Cart): CountryChanges {
  const there = new Map(after.lineItems.map((line) => [keyOf(line), line]));
  const pairs = before.lineItems.map((line) => ({ line, now: there.get(keyOf(line)) }));
  const kept = pairs.flatMap(({ line, now }) => (now ? [{ line, now }] : []));
  const counting = new Set(after.discountCodes.filter(({ applied }) => applied).map(({ code }) => code));
  return {
    leftOut: pairs.filter(({ now }) => !now).map(({ line }) => line.name),
    fewer: kept
      .filter(({ line, now }) => now.quantity < line.quantity)
      .map(({ now }) => ({ name: now.name, quantity: now.quantity })),
    repriced: kept
      .filter(({ line, now }) => !isSameMoney(line.unitPrice, now.unitPrice))
      .map(({ line, now }) => ({ name: now.name, before: line.unitPrice, after: now.unitPrice })),
    lostCodes: before.discountCodes
      .filter(({ code, applied }) => applied && !counting.has(code))
      .map(({ code }) => code),
    subtotal: { before: before.subtotal, after: after.subtotal },
    deliveryLost:
      (before.shippingAddress !== null && after.shippingAddress === null) ||
      (before.shippingMethod !== null && after.shippingMethod === null),
  };
}

/** Whether all products and prices are the same. */
export function areProductsSame({ repriced, leftOut, fewer, lostCodes, subtotal }: CountryChanges): boolean {
  const lists = [repriced, leftOut, fewer, lostCodes];
  return lists.every(({ length }) => length === 0) && isSameMoney(subtotal.before, subtotal.after);
}

/** What makes a line the same in both carts. */
const keyOf = ({ sku, giftMessage }: LineItem): string => JSON.stringify([sku, giftMessage]);
