import * as z from 'zod/mini';
import type { Cart, LineItem } from '../../contract/cart.ts';
import type { Money } from '../../contract/money.ts';
import type { ConsentCategory } from '../consent/inventory.ts';
import type { ListedProduct, ShopEvent, TrackedEvent } from './events.ts';
import { pageLocationOf, toldTerm } from './page-location.ts';

const amount = z.number().check(z.minimum(0));
const filled = z.string().check(z.minLength(1));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));

/** A product in GA4's terms. Prices are for one unit, in major units of the currency: 99.5, or 9950 yen. */
const itemSchema = z.strictObject({
  /** The product's key: the same in lists, where no variant has been chosen, and in an order. */
  item_id: filled,
  item_name: filled,
  item_variant: z.optional(filled),
  item_sku: z.optional(filled),
  price: amount,
  /** How much less than its full price one unit costs. */
  discount: z.optional(amount),
  quantity: z.int().check(z.minimum(1)),
  /** Place in the list, from 0. */
  index: z.optional(z.int().check(z.minimum(0))),
});
type Item = z.infer<typeof itemSchema>;

const valued = { currency, value: amount, items: z.array(itemSchema).check(z.minLength(1)) };
/** The address of the page where it happened, without personal values. */
const page_location = z.url();
const commerceEvent = <Name extends string, Shape extends z.core.$ZodShape>(event: Name, shape: Shape) =>
  z.strictObject({ event: z.literal(event), page_location, ecommerce: z.strictObject(shape) });
const listed = { item_list_id: filled, currency, items: z.array(itemSchema).check(z.minLength(1)) };

/** What is pushed to the tag manager: GA4's recommended events for shops, and Gatsby's for a change of page. */
export const tagManagerEventSchema = z.union([
  z.strictObject({ event: z.literal('gatsby-route-change'), page_location }),
  commerceEvent('view_item_list', listed),
  commerceEvent('select_item', listed),
  commerceEvent('view_item', valued),
  commerceEvent('add_to_cart', valued),
  commerceEvent('remove_from_cart', valued),
  commerceEvent('view_cart', { ...valued, items: z.array(itemSchema) }),
  commerceEvent('begin_checkout', valued),
  commerceEvent('add_shipping_info', { ...valued, shipping_tier: filled }),
  commerceEvent('add_payment_info', { ...valued, payment_type: filled }),
  commerceEvent('purchase', {
    ...valued,
    transaction_id: filled,
    tax: amount,
    shipping: amount,
    coupon: z.optional(filled),
  }),
  z.strictObject({
    event: z.literal('search'),
    page_location,
    search_term: filled,
    results: z.int().check(z.minimum(0)),
  }),
]);
export type TagManagerEvent = z.infer<typeof tagManagerEventSchema>;

/**
 * An event of the shop as the tag manager receives it.
 * @param granted what the visitor agrees to.
 * @throws ZodError if it does not have GA4's form.
 */
export function tagManagerEventOf(
  { event, href }: TrackedEvent,
  granted: ReadonlySet<ConsentCategory>,
): TagManagerEvent {
  const page_location = pageLocationOf(href, granted);
  return tagManagerEventSchema.parse({ page_location, ...mapped(event, granted) });
}

function mapped(event: ShopEvent, granted: ReadonlySet<ConsentCategory>): object {
  switch (event.name) {
    case 'gatsby-route-change':
      return { event: event.name };
    case 'view_item_list':
      return inList(event.name, event.list, event.products);
    case 'select_item':
      return inList(event.name, event.list, [event.product]);
    case 'view_item': {
      const { product, variant } = event;
      const item = { ...listItem({ ...product, price: variant.price }), ...variantOf(variant) };
      return valuedEvent(event.name, variant.price.currencyCode, item.price, [item]);
    }
    case 'add_to_cart':
    case 'remove_from_cart': {
      const item = { ...lineItem(event.line), quantity: event.quantity };
      const { currencyCode, fractionDigits } = event.line.totalPrice;
      const value = rounded(item.price * event.quantity, fractionDigits);
      return valuedEvent(event.name, currencyCode, value, [item]);
    }
    case 'view_cart':
    case 'begin_checkout':
      return ofCart(event.name, event.cart);
    case 'add_shipping_info':
      return ofCart(event.name, event.cart, { shipping_tier: event.cart.shippingMethod?.name });
    case 'add_payment_info':
      return ofCart(event.name, event.cart, { payment_type: event.method });
    case 'purchase':
      return ofCart(event.name, event.order.cart, {
        transaction_id: event.order.orderNumber,
        ...chargesOf(event.order.cart),
      });
    case 'search':
      return {
        event: event.name,
        search_term: granted.has('statistics') ? toldTerm(event.term) : '[hidden]',
        results: event.results,
      };
  }
}

type ItemCart = Pick<Cart, 'currency' | 'lineItems' | 'subtotal' | 'tax' | 'delivery' | 'discountCodes'>;

/** The value is that of the products, without delivery and without tax that is not included in prices. */
const ofCart = (event: string, cart: ItemCart, more: object = {}) =>
  valuedEvent(event, cart.currency, majorUnits(cart.subtotal), cart.lineItems.map(lineItem), more);

const valuedEvent = (
  event: string,
  ofCurrency: string,
  value: number,
  items: readonly Item[],
  more: object = {},
) => ({
  event,
  ecommerce: { currency: ofCurrency, value, items, ...more },
});

function chargesOf({ tax, delivery, discountCodes }: ItemCart) {
  const codes = discountCodes.filter(({ applied }) => applied).map(({ code }) => code);
  return {
    tax: tax ? majorUnits(tax.amount) : 0,
    shipping: delivery ? majorUnits(delivery) : 0,
    ...(codes.length > 0 && { coupon: codes.join(',') }),
  };
}

const inList = (event: string, list: string, products: readonly ListedProduct[]) => ({
  event,
  ecommerce: {
    item_list_id: list,
    currency: products[0]?.price.currencyCode,
    items: products.map((product, index) => ({
      ...listItem(product),
      ...(event === 'view_item_list' && { index }),
    })),
  },
});

const listItem = ({ key, name, price }: ListedProduct): Item => ({
  item_id: key,
  item_name: name,
  price: majorUnits(price),
  quantity: 1,
});

const variantOf = ({ sku, label }: { readonly sku: string; readonly label: string }) => ({
  item_sku: sku,
  ...(label !== '' && { item_variant: label }),
});

function lineItem({ productKey, name, sku, variantLabel, quantity, totalPrice, fullPrice }: LineItem): Item {
  const { fractionDigits } = totalPrice;
  const price = rounded(majorUnits(totalPrice) / quantity, fractionDigits);
  const discount = rounded(majorUnits(fullPrice) / quantity - price, fractionDigits);
  return {
    item_id: productKey,
    item_name: name,
    ...variantOf({ sku, label: variantLabel }),
    price,
    ...(discount > 0 && { discount }),
    quantity,
  };
}

/** 9950 minor units of dollars are 99.5, of yen 9950. */
const majorUnits = ({ centAmount, fractionDigits }: Money): number =>
  rounded(centAmount / 10 ** fractionDigits, fractionDigits);

const rounded = (value: number, fractionDigits: number): number => Number(value.toFixed(fractionDigits));
