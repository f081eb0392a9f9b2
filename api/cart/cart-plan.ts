import { addressProblem } from '../../stores/address-formats/address-problem.ts';
import { countryCodes } from '../../stores/country-codes.ts';
import { availableFrom, takenFrom } from '../../commerce/availability.ts';
import type { CartChange, Offer } from '../../commerce/commerce.ts';
import type { Address } from '../../contract/address.ts';
import type { Cart, CartAction } from '../../contract/cart.ts';
import { maxLines, maxQuantity } from '../../contract/limits.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { outOfStock } from './readiness.ts';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

interface PlanInput {
  readonly cart: Pick<Cart, 'country' | 'lineItems' | 'isForSomebodyElse' | 'mayBeAskedForReview'>;
  /** The number of the order the cart will become; null if it has none yet. */
  readonly orderNumber: string | null;
  readonly actions: readonly CartAction[];
  /** Offers for every SKU in the cart and in the actions, as far as they exist. */
  readonly offers: ReadonlyMap<string, Offer>;
}

/** The SKUs whose offers a plan needs. */
export function skusOf({ cart, actions }: Pick<PlanInput, 'cart' | 'actions'>): string[] {
  const touched = actions.some(
    ({ action }) => action === 'addLineItem' || action === 'changeLineItemQuantity',
  );
  if (!touched) return [];
  const added = actions.flatMap((action) => (action.action === 'addLineItem' ? [action.sku] : []));
  return [...new Set([...cart.lineItems.map(({ sku }) => sku), ...added])];
}

/**
 * Turns a shopper's requests into changes the shop allows, checking each action against the cart as the previous
 * actions leave it.
 * @throws ShopError `UnknownSku`, `NotSoldHere`, `OutOfStock`, `RestInCart`, `CartFull`, `GiftMessageMissing`, `InvalidInput`,
 * `CannotShipTo`, `InvalidPostalCode`, `MissingState`, `StateMismatch`, or `InvalidPhone`.
 */
export function planChanges({ cart, orderNumber, actions, offers }: PlanInput): CartChange[] {
  const lines = new Map(cart.lineItems.map((line) => [line.id, { ...line }]));
  const pieces = new Map<string, number>();
  for (const { sku, quantity } of lines.values()) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  /** Changes how many units of a SKU are in the cart. If they become more, they must be available beside the rest. */
  const addPieces = (sku: string, quantity: number) => {
    const before = pieces.get(sku) ?? 0;
    if (quantity > 0) {
      if (before === 0) assertRoom(pieces);
      assertAvailable(sku, before + quantity, pieces, offers);
    }
    pieces.set(sku, before + quantity);
  };
  const changes: CartChange[] = [];
  /** The index in `changes` at which a gift message is added; null as long as none is. */
  let newGiftMessage: number | null = null;
  let { isForSomebodyElse, mayBeAskedForReview } = cart;

  for (const action of actions) {
    switch (action.action) {
      case 'addLineItem': {
        const offer = soldOffer(action.sku, offers);
        if (offer.kind !== 'gift-message') {
          if (action.giftMessage !== undefined) throw acceptsNoMessage(action.sku);
          addPieces(action.sku, action.quantity);
          changes.push(action);
          break;
        }
        const giftMessage = giftMessageOf(action);
        const present = [...lines.values()].find(({ kind }) => kind === 'gift-message');
        // A cart has one gift message: a second one replaces the text of the first.
        if (present) changes.push({ action: 'setGiftMessage', lineItemId: present.id, giftMessage });
        else if (newGiftMessage !== null) changes[newGiftMessage] = { ...action, giftMessage };
        else {
          addPieces(action.sku, 1);
          newGiftMessage = changes.push({ ...action, giftMessage }) - 1;
        }
        break;
      }
      case 'changeLineItemQuantity': {
        const line = lineOf(lines, action.lineItemId);
        if (line.kind === 'gift-message' && action.quantity > 1) throw oneGiftMessage();
        addPieces(line.sku, action.quantity - line.quantity);
        line.quantity = action.quantity;
        if (action.quantity === 0) lines.delete(line.id);
        changes.push(action);
        break;
      }
      case 'removeLineItem': {
        const line = lineOf(lines, action.lineItemId);
        addPieces(line.sku, -line.quantity);
        lines.delete(line.id);
        changes.push(action);
        break;
      }
      case 'setGiftMessage': {
        const line = lineOf(lines, action.lineItemId);
        if (line.kind !== 'gift-message') throw acceptsNoMessage(line.sku);
        if (line.giftMessage === action.giftMessage) break;
        line.giftMessage = action.giftMessage;
        changes.push(action);
        break;
      }
      case 'setShippingAddress':
        assertShippingAddress(action.address, cart.country);
        changes.push({ ...action, address: withNormalPhone(action.address, 'shipping') });
        break;
      case 'setBillingAddress':
        changes.push(action.address ? { ...action, address: billingAddress(action.address) } : action);
        break;
      case 'setForSomebodyElse':
        if (action.isForSomebodyElse === isForSomebodyElse) break;
        ({ isForSomebodyElse } = action);
        changes.push({ action: 'setCheckoutFields', orderNumber, isForSomebodyElse, mayBeAskedForReview });
        break;
      case 'setMayBeAskedForReview':
        if (action.mayBeAskedForReview === mayBeAskedForReview) break;
        ({ mayBeAskedForReview } = action);
        changes.push({ action: 'setCheckoutFields', orderNumber, isForSomebodyElse, mayBeAskedForReview });
        break;
      case 'setCustomerEmail':
      case 'setShippingMethod':
      case 'addDiscountCode':
      case 'removeDiscountCode':
        changes.push(action);
    }
  }
  return changes;
}

