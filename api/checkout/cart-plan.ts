import { addressFormat, addressProblem } from '../../stores/address-formats/index.ts';
import type { CartChange, Offer } from '../../commerce/commerce.ts';
import type { Address } from '../../contract/address.ts';
import type { Cart } from '../../contract/cart.ts';
import { type CartAction, maxQuantity } from '../../contract/cart-requests.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { outOfStock } from './readiness.ts';

interface PlanInput {
  readonly cart: Pick<Cart, 'country' | 'lineItems'>;
  readonly actions: readonly CartAction[];
  /** Offers for every SKU in the cart and in the actions, as far as they exist. */
  readonly offers: ReadonlyMap<string, Offer>;
}

/** The SKUs whose offers a plan needs. */
export function skusOf({ cart, actions }: Omit<PlanInput, 'offers'>): string[] {
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
 * @throws ShopError `UnknownSku`, `NotSoldHere`, `OutOfStock`, `InvalidInput`, `CannotShipTo`, `InvalidPostalCode` or
 * `MissingState`.
 */
export function planChanges({ cart, actions, offers }: PlanInput): CartChange[] {
  const lines = new Map(cart.lineItems.map((line) => [line.id, { ...line }]));
  const pieces = new Map<string, number>();
  for (const { sku, quantity } of lines.values()) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  const setPieces = (sku: string, quantity: number) => {
    assertAvailable(sku, quantity, offers.get(sku));
    pieces.set(sku, quantity);
  };

  return actions.map((action): CartChange => {
    switch (action.action) {
      case 'addLineItem': {
        const offer = soldOffer(action.sku, offers);
        if (offer.kind === 'gift-message') return planGiftMessage(action, lines.values(), setPieces);
        if (action.giftMessage !== undefined) {
          throw new ShopError('InvalidInput', `${action.sku} does not accept a gift message`, {
            sku: action.sku,
          });
        }
        setPieces(action.sku, (pieces.get(action.sku) ?? 0) + action.quantity);
        return action;
      }
      case 'changeLineItemQuantity': {
        const line = lineOf(lines, action.lineItemId);
        if (line.kind === 'gift-message' && action.quantity > 1) throw oneGiftMessage();
        if (action.quantity > line.quantity) {
          setPieces(line.sku, (pieces.get(line.sku) ?? 0) - line.quantity + action.quantity);
        }
        line.quantity = action.quantity;
        return action;
      }
      case 'removeLineItem':
        lineOf(lines, action.lineItemId);
        lines.delete(action.lineItemId);
        return action;
      case 'setShippingAddress':
        assertShippingAddress(action.address, cart.country);
        return action;
      case 'setBillingAddress':
        if (action.address) assertBillingAddress(action.address);
        return action;
      case 'setCustomerEmail':
      case 'setShippingMethod':
      case 'addDiscountCode':
      case 'removeDiscountCode':
        return action;
    }
  });
}

type Line = Cart['lineItems'][number];

/** A cart has one gift message: a second one replaces the text of the first. */
function planGiftMessage(
  action: Extract<CartAction, { action: 'addLineItem' }>,
  lines: Iterable<Line>,
  setPieces: (sku: string, quantity: number) => void,
): CartChange {
  if (action.giftMessage === undefined) {
    throw new ShopError('InvalidInput', 'A gift message needs a text', { sku: action.sku });
  }
  if (action.quantity > 1) throw oneGiftMessage();
  const giftMessage = cleanGiftMessage(action.giftMessage);
  const present = [...lines].find(({ kind }) => kind === 'gift-message');
  if (present) return { action: 'setGiftMessage', lineItemId: present.id, giftMessage };
  setPieces(action.sku, 1);
  return { ...action, giftMessage };
}

/**
 * Cleans a gift message for storage and print: no control characters except line breaks, no surrounding whitespace.
 * @throws ShopError `InvalidInput` if nothing is left.
 */
function cleanGiftMessage(text: string): string {
  const clean = text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim();
  if (clean === '') throw new ShopError('InvalidInput', 'The gift message is empty');
  return clean;
}

const oneGiftMessage = () => new ShopError('InvalidInput', 'A cart has at most one gift message');

function soldOffer(sku: string, offers: ReadonlyMap<string, Offer>): Offer {
  const offer = offers.get(sku);
  if (!offer) throw new ShopError('UnknownSku', `Unknown SKU ${sku}`, { sku });
  if (offer.price === null) throw new ShopError('NotSoldHere', `${sku} is not sold here`, { sku });
  return offer;
}

function assertAvailable(sku: string, quantity: number, offer: Offer | undefined): void {
  if (quantity > maxQuantity) {
    throw new ShopError('InvalidInput', `At most ${maxQuantity} of ${sku}`, { sku, maxQuantity });
  }
  const available = offer?.availableQuantity ?? null;
  if (available !== null && quantity > available) throw outOfStock(sku, available);
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

/** A bill may go to any country; only what the country's format defines for certain is checked. */
function assertBillingAddress(address: Address): void {
  const problem = addressFormat(address.country) ? addressProblem(address) : null;
  if (problem && problem !== 'CannotShipTo') throw addressError(problem, address);
}

const addressError = (
  problem: NonNullable<ReturnType<typeof addressProblem>>,
  { country, postalCode, state }: Address,
) => new ShopError(problem, 'The address is not valid in its country', { country, postalCode, state });
