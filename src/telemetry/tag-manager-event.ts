import * as z from 'zod/mini';
import type { Cart, LineItem } from '../../contract/cart.ts';
import { decimalOf } from '../../contract/decimal.ts';
import type { Money } from '../../contract/money.ts';
import { cleanCode } from '../../stores/typed-text.ts';
import type { ConsentCategory } from '../consent/inventory.ts';
import type { ListedProduct, ShopEvent, TrackedEvent } from './events.ts';
import { scrubText } from './scrub-text.ts';

/** A product in GA4's terms. Prices are for one unit, in major units of the currency: 99.5, or 9950 yen. */
interface Item {
  /** The product's key: the same in lists, where no variant has been chosen, and in an order. */
  readonly item_id: string;
  readonly item_name: string;
  readonly item_variant?: string;
  readonly item_sku?: string;
  readonly price: number;
  /** How much less than its full price one unit costs. */
  readonly discount?: number;
  readonly quantity: number;
}

/** What is pushed to the tag manager: GA4's recommended events for shops, and Gatsby's for a change of page. */
export const tagManagerEventSchema = z.looseObject({ event: z.string(), page_location: z.url() });
export type TagManagerEvent = z.infer<typeof tagManagerEventSchema>;

/** An event of the shop as the tag manager receives it from a visitor who agrees to this, without personal values. */
export const tagManagerEventOf = (
  { event, href }: TrackedEvent,
  granted: ReadonlySet<ConsentCategory>,
): TagManagerEvent => ({
  event: event.name,
  page_location: pageLocationOf(href, granted),
  ...detailsOf(event, granted),
});

function detailsOf(event: ShopEvent, granted: ReadonlySet<ConsentCategory>): object {
  switch (event.name) {
    case 'gatsby-route-change':
      return {};
    case 'view_item_list':
      return inList(event.list, event.products, true);
    case 'select_item':
      return inList(event.list, [event.product], false);
    case 'view_item': {
      const { product, variant } = event;
      const item = { ...listItem({ ...product, price: variant.price }), ...variantOf(variant) };
      return valued(variant.price.currencyCode, item.price, [item]);
    }
    case 'add_to_cart':
    case 'remove_from_cart': {
      const item = { ...lineItem(event.line), quantity: event.quantity };
      const { currencyCode, fractionDigits } = event.line.totalPrice;
      const value = rounded(item.price * event.quantity, fractionDigits);
      return valued(currencyCode, value, [item]);
    }
    case 'view_cart':
    case 'begin_checkout':
      return ofCart(event.cart);
    case 'add_shipping_info':
      return ofCart(event.cart, { shipping_tier: event.cart.shippingMethod?.name });
    case 'add_payment_info':
      return ofCart(event.cart, { payment_type: event.method });
    case 'purchase':
      return ofCart(event.order.cart, {
        transaction_id: event.order.orderNumber,
        ...chargesOf(event.order.cart),
      });
    case 'search':
      return {
        search_term: granted.has('statistics') ? toldTerm(event.term) : '[hidden]',
        results: event.results,
      };
  }
}

type ItemCart = Pick<Cart, 'currency' | 'lineItems' | 'subtotal' | 'tax' | 'delivery' | 'discountCodes'>;

/** The value is that of the products, without delivery and without tax that is not included in prices. */
const ofCart = (cart: ItemCart, more: object = {}) =>
  valued(cart.currency, majorUnits(cart.subtotal), cart.lineItems.map(lineItem), more);

const valued = (currency: string, value: number, items: readonly Item[], more: object = {}) => ({
  ecommerce: { currency, value, items, ...more },
});

function chargesOf({ tax, delivery, discountCodes }: ItemCart) {
  const codes = discountCodes.filter(({ applied }) => applied).map(({ code }) => code);
  return {
    tax: tax ? majorUnits(tax.amount) : 0,
    shipping: delivery ? majorUnits(delivery) : 0,
    ...(codes.length > 0 && { coupon: codes.join(',') }),
  };
}

const inList = (list: string, products: readonly ListedProduct[], hasPlaces: boolean) => ({
  ecommerce: {
    item_list_id: list,
    currency: products[0]?.price.currencyCode,
    items: products.map((product, index) => ({
      ...listItem(product),
      ...(hasPlaces && { index }),
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
const majorUnits = (money: Money): number => Number(decimalOf(money));

const rounded = (value: number, fractionDigits: number): number => Number(value.toFixed(fractionDigits));

/** The number that an advertisement gives to a click on it, by which it is credited: of Google, Meta, Microsoft, and others. */
const clickIds =
  /^(gclid|gbraid|wbraid|dclid|gclsrc|gad_\w+|srsltid|fbclid|msclkid|ttclid|twclid|epik|sccid|rdt_cid|li_fat_id|yclid|irclickid|awc|cjevent)$/i;

/** What such a number may look like; an address, a telephone number, or the number of a card is something else. */
const clickIdForm = /^(?![\d.-]{0,19}$)[\w.~-]{1,512}$/;

/** The parameter of the search page with what is searched for (`src/search/service/search-query.ts`). */
const searchParameter = 'q';

/** What somebody has searched for, as the search understands it, without what is personal. */
const toldTerm = (term: string): string => scrubText(cleanCode(term).toLowerCase());

/**
 * The address of a page without what may be personal. With consent to marketing, it has the numbers of clicks on
 * advertisements, and with consent to statistics, what was searched for.
 */
export function pageLocationOf(href: string, granted: ReadonlySet<ConsentCategory>): string {
  const { origin, pathname, searchParams } = new URL(href);
  searchParams.delete('reloaded');
  const query = [...searchParams].map(([name, value]) => {
    if (clickIds.test(name) && clickIdForm.test(value) && granted.has('marketing')) return `${name}=${value}`;
    if (name === searchParameter && granted.has('statistics'))
      return `${name}=${encodeURIComponent(toldTerm(value))}`;
    return scrubText(`?${new URLSearchParams([[name, value]]).toString()}`).slice(1);
  });
  return [scrubText(origin + pathname), ...(query.length > 0 ? [query.join('&')] : [])].join('?');
}
