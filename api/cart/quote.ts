import type { Commerce, PriceSelection } from '../../commerce/commerce.ts';
import type { Cart } from '../../contract/cart.ts';
import type { QuotedMethod, Place, QuoteRequest, Quote } from '../../contract/delivery.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { isElsewhere } from '../../stores/address-formats/address-problem.ts';
import { addressFormat } from '../../stores/address-formats/index.ts';
import { isPartOfPostalCode } from '../../stores/address-formats/postal-code.ts';
import { statesOfPostalCode } from '../../stores/address-formats/postal-states.ts';
import { isDelivered } from '../../stores/countries.ts';
import type { RequestContext } from '../context/request-context.ts';
import { cannotShipTo, copyCart, updated } from './carts.ts';
import { ownCart } from './own-cart.ts';

const keptDays = 1;

/**
 * What a visitor's cart would cost, delivered to a place, by each method that delivers there. It is calculated on a cart
 * of its own, which belongs to nobody, so that nobody can pay it and the visitor's stays as it is. Where the tax depends
 * on the state and none is known, delivery is quoted for the first state, without tax and total.
 * @param request.discountCode a code that the visitor's cart does not get by this.
 * @throws ShopError `CannotShipTo` for another country than the cart's, or a state that is unknown or not delivered to; `InvalidPostalCode`; `StateMismatch`;
 * `DiscountCodeNotApplicable` or `DiscountCodeExpired`; and any error of `ownCart`.
 */
export async function quoteCart(
  context: RequestContext,
  visitor: string | null,
  id: string,
  { discountCode, ...requested }: QuoteRequest,
): Promise<Quote> {
  const { commerce } = context;
  const { view: cart } = await ownCart(context, id, visitor);
  const { place, isTaxKnown } = taxablePlace(context, cart, requested);
  const plain = await pricingCopyOf(commerce, cart, place);
  const copy =
    discountCode === undefined || codeOf(plain, discountCode)
      ? plain
      : await updated(commerce, plain, [{ action: 'addDiscountCode', code: discountCode }]);
  const methods = await commerce.listShippingMethods(copy);
  const quoted: QuotedMethod[] = [];
  let { version } = copy;
  for (const method of methods) {
    const choice = { action: 'setShippingMethod', shippingMethodId: method.id } as const;
    const { view } = await commerce.updateCart(copy.id, version, [choice]);
    version = view.version;
    quoted.push({
      ...method,
      price: view.delivery ?? method.price,
      addedTax: isTaxKnown ? view.addedTax : null,
      total: isTaxKnown ? view.total : null,
    });
  }
  const code = discountCode === undefined ? undefined : codeOf(copy, discountCode);
  return {
    shippingMethods: quoted,
    subtotal: copy.subtotal,
    discountCode: code ? { code: code.code, applied: code.applied } : null,
  };
}

/** The cart's code as the shopper typed it, in whatever case. */
const codeOf = ({ discountCodes }: Cart, typed: string) =>
  discountCodes.find(({ code }) => code.toUpperCase() === typed.toUpperCase());

/** The place with its state, and whether the shopper's own words determine the tax. */
function taxablePlace({ store, language }: RequestContext, cart: Cart, requested: Place) {
  const { country, postalCode = '', state: stated } = requested;
  if (country !== cart.country || !isDelivered(store, country))
    throw cannotShipTo(country, undefined, language);
  const format = addressFormat(country);
  const noSuchCode = () =>
    new ShopError('InvalidPostalCode', 'There is no such postal code', { country, postalCode });
  if (postalCode !== '' && format.postalCode && !isPartOfPostalCode(country, format.postalCode, postalCode))
    throw noSuchCode();
  const states = format.state?.options.map(({ code }) => code) ?? [];
  if (stated && !states.includes(stated)) throw cannotShipTo(country, stated, language);
  if (isElsewhere(requested))
    throw new ShopError('StateMismatch', 'The postal code lies in another state', { country, state: stated });
  const derived = postalCode === '' ? undefined : statesOfPostalCode(country, postalCode)?.[0];
  if (states.length > 0 && derived === undefined && !stated && postalCode !== '' && !store.tax.included)
    throw noSuchCode();
  const state = stated ?? derived;
  if (!isDelivered(store, country, state)) throw cannotShipTo(country, state, language);
  return {
    place: {
      ...requested,
      ...(states.length > 0 && { state: state ?? states.find((code) => isDelivered(store, country, code)) }),
    },
    isTaxKnown: store.tax.included || state !== undefined,
  };
}

/**
 * A cart with the same items and codes, at today's prices, which belongs to nobody.
 * @param place where it would be delivered, if that is known.
 */
export async function pricingCopyOf(
  commerce: Commerce,
  cart: Cart & PriceSelection,
  place?: Place,
): Promise<Cart> {
  const draft = {
    country: cart.country,
    currency: cart.currency,
    anonymousId: null,
    ...(place && { place }),
    keptDays,
    lineItems: cart.lineItems.map(({ sku, quantity, giftMessage }) => ({
      sku,
      quantity,
      ...(giftMessage === null ? {} : { giftMessage }),
    })),
  };
  const discountCodes = cart.discountCodes.filter(({ applied }) => applied).map(({ code }) => code);
  return (await copyCart(commerce, { ...draft, discountCodes })).view;
}