type Line = Cart['lineItems'][number];
type AddLineItem = Extract<CartAction, { action: 'addLineItem' }>;

function giftMessageOf({ sku, quantity, giftMessage }: AddLineItem): string {
  if (giftMessage === undefined)
    throw new ShopError('GiftMessageMissing', 'A gift message needs a text', { sku });
  if (quantity > 1) throw oneGiftMessage();
  return giftMessage;
}

const acceptsNoMessage = (sku: string) =>
  new ShopError('InvalidInput', `${sku} does not accept a gift message`, { sku });

const oneGiftMessage = () => new ShopError('InvalidInput', 'A cart has at most one gift message');

function soldOffer(sku: string, offers: ReadonlyMap<string, Offer>): Offer {
  const offer = offers.get(sku);
  if (!offer) throw new ShopError('UnknownSku', `Unknown SKU ${sku}`, { sku });
  if (offer.price === null) throw new ShopError('NotSoldHere', `${sku} is not sold here`, { sku });
  return offer;
}

function assertRoom(pieces: ReadonlyMap<string, number>): void {
  const lines = [...pieces.values()].filter((count) => count > 0).length;
  if (lines >= maxLines)
    throw new ShopError('CartFull', `A cart has at most ${maxLines} lines`, { maxLines });
}

/** @param pieces units of each SKU in the cart before. */
function assertAvailable(
  sku: string,
  quantity: number,
  pieces: ReadonlyMap<string, number>,
  offers: ReadonlyMap<string, Offer>,
): void {
  if (quantity > maxQuantity) {
    throw new ShopError('InvalidInput', `At most ${maxQuantity} of ${sku}`, { sku, maxQuantity });
  }
  const offer = offers.get(sku);
  if (!offer || offer.availableQuantity === null) return;
  const others = [...pieces].filter(([other]) => other !== sku);
  const taken = takenFrom(
    others.map(([other, count]) => ({ quantity: count, takes: offers.get(other)?.takes ?? [] })),
  );
  const available = availableFrom(offer.takes, taken) ?? Infinity;
  if (quantity <= available) return;
  if (available > 0 || offer.availableQuantity === 0) throw outOfStock(sku, available);
  throw new ShopError('RestInCart', `The rest of ${sku} is in the cart, on its own or in a bundle`, { sku });
}

function lineOf(lines: ReadonlyMap<string, Line>, lineItemId: string): Line {
  const line = lines.get(lineItemId);
  if (!line) throw new ShopError('InvalidInput', 'The cart has no such line item', { lineItemId });
  return line;
}

function assertShippingAddress(address: Address, country: string): void {
  const problem = address.country === country ? addressProblem(address) : 'CannotShipTo';
  if (problem) throw addressError(problem, address);
}

/** A bill may go to any country; only what the country's format defines for certain is checked. It decides no tax. */
function billingAddress(address: Address): Address {
  if (!countryCodes.includes(address.country))
    throw new ShopError('InvalidInput', 'There is no such country', { country: address.country });
  const problem = addressProblem(address);
  if (problem && problem !== 'CannotShipTo' && problem !== 'StateMismatch')
    throw addressError(problem, address);
  return withNormalPhone(address, 'billing');
}

function withNormalPhone({ phone, ...address }: Address, kind: 'shipping' | 'billing'): Address {
  if (!phone) return address;
  const normal = normalizePhone(phone, address.country);
  if (normal !== null) return { ...address, phone: normal };
  const details = { address: kind, country: address.country };
  throw new ShopError('InvalidPhone', 'This is not a phone number of any country', details);
}

const addressError = (
  problem: NonNullable<ReturnType<typeof addressProblem>>,
  { country, postalCode, state }: Address,
) => new ShopError(problem, 'The address is not valid in its country', { country, postalCode, state });

/** E.164: fifteen digits after the plus sign. The library's German numbers can be longer. */
const maxLength = 16;

/**
 * A phone number in E.164: `+46701234567`. An extension, which E.164 does not have, follows: `+12125550147 ext. 12`. A
 * normalized number stays as it is. Null for a text that is no phone number of the country and none of another country
 * with `+` and its code either.
 * @param typed any spelling
 * @param country where the number is from, unless it says so itself: ISO 3166-1 alpha-2, lower case
 */
export function normalizePhone(typed: string, country: string): string | null {
  const code = country.toUpperCase();
  const defaultCountry = isSupportedCountry(code) ? { defaultCountry: code satisfies CountryCode } : {};
  // Without `extract: false`, the number would be looked for in the text.
  const parsed = parsePhoneNumberFromString(typed, { ...defaultCountry, extract: false });
  // What is saved has no country beside it, so it has to be a number by itself. Where countries share a calling code, a
  // few are not: +1 500 000 0000 in Turks and Caicos.
  const saved = parsed && parsePhoneNumberFromString(parsed.number);
  if (!saved?.isValid() || saved.number !== parsed?.number || saved.number.length > maxLength) return null;
  return parsed.ext ? `${parsed.number} ext. ${parsed.ext}` : parsed.number;
}
