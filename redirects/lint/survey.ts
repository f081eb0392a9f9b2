import { defaultLanguageOf } from '../../stores/languages.ts';
import type { Store, StoreId } from '../../stores/types.ts';
import { urlOf } from '../../stores/urls.ts';
import { type OwnAddress, readAddress, splitAddress } from '../address.ts';
import { follow, type Trail } from '../follow.ts';
import { groupBy } from '../group-by.ts';
import { reservedAt } from '../reserved-paths.ts';
import { lookUp } from '../resolve.ts';
import { indexRules, sourceId, sourceParts, type SourceParts } from '../rule-index.ts';
import { type StorePages, storePagesOf } from '../store-pages.ts';
import { countriesOf } from '../storefront-of.ts';
import type { Complaint } from './findings.ts';
import type { LintedRule, LintInput, Place } from './types.ts';

export type Survey = ReturnType<typeof surveyOf>;
export type SurveyedRule = Survey['rules'][number];
export type Check = (survey: Survey) => Iterable<Complaint>;

export function surveyOf(input: LintInput) {
  const { store, stores } = input.site;
  const readOwnAddress = (link: string): OwnAddress | null => {
    const address = readAddress(link, store, stores);
    return address.kind === 'ours' ? address : null;
  };
  const pagesOf = rememberedPages(input.builtPages);
  const sources = sourcesOf(input.rules);
  const hiddenPages = hiddenPagesOf(sources, pagesOf(store) ?? storePagesOf(store, []));
  const rightRules = input.rules.filter(({ rule }) => !hiddenPages.has(rule.fromPath));
  const followTrail = trailFollower({ ...input, rules: rightRules }, readOwnAddress, pagesOf);
  return {
    store,
    /** Where any storefront sells. */
    countries: countriesOf(stores),
    rules: sources.flatMap(({ rules }) => {
      const fallback = rules.some(({ rule }) => rule.conditions) ? 'fallback' : null;
      return rules.map(({ rule, origin }) => ({
        rule,
        at: placeOf(origin),
        /** Its country, or `fallback`; null if no rule of the source has one. */
        country: rule.conditions?.country ?? fallback,
        /** Its target, if it is on one of the storefronts. */
        address: readOwnAddress(rule.toPath),
        /** Where its target is redirected by rules that hide no page; `:splat` is replaced by an example. */
        trail: followTrail(rule.toPath.replace(':splat', 'splat'), rule.conditions?.country ?? null),
      }));
    }),
    sources,
    /** Sources that are the same except for their spelling. */
    addresses: addressesOf(sources),
    /** Existing things hidden by sources, by their spelling; checks of addresses ignore these rules. */
    hiddenPages,
    links: input.links,
    variants: input.variants,
    followTrail,
    readOwnAddress,
    pagesOf,
  };
}

export const aboutRule = ({ rule, country, at }: SurveyedRule) => ({ subject: rule.fromPath, country, at });

export const aboutSource = ({ fromPath, rules: [{ origin }] }: Source) => ({
  subject: fromPath,
  country: null,
  at: placeOf(origin),
});

export function placeWords(place: Place | null): string {
  if (!place) return 'another rule';
  return 'line' in place ? `${place.file}:${place.line}` : `"${place.link}" in ${place.file}`;
}

function placeOf(origin: Place | null): Place | null {
  if (!origin) return null;
  const { file } = origin;
  return 'line' in origin ? { file, line: origin.line } : { file, link: origin.link };
}

/** The pages of a storefront; null if it is unknown what it builds. */
function rememberedPages(builtPages: LintInput['builtPages']): (store: Store) => StorePages | null {
  const known = new Map<StoreId, StorePages>();
  return (store) => {
    const pageKeys = builtPages.get(store.id);
    if (!pageKeys) return null;
    const pages = known.get(store.id) ?? storePagesOf(store, pageKeys);
    known.set(store.id, pages);
    return pages;
  };
}

/**
 * Follows addresses from rule to rule, even from one storefront to another: all of them serve the same table, except
 * for the addresses of their pages.
 */
function trailFollower(
  { site, rules }: LintInput,
  readOwnAddress: (address: string) => OwnAddress | null,
  pagesOf: ReturnType<typeof rememberedPages>,
): (address: string, country: string | null) => Trail<{ readonly target: string }> {
  const pageAt = pagesOf(site.store)?.pageAt;
  const index = indexRules(
    rules.map(({ rule }) => rule),
    site.store.urls.trailingSlash,
  );
  const onStore = (store: Store, target: string): string => {
    if (store === site.store) return target;
    const { path, query, hash } = splitAddress(target);
    const page = pageAt?.get(path);
    return page ? urlOf(store, defaultLanguageOf(store), page) + query + hash : store.origin + target;
  };
  return (first, country) =>
    follow(first, (address) => {
      const own = readOwnAddress(address);
      if (!own || (own.store !== site.store && pagesOf(own.store)?.pageAt.has(own.path))) return null;
      const { found } = lookUp(index, { path: own.path, query: own.query, country });
      return (
        found && { target: found.target.startsWith('/') ? onStore(own.store, found.target) : found.target }
      );
    });
}

/** All rules whose source has the same spelling, in order. */
interface Source {
  readonly fromPath: string;
  /** Null if the source can never match. */
  readonly parts: SourceParts | null;
  readonly rules: readonly [LintedRule, ...LintedRule[]];
}

function sourcesOf(rules: readonly LintedRule[]): Source[] {
  const bySpelling = groupBy(rules, ({ rule }) => rule.fromPath);
  return [...bySpelling].map(([fromPath, ofSource]) => ({
    fromPath,
    parts: sourceParts(fromPath),
    rules: ofSource,
  }));
}

/** Sources that match the same addresses, in any spelling. */
const addressesOf = (sources: readonly Source[]): [Source, ...Source[]][] => [
  ...groupBy(
    sources.filter(({ parts }) => parts),
    ({ parts }) => (parts ? sourceId(parts) : ''),
  ).values(),
];

/** The path of a page or a file of the storefront, by the spelling of the source that hides it. */
function hiddenPagesOf(sources: readonly Source[], { pathAt }: StorePages): ReadonlyMap<string, string> {
  const examples = pagesBelow(pathAt);
  return new Map(
    sources.flatMap(({ fromPath, parts }): [string, string][] => {
      if (!parts) return [];
      const hidden = reservedAt(parts.key) ?? (parts.isPrefix ? examples : pathAt).get(parts.key);
      return hidden === undefined ? [] : [[fromPath, hidden]];
    }),
  );
}

/** For the key of every page and of every folder above one: the path of a page at or below it. */
function pagesBelow(pathAt: StorePages['pathAt']): ReadonlyMap<string, string> {
  const examples = new Map<string, string>();
  for (const [key, path] of pathAt) {
    for (let folder = key; !examples.has(folder); folder = folder.slice(0, folder.lastIndexOf('/'))) {
      examples.set(folder, path);
      if (folder === '') break;
    }
  }
  return examples;
}
