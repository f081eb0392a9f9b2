import type { ByProjectKeyRequestBuilder, ShippingMethod } from '@commercetools/platform-sdk';
import type { Money } from '../contract/money.ts';
import type { Commerce } from './commerce.ts';
import { refuse } from './mapping/errors.ts';
import type { ViewSettings } from './mapping/cart.ts';
import { shippingMethodOf } from './mapping/shipping-method.ts';

/** The part of `Commerce` that is about how something is delivered. */
export function deliveryOperations(project: ByProjectKeyRequestBuilder, settings: ViewSettings) {
  const viewsOf = (methods: readonly ShippingMethod[], goods: Pick<Money, 'centAmount' | 'currencyCode'>) =>
    methods.map((method) => shippingMethodOf(method, goods, settings)).filter((method) => method !== null);

  return {
    async listShippingMethods(cart) {
      if (!cart.shippingAddress) return [];
      const request = project
        .shippingMethods()
        .matchingCart()
        .get({ queryArgs: { cartId: cart.id } });
      const { body } = await request.execute().catch(refuse);
      return viewsOf(body.results, cart.subtotal);
    },

    async listShippingMethodsTo({ country, state }, currencyCode) {
      const queryArgs = {
        country: country.toUpperCase(),
        currency: currencyCode,
        ...(state ? { state } : {}),
      };
      const request = project.shippingMethods().matchingLocation().get({ queryArgs });
      const { body } = await request.execute().catch(refuse);
      return viewsOf(body.results, { centAmount: 0, currencyCode });
    },
  } satisfies Partial<Commerce>;
}
