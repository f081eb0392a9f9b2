import type { Destination, ZoneDraft } from '@commercetools/platform-sdk';
import type { ProjectDescription } from './description.ts';
import { clashes, productTypeDifferences, typeDifferences } from './differences/definitions.ts';
import {
  shippingMethodDifferences,
  taxCategoryDifferences,
  zoneDifferences,
} from './differences/delivery.ts';
import type { Change, Difference } from './differences/difference.ts';
import {
  clientDifferences,
  projectDifferences,
  stateDifferences,
  storeDifferences,
  subscriptionDifferences,
} from './differences/settings.ts';
import type { FoundProject } from './read.ts';

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
} as const satisfies Readonly<Record<keyof FoundProject, string>>;
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
interface Resource extends Partial<Draft> {
  readonly id: string;
  readonly version: number;
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
  const { key, version } = found.project;
  const zones = zoneSteps(description, found);
  return [
    ...changing('project', key, key, version, projectDifferences(description.project, found.project)),
    ...eachOf('types', description.types, found.types, (wanted, type) =>
      typeDifferences(wanted, type, keyOf),
    ),
    ...eachOf('taxCategories', description.taxCategories, found.taxCategories, taxCategoryDifferences),
    ...zones,
    ...eachOf('states', description.states, found.states, stateDifferences),
    ...eachOf('stores', description.stores, found.stores, storeDifferences),
    ...productTypeSteps(description, found, keyOf),
    ...eachOf(
      'shippingMethods',
      methodsBeside(description, found, zones),
      found.shippingMethods,
      (wanted, method) => shippingMethodDifferences(wanted, method, keyOf),
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
  differencesOf: (wanted: Wanted, found: Found) => Difference[],
): Step[] {
  return wanted.flatMap((draft): Step[] => {
    const { key, name } = draft;
    const known =
      found.find((resource) => resource.key === key) ??
      found.find((resource) => resource.key === undefined && resource.name === name);
    if (!known) return [{ kind, key, does: 'create', draft }];
    const differences = differencesOf(draft, known);
    if (known.key === undefined)
      differences.unshift({ says: `give it the key ${key}`, action: { action: 'setKey', key } });
    return changing(kind, key, known.id, known.version, differences);
  });
}

function changing(
  kind: Kind,
  key: string,
  id: string,
  version: number,
  differences: readonly Difference[],
): Step[] {
  const changes = differences.filter((each) => typeof each !== 'string');
  const says = differences.filter((each) => typeof each === 'string');
  const steps: Step[] = [];
  if (changes.length > 0) steps.push({ kind, key, does: 'change', id, version, changes });
  if (says.length > 0) steps.push({ kind, key, does: 'conflict', says });
  return steps.length > 0 ? steps : [{ kind, key, does: 'leave' }];
}

/** A product type is created without the attributes that it cannot have. */
const productTypeSteps = (
  { productTypes }: ProjectDescription,
  found: FoundProject,
  keyOf: (id: string) => string,
): Step[] =>
  productTypes.flatMap((type) => {
    const impossible = clashes(type, found.productTypes, keyOf);
    const possible = { ...type, attributes: type.attributes.filter(({ name }) => !impossible.has(name)) };
    const steps = eachOf('productTypes', [possible], found.productTypes, (wanted, known) =>
      productTypeDifferences(wanted, known, keyOf),
    );
    if (impossible.size === 0) return steps;
    const says = [...impossible.values()];
    return [
      ...steps.filter(({ does }) => does !== 'leave'),
      { kind: 'productTypes', key: type.key, does: 'conflict', says },
    ];
  });

/** A zone that is created takes no place that belongs to another one. */
const zoneSteps = ({ zones }: ProjectDescription, found: FoundProject): Step[] =>
  eachOf('zones', zones, found.zones, (wanted, zone) => zoneDifferences(wanted, zone, found.zones)).map(
    (step): Step => {
      if (step.does !== 'create') return step;
      const says = zoneDifferences(step.draft as ZoneDraft, undefined, found.zones).filter(
        (each) => typeof each === 'string',
      );
      return says.length > 0 ? { kind: 'zones', key: step.key, does: 'conflict', says } : step;
    },
  );

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
    zoneRates: method.zoneRates.filter(({ zone }) => !impossible.includes(zone.key)),
  }));
}

function subscriptionSteps(
  { subscription }: ProjectDescription,
  { subscriptions }: FoundProject,
  destination: Destination | undefined,
): Step[] {
  const { key } = subscription;
  if (!destination && subscriptions.every((each) => each.key !== key)) {
    const says =
      'there is none, because no destination is named (--events): pages follow changes only every night';
    return [{ kind: 'subscriptions', key, does: 'leave', says }];
  }
  return eachOf('subscriptions', [{ ...subscription, destination }], subscriptions, (wanted, known) =>
    subscriptionDifferences(wanted, known, destination),
  );
}

const clientSteps = ({ clients }: ProjectDescription, { clients: found, project }: FoundProject): Step[] =>
  clients.map((client): Step => {
    const step = { kind: 'clients', key: client.name } as const;
    if (!found) {
      const says =
        'The administrator’s client lacks the scope manage_api_clients, so API clients are not created.';
      return { ...step, does: 'conflict', says: [says] };
    }
    const known = found.find(({ name }) => name === client.name);
    const scope = client.scopes.map((each) => `${each}:${project.key}`).join(' ');
    if (!known) return { ...step, does: 'create', draft: { name: client.name, scope } };
    const says = clientDifferences(client, known.scope, project.key);
    return says.length > 0 ? { ...step, does: 'conflict', says } : { ...step, does: 'leave' };
  });
