import type { Destination, ZoneDraft } from '@commercetools/platform-sdk';
import type { ProjectDescription } from './description.ts';
import { clashes, productTypeDifference, typeDifference } from './differences/definitions.ts';
import { shippingMethodDifference, taxCategoryDifference, zoneDifference } from './differences/delivery.ts';
import {
  clientDifference,
  projectDifference,
  stateDifference,
  storeDifference,
  subscriptionDifference,
} from './differences/settings.ts';
import type { Change, Difference, FoundProject } from './found.ts';

/** The parts of a project, in the order in which they need one another, and what one of them is called. */
export const kinds = {
  project: 'project',
  types: 'type',
  taxCategories: 'tax category',
  zones: 'zone',
  states: 'state',
  stores: 'Store',
  productTypes: 'product type',
  shippingMethods: 'shipping method',
  subscriptions: 'subscription',
  clients: 'API client',
} as const;
export type Kind = keyof typeof kinds;

/** What has to be done with one part of a project. */
export type Step = { readonly kind: Kind; readonly key: string } & (
  | { readonly does: 'create'; readonly draft: object }
  | {
      readonly does: 'change';
      readonly id: string;
      readonly version: number;
      readonly changes: readonly Change[];
    }
  | { readonly does: 'conflict'; readonly says: readonly string[] }
  | { readonly does: 'leave'; readonly says?: string }
);

interface Draft {
  readonly key: string;
  readonly name?: unknown;
}
interface Resource {
  readonly id: string;
  readonly version: number;
  readonly key?: string;
  readonly name?: unknown;
}

/**
 * What to do so that a project has what its description says, in an order in which it can be done. Nothing is ever
 * deleted, and what the description does not mention stays.
 * @param destination where events go; undefined if the operator does not say so now.
 */
export function planOf(
  description: ProjectDescription,
  found: FoundProject,
  destination?: Destination,
): readonly Step[] {
  const keys = new Map(
    [found.types, found.taxCategories, found.zones, found.productTypes]
      .flat()
      .map(({ id, key }) => [id, key ?? id] as const),
  );
  const keyOf = (id: string) => keys.get(id) ?? id;
  const { project } = found;
  const zones = zoneSteps(description, found);
  return [
    ...changing(
      'project',
      project.key,
      project.key,
      project.version,
      projectDifference(description.project, project),
    ),
    ...eachOf('types', description.types, found.types, (wanted, type) => typeDifference(wanted, type, keyOf)),
    ...eachOf('taxCategories', description.taxCategories, found.taxCategories, taxCategoryDifference),
    ...zones,
    ...eachOf('states', description.states, found.states, stateDifference),
    ...eachOf('stores', description.stores, found.stores, storeDifference),
    ...productTypeSteps(description, found, keyOf),
    ...eachOf(
      'shippingMethods',
      methodsBeside(description, found, zones),
      found.shippingMethods,
      (wanted, method) => shippingMethodDifference(wanted, method, keyOf),
    ),
    ...subscriptionSteps(description, found, destination),
    ...clientSteps(description, found),
  ];
}

/** The steps of everything of one kind. A resource without a key is known by its name, and gets the key. */
function eachOf<Wanted extends Draft, Found extends Resource>(
  kind: Kind,
  wanted: readonly Wanted[],
  found: readonly Found[],
  differenceOf: (wanted: Wanted, found: Found) => Difference,
): Step[] {
  return wanted.flatMap((draft): Step[] => {
    const { key } = draft;
    const known =
      found.find((resource) => resource.key === key) ??
      found.find((resource) => resource.key === undefined && resource.name === draft.name);
    if (!known) return [{ kind, key, does: 'create', draft }];
    const { changes, conflicts } = differenceOf(draft, known);
    const naming = { says: `give it the key ${key}`, action: { action: 'setKey', key } };
    const all = known.key === undefined ? [naming, ...changes] : changes;
    return changing(kind, key, known.id, known.version, { changes: all, conflicts });
  });
}

