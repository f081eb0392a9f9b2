import { type Quote, quoteSchema } from '../../contract/delivery.ts';
import type { Place } from '../../contract/delivery-requests.ts';
import { call, segment } from './shop-api.ts';

/**
 * What a cart would cost if it were delivered to a place; it stays as it is. Apart from the rest of the client, which the
 * first addition to a cart waits for.
 * @throws ShopApiError
 */
export const quoteCart = (cartId: string, place: Place): Promise<Quote> =>
  call(quoteSchema, `/carts/${segment(cartId)}/quote`, { body: place });
