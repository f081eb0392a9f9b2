import { defaultLanguageOf } from '../../stores/languages.ts';
import type { Store } from '../../stores/types.ts';
import { urlOf } from '../../stores/urls.ts';
import { type OwnAddress, readAddress, splitAddress } from '../address.ts';
import { follow, type Trail } from '../follow.ts';
import { groupBy } from '../group-by.ts';
import { reservedAt } from '../reserved-paths.ts';
import { lookUp } from '../resolve.ts';
import { indexRules, sourceParts, type SourceParts } from '../rule-index.ts';
import { type StorePages, storePagesOf } from '../store-pages.ts';
import { countriesOf } from '../storefront-of.ts';
import type { Complaint, Fault, LintedRule, LintInput } from './types.ts';

export type Survey = ReturnType<typeof surveyOf>;
type SurveyedRule = Survey['rules'][number];
export type Check = (survey: Survey) => Iterable<Complaint>;

/** What an address must not look like, with the words of `Fault`; the first that applies counts. */
export type Faults = readonly (readonly [pattern: RegExp, problem: string, remedy: string])[];

export function faultIn(text: string, faults: Faults): Fault | null {
  const [, problem, remedy] = faults.find(([pattern]) => pattern.test(text)) ?? [];
  return problem === undefined || remedy === undefined ? null : { problem, remedy };
}

export function surveyOf(input: LintInput) {
  const { store, stores } = input.site;
  const readOwnAddress = (link: string): OwnAddress | null => {
    const address = readAddress(link, store, stores);
    return address.kind === 'ours' ? address : null;
  };
  /** Those of the storefronts of which it is known what they build. */
  const pages = new Map(
    [...new Set([store, ...stores])].flatMap((each) => {
      const built = input.builtPages.get(each.id);
      return built ? [[each, storePagesOf(each, built)]] : [];
    }),
  );
  const sources = sourcesOf(input.rules);
  const hiddenPages = hiddenPagesOf(sources, pages.get(store)?.pathAt ?? new Map());
  const rightRules = input.rules.filter(({ rule }) => !hiddenPages.has(rule.fromPath));
  const followTrail = trailFollower({ ...input, rules: rightRules }, readOwnAddress, pages);
  return {
    /** Where any storefront sells. */
    countries: countriesOf(stores),
    rules: sources.flatMap(({ rules }) => {
      const fallback = rules.some(({ rule }) => rule.conditions) ? 'fallback' : null;
      return rules.map(({ rule, origin }) => ({
        rule,
        origin,
        /** Its country, or `fallback`; null if no rule of the source has one. */
        country: rule.conditions?.country ?? fallback,
        /** Its target, if it is on one of the storefronts. */
        address: readOwnAddress(rule.toPath),
        /** Where its target is redirected by rules that hide no page; `:splat` is replaced by an example. */
        trail: followTrail(rule.toPath.replace(':splat', 'splat'), rule.conditions?.country ?? null),
      }));
    }),
    sources,
    /** Existing things hidden by sources, by their spelling; checks of addresses ignore these rules. */
    hiddenPages,
    links: input.links,
    variants: input.variants,
    followTrail,
    readOwnAddress,
    pages,
  };
}

const placeOf = ({ file, link }: LintedRule['origin']) => ({ file, link });

export const aboutRule = ({ rule, country, origin }: SurveyedRule) => ({
  subject: rule.fromPath,
  country,
  at: placeOf(origin),
});

export const aboutSource = ({ fromPath, rules: [{ origin }] }: Source) => ({
  subject: fromPath,
  country: null,
  at: placeOf(origin),
});

/**
 * Follows addresses from rule to rule, even from one storefront to another: all of them serve the same table, except
 * for the addresses of their pages.
 */
function trailFollower(
  { site, rules }: LintInput,
  readOwnAddress: (address: string) => OwnAddress | null,
  pages: ReadonlyMap<Store, StorePages>,
): (address: string, country: string | null) => Trail<{ readonly target: string }> {
  const pageAt = pages.get(site.store)?.pageAt;
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
      if (!own || (own.store !== site.store && pages.get(own.store)?.pageAt.has(own.path))) return null;
      const { found } = lookUp(index, { path: own.path, query: own.query, country });
      return (
        found && { target: found.target.startsWith('/') ? onStore(own.store, found.target) : found.target }
      );
    });
}

/** All rules of one link, in order. */
interface Source {
  readonly fromPath: string;
  /** Null if the source can never match. */
  readonly parts: SourceParts | null;
  readonly rules: readonly [LintedRule, ...LintedRule[]];
}

const sourcesOf = (rules: readonly LintedRule[]): Source[] =>
  [...groupBy(rules, ({ rule, origin }) => `${origin.file} ${rule.fromPath}`).values()].map((ofLink) => {
    const { fromPath } = ofLink[0].rule;
    return { fromPath, parts: sourceParts(fromPath), rules: ofLink };
  });

/** The path of a page or a file of the storefront, by the spelling of the source that hides it. */
function hiddenPagesOf(
  sources: readonly Source[],
  pathAt: StorePages['pathAt'],
): ReadonlyMap<string, string> {
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
