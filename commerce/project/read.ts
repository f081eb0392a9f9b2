import type { ByProjectKeyRequestBuilder, Project } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { everyOne, type PageQuery } from '../every-one.ts';
import { thrownStatus } from '../mapping/errors.ts';

/** A list of resources, and what creates and changes one of them; the SDK has one for each kind. */
export interface Endpoint {
  get(args: { queryArgs: PageQuery }): {
    execute(): Promise<{ body: { results: { readonly id: string }[] } }>;
  };
  post(args: { body: never }): { execute(): Promise<{ body: object }> };
}

/** Where each kind of resource is, except for the project itself, in the order in which they are read. */
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
  }) satisfies Record<string, Endpoint>;

type Endpoints = ReturnType<typeof endpointsOf>;
type Listed<One extends Endpoint> = Awaited<ReturnType<ReturnType<One['get']>['execute']>>['body']['results'];

/** What a project has of the kinds that a description speaks of, as commercetools answers. */
export type FoundProject = { readonly project: Project } & {
  readonly [Kind in Exclude<keyof Endpoints, 'clients'>]: Readonly<Listed<Endpoints[Kind]>>;
} & {
  /** Null if whoever asks may not know them: who may do everything else may need one more scope for that. */
  readonly clients: Readonly<Listed<Endpoints['clients']>> | null;
};

/** As much of an answer as shows that it is commercetools' own. */
const projectSchema = z.looseObject({
  key: z.string(),
  version: z.number(),
  carts: z.looseObject({}).default({}),
});

/**
 * Reads what a project has of everything that a description speaks of.
 * @throws ShopError whose cause is what the SDK threw; ZodError if whoever answers is not commercetools.
 */
export async function readProject(api: ByProjectKeyRequestBuilder): Promise<FoundProject> {
  const found: Record<string, unknown> = { project: projectSchema.parse((await api.get().execute()).body) };
  for (const [kind, endpoint] of Object.entries<Endpoint>(endpointsOf(api)))
    found[kind] = await everyOne((queryArgs) => endpoint.get({ queryArgs })).catch((error: unknown) => {
      if (kind === 'clients' && thrownStatus(error) === 403) return null;
      throw error;
    });
  return found as FoundProject;
}
