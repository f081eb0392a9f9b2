import type { ByProjectKeyRequestBuilder } from '@commercetools/platform-sdk';
import type { Store } from '../stores/types.ts';
import type { Commerce } from './commerce.ts';
import { customObjectOperations } from './custom-objects.ts';
import type { ViewSettings } from './mapping/cart.ts';
import { nullWhenNotFound, refuse } from './mapping/errors.ts';
import type { Scope } from './project/clients.ts';
import { unlessChanged } from './version-conflicts.ts';

/** The ID of nothing: commercetools looks for it only after it knows that the client may change such a thing. */
const nothing = { ID: '00000000-0000-4000-8000-000000000000' };
const noChange = { body: { version: 1, actions: [] } };
const first = { queryArgs: { limit: 1, withTotal: false } };

/** For each scope of the project's API clients, a request that needs it and changes nothing; it may find nothing. */
export function scopeTrials(
  project: ByProjectKeyRequestBuilder,
  { countries: [{ code, currency }] }: Pick<Store, 'countries'>,
) {
  const place = { queryArgs: { country: code.toUpperCase(), currency } };
  const noObject = { container: 'doctor', key: 'nothing' };
  return {
    view_products: () => project.productProjections().get(first).execute(),
    view_categories: () => project.categories().get(first).execute(),
    view_shipping_methods: () => project.shippingMethods().matchingLocation().get(place).execute(),
    view_discount_codes: () => project.discountCodes().get(first).execute(),
    manage_orders: () => project.carts().withId(nothing).post(noChange).execute(),
    manage_payments: () => project.payments().withId(nothing).post(noChange).execute(),
    manage_products: () => project.inventory().withId(nothing).post(noChange).execute(),
    manage_key_value_documents: () =>
      project.customObjects().withContainerAndKey(noObject).delete().execute(),
  } satisfies Readonly<Record<Scope, () => Promise<unknown>>>;
}

/** The part of `Commerce` that finds out what the API client may do, which is what its scopes say, and how the project is. */
export function permissionOperations(project: ByProjectKeyRequestBuilder, { store }: ViewSettings) {
  const trials = scopeTrials(project, store);
  return {
    async checkReads() {
      await Promise.all([
        trials.view_products(),
        trials.view_discount_codes(),
        trials.view_shipping_methods(),
        project.orders().get(first).execute(),
        project.payments().get(first).execute(),
      ]).catch(refuse);
    },

    async checkWrites() {
      await Promise.all([
        trials.manage_orders().catch(nullWhenNotFound),
        trials.manage_payments().catch(nullWhenNotFound),
        trials.manage_products().catch(nullWhenNotFound),
        // Where there is no such project, all else is only not found.
        unlessChanged(() => customObjectOperations(project).putObject('readiness', store.id, {})),
      ]);
    },
  } satisfies Partial<Commerce>;
}
