import type { ByProjectKeyRequestBuilder, ProductType } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { everyPage, pageQuery } from '../catalogue.ts';
import { thrownStatus } from '../mapping/errors.ts';
import type { FoundProject } from './found.ts';
import type { Kind } from './plan.ts';

/** A list of resources, and what creates and changes one of them; the SDK has one for each kind. */
interface Endpoint {
  get(args: { queryArgs: typeof pageQuery & { where?: string } }): {
    execute(): Promise<{ body: { results: { readonly id: string }[] } }>;
  };
  post(args: { body: never }): { execute(): Promise<{ body: object }> };
}

/** Where each kind of resource is, except for the project itself. */
export const endpointsOf = (api: ByProjectKeyRequestBuilder) =>
  ({
    types: api.types(),
    taxCategories: api.taxCategories(),
    zones: api.zones(),
    states: api.states(),
    stores: api.stores(),
    productTypes: api.productTypes(),
    shippingMethods: api.shippingMethods(),
    subscriptions: api.subscriptions(),
    clients: api.apiClients(),
  }) satisfies Record<Exclude<Kind, 'project'>, Endpoint>;

/** As much of an answer as shows that it is commercetools' own. */
const projectSchema = z.looseObject({
  key: z.string(),
  version: z.number(),
  languages: z.array(z.string()),
  currencies: z.array(z.string()),
  countries: z.array(z.string()),
  carts: z.looseObject({}).default({}),
});
const pageSchema = z.object({ results: z.array(z.looseObject({ id: z.string() })) });

/**
 * Reads what a project has of everything that a description speaks of.
 * @throws ShopError whose cause is what the SDK threw; ZodError if whoever answers is not commercetools.
 */
export async function readProject(api: ByProjectKeyRequestBuilder): Promise<FoundProject> {
  const endpoints = endpointsOf(api);
  const every = async (endpoint: Endpoint): Promise<never> => {
    const resources = await everyPage(async ({ where }) => {
      const queryArgs = { ...pageQuery, ...(where !== undefined && { where }) };
      return { body: pageSchema.parse((await endpoint.get({ queryArgs }).execute()).body) };
    });
    return resources as never;
  };
  const project = projectSchema.parse((await api.get().execute()).body) as unknown as FoundProject['project'];
  return {
    project,
    types: await every(endpoints.types),
    taxCategories: await every(endpoints.taxCategories),
    zones: await every(endpoints.zones),
    states: await every(endpoints.states),
    stores: await every(endpoints.stores),
    productTypes: await every(endpoints.productTypes),
    shippingMethods: await every(endpoints.shippingMethods),
    subscriptions: await every(endpoints.subscriptions),
    clients: await every(endpoints.clients).catch(nullIfForbidden),
  };
}

/** Who may do everything else with a project may need one more scope to see its API clients. */
function nullIfForbidden(error: unknown): null {
  if (thrownStatus(error) === 403) return null;
  throw error;
}

/** The IDs of a project's product types, by their keys. */
export const productTypeIds = (productTypes: readonly ProductType[]): Map<string, string> =>
  new Map(productTypes.flatMap(({ id, key }) => (key === undefined ? [] : [[key, id] as const])));