function changing(kind: Kind, key: string, id: string, version: number, difference: Difference): Step[] {
  const { changes, conflicts } = difference;
  const steps: Step[] = [];
  if (changes.length > 0) steps.push({ kind, key, does: 'change', id, version, changes });
  if (conflicts.length > 0) steps.push({ kind, key, does: 'conflict', says: conflicts });
  return steps.length > 0 ? steps : [{ kind, key, does: 'leave' }];
}

/** A product type is created without the attributes that it cannot have. */
function productTypeSteps(
  { productTypes }: ProjectDescription,
  found: FoundProject,
  keyOf: (id: string) => string,
): Step[] {
  return productTypes.flatMap((type) => {
    const impossible = clashes(type, found.productTypes, keyOf);
    const possible = { ...type, attributes: type.attributes.filter(({ name }) => !impossible.has(name)) };
    const steps = eachOf('productTypes', [possible], found.productTypes, (wanted, known) =>
      productTypeDifference(wanted, known, keyOf),
    );
    if (impossible.size === 0) return steps;
    const says = [...impossible.values()];
    return [
      ...steps.filter(({ does }) => does !== 'leave'),
      { kind: 'productTypes', key: type.key, does: 'conflict', says },
    ];
  });
}

/** A zone that is created takes no place that belongs to another one. */
function zoneSteps({ zones }: ProjectDescription, found: FoundProject): Step[] {
  return eachOf('zones', zones, found.zones, (wanted, zone) =>
    zoneDifference(wanted, zone, found.zones),
  ).flatMap((step): Step[] => {
    if (step.does !== 'create') return [step];
    const { conflicts } = zoneDifference(step.draft as ZoneDraft, undefined, found.zones);
    return conflicts.length > 0
      ? [{ kind: 'zones', key: step.key, does: 'conflict', says: conflicts }]
      : [step];
  });
}

/** One shipping method is the default: that of the project, if it has one. None delivers to a zone that cannot be created. */
function methodsBeside(
  { shippingMethods }: ProjectDescription,
  found: FoundProject,
  zoneSteps: readonly Step[],
) {
  const hasDefault = found.shippingMethods.some(({ isDefault }) => isDefault);
  const impossible = zoneSteps.flatMap(({ does, key }) =>
    does === 'conflict' && found.zones.every((zone) => zone.key !== key) ? [key] : [],
  );
  return shippingMethods.map((method) => ({
    ...method,
    isDefault: method.isDefault && !hasDefault,
    zoneRates: method.zoneRates.filter(({ zone }) => !impossible.includes(zone.key ?? '')),
  }));
}

function subscriptionSteps(
  { subscription }: ProjectDescription,
  { subscriptions }: FoundProject,
  destination: Destination | undefined,
): Step[] {
  const { key } = subscription;
  const drafts = destination || subscriptions.some((each) => each.key === key) ? [subscription] : [];
  if (drafts.length === 0)
    return [
      {
        kind: 'subscriptions',
        key,
        does: 'leave',
        says: 'there is none, because no destination is named (--events): pages follow changes only every night',
      },
    ];
  return eachOf('subscriptions', drafts, subscriptions, (wanted, known) =>
    subscriptionDifference(wanted, known, destination),
  ).map((step) => (step.does === 'create' ? { ...step, draft: { ...step.draft, destination } } : step));
}

function clientSteps({ clients }: ProjectDescription, { clients: found, project }: FoundProject): Step[] {
  return clients.map((client): Step => {
    const { name: key, scopes } = client;
    const kind = 'clients';
    if (!found)
      return {
        ...{ kind, key, does: 'conflict' },
        says: [
          'The administrator’s client lacks the scope manage_api_clients, so API clients are not created.',
        ],
      };
    const known = found.find(({ name }) => name === key);
    const scope = scopes.map((each) => `${each}:${project.key}`).join(' ');
    if (!known) return { kind, key, does: 'create', draft: { name: key, scope } };
    const { conflicts } = clientDifference(client, known, project.key);
    return conflicts.length > 0
      ? { kind, key, does: 'conflict', says: conflicts }
      : { kind, key, does: 'leave' };
  });
}
