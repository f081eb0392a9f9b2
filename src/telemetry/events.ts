import type { Cart, LineItem } from '../../contract/cart.ts';
import type { Money } from '../../contract/money.ts';
import type { Order } from '../../contract/order.ts';

/** A product in a list, before anybody has chosen a variant. */
export interface ListedProduct {
  readonly key: string;
  readonly name: string;
  readonly price: Money;
}

export interface TrackedEvent {
  readonly event: ShopEvent;
  readonly href: string;
}

/** What shoppers do, in the shop's own words; `tag-manager-event.ts` turns it into what tag managers understand. */
export type ShopEvent =
  | { readonly name: 'gatsby-route-change' }
  | { readonly name: 'view_item_list'; readonly list: string; readonly products: readonly ListedProduct[] }
  | { readonly name: 'select_item'; readonly list: string; readonly product: ListedProduct }
  | {
      readonly name: 'view_item';
      readonly product: Pick<ListedProduct, 'key' | 'name'>;
      readonly variant: { readonly sku: string; readonly label: string; readonly price: Money };
    }
  | { readonly name: 'add_to_cart' | 'remove_from_cart'; readonly line: LineItem; readonly quantity: number }
  | { readonly name: 'view_cart' | 'begin_checkout' | 'add_shipping_info'; readonly cart: Cart }
  /** `method` is the payment service's name of the method, e.g. `scheme`. */
  | { readonly name: 'add_payment_info'; readonly cart: Cart; readonly method: string }
  | { readonly name: 'purchase'; readonly order: Order }
  | { readonly name: 'search'; readonly term: string; readonly results: number };

/** A cart with what is in it: the same after a reload, another one after a change of its goods. */
export const contentKey = ({ id, lineItems }: Pick<Cart, 'id' | 'lineItems'>): string =>
  [id, ...lineItems.map(({ sku, quantity }) => `${quantity}x${sku}`).sort()].join(' ');
