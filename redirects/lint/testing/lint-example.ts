import { stores, storefronts } from '../../../stores/testing/storefronts.ts';
import { type PageKey, pageKeysOf } from '../../../stores/urls.ts';
import { redirectRule } from '../../types.ts';
import { lint } from '../lint.ts';
import type { Finding, InternalLink, LintInput } from '../types.ts';

const pageKeys = pageKeysOf(stores.us);

type StoreName = keyof typeof stores;

/** A rule as written in examples. */
export type ExampleRule = readonly [from: string, to: string, country?: string | undefined];

interface Surroundings {
  /** By default, `us`. */
  readonly store?: StoreName;
  readonly links?: readonly InternalLink[];
  /** The variants of `product/shell-jacket`, on every storefront. */
  readonly skus?: readonly string[];
  /** Pages that a storefront does not build; all others are built. */
  readonly without?: Partial<Record<StoreName, readonly PageKey[]>>;
}

/** Every storefront with every page, except for those listed. */
export const everyPageBuilt = (without: Surroundings['without'] = {}): LintInput['builtPages'] =>
  new Map(
    (Object.keys(stores) as StoreName[]).map((name) => [
      stores[name].id,
      pageKeys.filter((key) => !without[name]?.includes(key)),
    ]),
  );

/** Variants of `product/shell-jacket` on every storefront. */
export const everywhere = (skus: readonly string[]): LintInput['variants'] =>
  new Map(storefronts.map(({ id }) => [id, new Map([['product/shell-jacket', skus]])]));

/** What the lint finds in an example, whose rules are in `rules.ts`. */
export const findingsIn = (
  rules: readonly ExampleRule[],
  { store = 'us', links = [], skus, without }: Surroundings = {},
): Finding[] =>
  lint({
    site: { store: stores[store], stores: storefronts },
    rules: rules.map(([from, to, country]) => ({
      rule: redirectRule(from, to, country),
      origin: { file: 'rules.ts', link: from },
    })),
    builtPages: everyPageBuilt(without),
    variants: skus ? everywhere(skus) : new Map(),
    links,
  });

/** The same as lines `check problem`, for examples in which place and remedy add nothing. */
export const problemsIn = (...example: Parameters<typeof findingsIn>): string[] =>
  findingsIn(...example).map(({ check, problem }) => `${check}: ${problem}`);
