import type { ProjectDescription } from './description.ts';
import type { FoundProject } from './read.ts';
import { withReferences } from './references.ts';

/** References by key become references by ID, as commercetools answers them. */
const byId = (value: unknown): unknown => withReferences(value, ({ typeId, key }) => ({ typeId, id: key }));

const resources = (drafts: readonly { readonly key: string }[], defaults: object = {}) =>
  drafts.map((draft) => ({ ...defaults, ...(byId(draft) as object), id: draft.key, version: 1 }));

/** A project that has what a description says, and nothing else: its keys are its IDs. */
export function projectMadeFrom(description: ProjectDescription, key = 'project'): FoundProject {
  const { project, types, taxCategories, zones, states, stores, productTypes } = description;
  const methods = resources(description.shippingMethods) as unknown as FoundProject['shippingMethods'];
  return {
    project: { key, version: 1, ...project },
    types: resources(types),
    taxCategories: resources(taxCategories),
    zones: resources(zones),
    states: resources(states),
    stores: resources(stores),
    productTypes: resources(productTypes),
    shippingMethods: methods.map((method) => ({
      ...method,
      zoneRates: method.zoneRates.map((rate) => ({
        ...rate,
        shippingRates: rate.shippingRates.map((each) => ({ ...each, tiers: [] })),
      })),
    })),
    subscriptions: resources([description.subscription], { destination: {} }),
    clients: description.clients.map(({ name, scopes }) => ({
      id: name,
      name,
      scope: scopes.map((scope) => `${scope}:${key}`).join(' '),
    })),
  } as unknown as FoundProject;
}
