import { availableFrom, takenFrom } from '../../commerce/availability.ts';
import type { DraftLine, Offer } from '../../commerce/commerce.ts';
import type { Cart, LineItem, ChangeCountry } from '../../contract/cart.ts';
import { releasing } from './attempts.ts';
import { copyCart, priceSelectionOf } from './carts.ts';
import { ownCart, versionConflict } from './own-cart.ts';
import type { RequestContext } from '../context/request-context.ts';

/**
 * Moves a visitor's cart to another country of the storefront in one step: a new cart there, with local prices and
 * currency, containing everything that is sold and in stock there. A cart cannot change its currency anyway, and
 * because the old cart keeps its goods, going back means opening it again. Addresses and the shipping method belong to
 * the old country and are not copied. No payment may make an order of the old cart anymore: the goods would be sold
 * twice. Money that is still taken for it is returned.
 * @throws ShopError `UnknownCountry`, `VersionConflict`, and any error of `ownCart`.
 */
export async function moveCart(
  context: RequestContext,
  visitor: string | null,
  id: string,
  { version, country }: ChangeCountry,
): Promise<Cart> {
  const { commerce, store } = context;
  const destination = priceSelectionOf(store, country);
  const record = await ownCart(context, id, visitor);
  const cart = record.view;
  if (cart.version !== version) throw versionConflict(record);
  const released = releasing(record);
  if (released.length > 0) await commerce.updateCart(cart.id, cart.version, released);

  const offers = await commerce.findOffers(
    cart.lineItems.map(({ sku }) => sku),
    destination,
  );
  const draft = {
    ...destination,
    anonymousId: record.anonymousId ?? '',
    lineItems: movableLines(cart.lineItems, offers),
    email: cart.email,
    mayBeAskedForReview: cart.mayBeAskedForReview,
  };
  const discountCodes = cart.discountCodes.map(({ code }) => code);
  return (await copyCart(commerce, { ...draft, discountCodes })).view;
}

/**
 * The part of a cart that can be sold in another country: lines without a price or without stock there are left out,
 * and quantities are limited to the stock, from which earlier lines take first.
 */
export function movableLines(
  lines: readonly LineItem[],
  offers: ReadonlyMap<string, Offer>,
): readonly DraftLine[] {
  const moved: { quantity: number; takes: Offer['takes'] }[] = [];
  return lines.flatMap(({ sku, quantity, giftMessage }) => {
    const offer = offers.get(sku);
    if (!offer?.price) return [];
    const { takes } = offer;
    const pieces = Math.min(quantity, availableFrom(takes, takenFrom(moved)) ?? Infinity);
    if (pieces === 0) return [];
    moved.push({ quantity: pieces, takes });
    return { sku, quantity: pieces, ...(giftMessage === null ? {} : { giftMessage }) };
  });
}
