import { brand } from '../brands/build.ts';
import { optionalCategories } from '../src/consent/consent-record.ts';
import type { ConsentCategory, OptionalCategory } from '../src/consent/inventory.ts';
import { inventoryNames, type InventoryName, kindOf } from '../src/consent/library-entries.ts';
import type { BuildEnvironment } from './environment.ts';
import { ownServicesIn } from './own-services.ts';

/** What a service needs consent for, and the entries that only builds with this service store. */
interface Service {
  readonly categories: readonly ConsentCategory[];
  readonly entries: readonly InventoryName[];
}

const services = {
  /** Measures page loads and records visits (`src/telemetry/watch-visit.ts`); reports of errors need no consent. */
  visits: { categories: ['statistics'], entries: [] },
  'tag-manager': {
    categories: ['statistics', 'marketing'],
    entries: ['_ga', '_ga_*', '_gcl_*', 'waiting-events', 'waiting-events-marketing'],
  },
  awin: { categories: ['marketing'], entries: ['awc'] },
  cj: { categories: ['marketing'], entries: ['cje'] },
  search: {
    categories: ['functional', 'statistics'],
    entries: [
      'klevu-user-session',
      'klevu-user-ip',
      'klevu-pending-analytics',
      'klevu-last-clicks',
      'klevu-last-searches',
      'klevu-last-clicks-cat',
      'klevu-kmc-data',
    ],
  },
} as const satisfies Record<string, Service>;

/** What a build may configure that works only with consent: one of these, or a service of the brand's own by its ID. */
export type ConsentService = keyof typeof services | (string & {});
const serviceList: readonly (readonly [string, Service])[] = [
  ...Object.entries(services),
  ...(brand.services ?? []).map(({ id, needs, entries = {} }): [string, Service] => [
    id,
    { categories: needs, entries: Object.keys(entries) as InventoryName[] },
  ]),
];

/** The services that a build configures; a storefront without an index has no search. */
export function servicesOf({
  store,
  telemetry: { environment, errors, tagManager, affiliates },
}: Pick<BuildEnvironment, 'store' | 'telemetry'>): readonly ConsentService[] {
  return [
    ...(Object.keys(store.searchKeys).length > 0 ? ['search' as const] : []),
    ...(errors ? ['visits' as const] : []),
    ...(tagManager ? ['tag-manager' as const] : []),
    ...affiliates,
    ...ownServicesIn(environment).map(({ id }) => id),
  ];
}

/** The names of the inventory that a build with these services stores. */
export function usedNames(used: readonly ConsentService[]): readonly InventoryName[] {
  const unused = serviceList.filter(([service]) => !used.some((name) => name === service));
  const absent = new Set(unused.flatMap(([, { entries }]) => entries));
  return inventoryNames.filter((name) => !absent.has(name));
}

/** The categories that a build with these services has to ask for, in the order in which it asks. */
export function categoriesOf(used: readonly ConsentService[]): readonly OptionalCategory[] {
  const needed = new Set<ConsentCategory>([
    ...usedNames(used).map((name) => kindOf(name).category),
    ...serviceList.flatMap(([service, { categories }]) => (used.includes(service) ? categories : [])),
  ]);
  return optionalCategories.filter((category) => needed.has(category));
}
