import type { ByProjectKeyRequestBuilder } from '@commercetools/platform-sdk';
import type { Store } from '../../stores/types.ts';
import { cartOperations } from './carts.ts';
import type { Commerce } from './commerce.ts';
import { orderOperations } from './orders.ts';
import { paymentOperations } from './payments.ts';

/** The commerce port on a commercetools project, for one storefront. */
export function commercetoolsCommerce(project: ByProjectKeyRequestBuilder, store: Store): Commerce {
  return {
    ...cartOperations(project, store),
    ...paymentOperations(project),
    ...orderOperations(project, store),
  };
}
