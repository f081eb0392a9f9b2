import { brand } from '../brands/build.ts';
import { optionalCategories } from '../src/consent/consent-record.ts';
import {
  type ConsentCategory,
  type EntryKind,
  fallbackDays,
  inventory,
  type InventoryName,
  inventoryNames,
  type OptionalCategory,
} from '../src/consent/inventory.ts';
import type { BuildEnvironment } from './environment.ts';
import { ownServicesIn } from './telemetry.ts';
import type { Language } from '../stores/types.ts';
import { flatTexts, type Texts } from './texts.ts';

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
  klaviyo: {
    categories: ['marketing'],
    entries: ['newsletter-reader', '__kla_id', '_kx', 'klaviyoOnsite', 'klaviyoPagesVisitCount*'],
  },
  awin: { categories: ['marketing'], entries: ['awc'] },
  cj: { categories: ['marketing'], entries: ['cje'] },
  /** Products that visitors save, where the brand has a page for them. */
  'saved-list': { categories: ['functional'], entries: ['saved-list', 'saved-for-visit'] },
  /** Which reviews visitors found helpful, where the brand has a page on which they are written. */
  reviews: { categories: ['functional'], entries: ['helpful-reviews'] },
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
  telemetry: { environment, errors, tagManager, affiliates, klaviyo },
}: Pick<BuildEnvironment, 'store' | 'telemetry'>): readonly ConsentService[] {
  return [
    ...(Object.keys(store.searchKeys).length > 0 ? ['search' as const] : []),
    ...('saved' in store.paths ? ['saved-list' as const] : []),
    ...('review' in store.paths ? ['reviews' as const] : []),
    ...(errors ? ['visits' as const] : []),
    ...(tagManager ? ['tag-manager' as const] : []),
    ...affiliates,
    ...(klaviyo ? ['klaviyo' as const] : []),
    ...ownServicesIn(environment).map(({ id }) => id),
  ];
}

function usedNames(used: readonly ConsentService[]): readonly InventoryName[] {
  const unused = serviceList.filter(([service]) => !used.some((name) => name === service));
  const absent = new Set(unused.flatMap(([, { entries }]) => entries));
  return inventoryNames.filter((name) => !absent.has(name));
}

/** The categories that a build with these services has to ask for, in the order in which it asks. */
export function categoriesOf(used: readonly ConsentService[]): readonly OptionalCategory[] {
  const needed = new Set<ConsentCategory>([
    ...usedNames(used).map((name) => inventory[name].category),
    ...serviceList.flatMap(([service, { categories }]) => (used.includes(service) ? categories : [])),
  ]);
  return optionalCategories.filter((category) => needed.has(category));
}

/**
 * The inventory of everything that a build with these services stores in a browser, as Markdown for the data protection
 * page: a table of what needs no consent, and one for each category that is asked for.
 * @param consentTexts of `consent.json`.
 * @throws Error with the key of a text that is missing, e.g. the purpose of a new entry.
 */
export function storedEntries(
  consentTexts: Texts,
  language: Language,
  services: readonly ConsentService[],
): string {
  const texts = new Map(flatTexts(consentTexts));
  const textOf = (key: string): string => {
    const text = texts.get(key);
    if (text === undefined)
      throw new Error(
        `locales/en/consent.json has no ${key}. What the brand’s services store stands in its own.`,
      );
    return text;
  };
  const days = (count: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count);
  const lifetimeOf = ({ store, days: count }: EntryKind): string => {
    if (count !== undefined) return days(count);
    return textOf(store === 'local' ? 'register.untilDeleted' : 'register.tab');
  };
  const names = usedNames(services);
  /** One table, or none if there is nothing to list. */
  const tableOf = (category: ConsentCategory): string[] => {
    const rows = names
      .map((name) => ({ name, kind: inventory[name] }))
      .filter(({ kind }) => kind.category === category)
      .map(({ name, kind }) => [
        `${textOf(`register.entries.${name}.what`)} (\`${name}\`)`,
        textOf(`register.entries.${name}.why`),
        `${textOf(`register.stores.${kind.store}`)}: ${lifetimeOf(kind)}`,
      ]);
    const head = ['what', 'why', 'where'].map((column) => textOf(`register.${column}`));
    return rows.length === 0 ? [] : [[head, ['---', '---', '---'], ...rows].map(rowText).join('\n')];
  };
  const forMarketing = serviceList.filter(
    ([id, { categories }]) => services.includes(id) && categories.includes('marketing'),
  );
  // Partners then learn nothing about orders.
  const isOnlyForNewsletter = forMarketing.every(([id]) => id === 'klaviyo');
  const optional = categoriesOf(services).flatMap((category) => [
    [
      `**${textOf(`categories.${category}.name`)}**`,
      ...(category === 'marketing' && isOnlyForNewsletter ? [] : [textOf(`categories.${category}.text`)]),
      ...(category === 'marketing' && services.includes('klaviyo')
        ? [textOf('categories.marketing.newsletter')]
        : []),
    ].join(' '),
    ...tableOf(category),
  ]);
  return [
    ...tableOf('strict'),
    textOf('register.fallback').replace('{{life}}', days(fallbackDays)),
    textOf('register.necessary'),
    ...(optional.length > 0 ? [textOf('register.optional'), ...optional] : []),
  ].join('\n\n');
}

const rowText = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
