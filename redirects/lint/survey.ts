import type { Store, StoreId } from '../../stores/types.ts';
import type { RedirectRule } from '../types.ts';
import type { Complaint } from './complaint.ts';
import { type LintedAddress, ownAddressReader } from './own-address.ts';
import { addressesOf, type Source, sourcesOf } from './sources.ts';
import { type HiddenPages, hiddenPagesOf } from './hidden-pages.ts';
import { type StorePages, storePagesOf } from './store-pages.ts';
import { type FollowTrail, type Trail, trailFollower } from './trail.ts';
import type { InternalLink, LintInput, Place } from './types.ts';

/** A rule and all that checks want to know about it. */
export interface SurveyedRule {
  readonly rule: RedirectRule;
  readonly at: Place | null;
  /** Its country, or `fallback`; null where no rule of the source has one. */
  readonly country: string | null;
  /** Its target, where that is on one of the storefronts. */
  readonly address: LintedAddress | null;
  /** Where its target goes on to by rules that hide no page; for `:splat` an example stands in. */
  readonly trail: Trail;
}

/** A table prepared for the checks: whatever several of them look up is looked up once. */
export interface Survey {
  readonly store: Store;
  readonly rules: readonly SurveyedRule[];
  /** By their spelling. */
  readonly sources: readonly Source[];
  /** Sources that are one and the same but for their spelling. */
  readonly addresses: readonly (readonly [Source, ...Source[]])[];
  /** What sources hide that is there, by their spelling; checks of addresses look past these rules. */
  readonly hiddenPages: HiddenPages;
  readonly links: readonly InternalLink[];
  readonly variants: LintInput['variants'];
  readonly followTrail: FollowTrail;
  readonly readOwnAddress: (address: string) => LintedAddress | null;
  /** Null when nobody knows what the storefront builds. */
  readonly pagesOf: (store: Store) => StorePages | null;
}

/** One check: a file of `checks/`. */
export type Check = (survey: Survey) => Iterable<Complaint>;

export function surveyOf(input: LintInput): Survey {
  const { store } = input.site;
  const readOwnAddress = ownAddressReader(input.site);
  const pagesOf = rememberedPages(input.builtPages);
  const sources = sourcesOf(input.rules);
  const hiddenPages = hiddenPagesOf(sources, pagesOf(store) ?? storePagesOf(store, []));
  const rightRules = input.rules.filter(({ rule }) => !hiddenPages.has(rule.fromPath));
  const followTrail = trailFollower({ ...input, rules: rightRules }, readOwnAddress, pagesOf);
  return {
    store,
    rules: sources.flatMap(({ rules }) => {
      const fallback = rules.some(({ rule }) => rule.conditions) ? 'fallback' : null;
      return rules.map(({ rule, origin }) => ({
        rule,
        at: placeOf(origin),
        country: rule.conditions?.country ?? fallback,
        address: readOwnAddress(rule.toPath),
        trail: followTrail(rule.toPath.replace(':splat', 'splat'), rule.conditions?.country ?? null),
      }));
    }),
    sources,
    addresses: addressesOf(sources),
    hiddenPages,
    links: input.links,
    variants: input.variants,
    followTrail,
    readOwnAddress,
    pagesOf,
  };
}

/** The part of a complaint that says which rule it is about. */
export const aboutRule = ({ rule, country, at }: SurveyedRule) => ({ subject: rule.fromPath, country, at });

/** The part of a complaint that says which source it is about. */
export const aboutSource = ({ fromPath, rules: [{ origin }] }: Source) => ({
  subject: fromPath,
  country: null,
  at: placeOf(origin),
});

/** A place in words, inside a sentence. */
export function placeWords(place: Place | null): string {
  if (!place) return 'another rule';
  return 'line' in place ? `${place.file}:${place.line}` : `"${place.link}" in ${place.file}`;
}

/** A place without what else an origin says. */
function placeOf(origin: Place | null): Place | null {
  if (!origin) return null;
  const { file } = origin;
  return 'line' in origin ? { file, line: origin.line } : { file, link: origin.link };
}

function rememberedPages(builtPages: LintInput['builtPages']): Survey['pagesOf'] {
  const known = new Map<StoreId, StorePages>();
  return (store) => {
    const pageKeys = builtPages.get(store.id);
    if (!pageKeys) return null;
    const pages = known.get(store.id) ?? storePagesOf(store, pageKeys);
    known.set(store.id, pages);
    return pages;
  };
}
