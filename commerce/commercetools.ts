import type { ByProjectKeyRequestBuilder } from '@commercetools/platform-sdk';
import type { Language, Store } from '../stores/types.ts';
import { cartOperations } from './carts.ts';
import type { Commerce } from './commerce.ts';
import { customObjectOperations } from './custom-objects.ts';
import { deliveryOperations } from './delivery.ts';
import { inventoryOperations } from './inventory.ts';
import { orderOperations } from './orders.ts';
import { paymentOperations } from './payments.ts';
import { permissionOperations } from './permissions.ts';
import { reviewOperations } from './written-reviews.ts';

/** The commerce port on a commercetools project, for one storefront and the language of its responses. */
export function commercetoolsCommerce(
  project: ByProjectKeyRequestBuilder,
  store: Store,
  language: Language,
): Commerce {
  const settings = { store, language };
  return {
    ...cartOperations(project, settings),
    ...deliveryOperations(project, settings),
    ...paymentOperations(project),
    ...orderOperations(project, settings),
    ...customObjectOperations(project),
    ...inventoryOperations(project),
    ...permissionOperations(project, settings),
    ...reviewOperations(project),
  };
}
