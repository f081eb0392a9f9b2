import type { ByProjectKeyRequestBuilder } from '@commercetools/platform-sdk';
import { isShopError } from '../contract/shop-error.ts';
import type { Commerce } from './commerce.ts';
import { customObjectOperations } from './custom-objects.ts';
import type { ViewSettings } from './mapping/cart.ts';
import { nullWhenNotFound, refuse } from './mapping/errors.ts';

/** The ID of nothing: commercetools looks for it only after it knows that the client may change such a thing. */
const nothing = { ID: '00000000-0000-4000-8000-000000000000' };
const noChange = { body: { version: 1, actions: [] } };

/** The part of `Commerce` that finds out what the API client may do, which is what its scopes say, and how the project is. */
export function permissionOperations(project: ByProjectKeyRequestBuilder, { store }: ViewSettings) {
  const [{ code, currency }] = store.countries;
  return {
    async checkReads() {
      const first = { queryArgs: { limit: 1, withTotal: false } };
      const place = { queryArgs: { country: code.toUpperCase(), currency } };
      await Promise.all([
        project.productProjections().get(first).execute(),
        project.orders().get(first).execute(),
        project.payments().get(first).execute(),
        project.discountCodes().get(first).execute(),
        project.shippingMethods().matchingLocation().get(place).execute(),
      ]).catch(refuse);
    },

    async checkWrites() {
      await Promise.all([
        project.carts().withId(nothing).post(noChange).execute().catch(nullWhenNotFound),
        project.payments().withId(nothing).post(noChange).execute().catch(nullWhenNotFound),
        project.inventory().withId(nothing).post(noChange).execute().catch(nullWhenNotFound),
        customObjectOperations(project).putObject('readiness', store.id, {}).catch(unlessConflict),
      ]);
    },
  } satisfies Partial<Commerce>;
}

/** Another process of the shop was faster. @throws ShopError for everything else. */
function unlessConflict(error: unknown): void {
  if (!isShopError(error, 'VersionConflict')) throw error;
}
