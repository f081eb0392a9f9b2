import { isPath, type OwnAddress } from '../address.ts';
import { pathKey } from '../path-key.ts';
import { sourceParts } from '../rule-index.ts';
import type { RedirectRule } from '../types.ts';
import { aboutRule, type Check, faultIn, type Faults, type Survey } from './survey.ts';
import type { Fault } from './types.ts';

/** A target that is not an address, or not that of an existing page. */
export const deadTarget: Check = function* (survey) {
  for (const surveyed of survey.rules) {
    const { rule, address, trail } = surveyed;
    const isOpen = rule.toPath.includes(':splat') || trail.steps.length > 0;
    const fault =
      faultOfRest(rule) ??
      faultOfForm(rule.toPath, address) ??
      (address && !isOpen ? faultOfPage(address, survey) : null);
    if (fault) yield { ...aboutRule(surveyed), detail: rule.toPath, ...fault };
  }
};

/** `:splat` represents what `*` matched. */
function faultOfRest({ fromPath, toPath }: RedirectRule): Fault | null {
  return toPath.includes(':splat') && sourceParts(fromPath)?.isPrefix === false
    ? {
        problem: 'leads to the rest of the address, but has none',
        remedy: 'Write the page it leads to, or "/*" at the end of the source.',
      }
    : null;
}

const copyIt = 'Open it in a browser, and copy what works from its address bar.';

const faultsOfAll: Faults = [
  [
    /[\p{Cc}\s\\]/u,
    'leads to an address with a space, backslash or control character',
    'Percent-encode it: a space is %20.',
  ],
  // Which is all that the Location header can contain.
  [
    /[^\x21-\x7e]/,
    'leads to an address with characters outside ASCII, which redirects do not support',
    copyIt,
  ],
  [/^[^#?]*\?[^#?]*\?/, 'leads to an address with more than one question mark', 'Join parameters with "&".'],
];

const faultsOfOthers: Faults = [
  [
    /^(?!https:\/\/[^/])/,
    'leads to something that is neither a path nor a secure URL',
    'Write a path that starts with one slash, or a URL that starts with https://.',
  ],
];

function faultOfForm(target: string, address: OwnAddress | null): Fault | null {
  const fault = faultIn(target, faultsOfAll);
  if (fault || (address && (isPath(target) || target.startsWith(address.store.origin)))) return fault;
  return (
    faultIn(target, faultsOfOthers) ??
    (URL.canParse(target) ? null : { problem: 'leads to a malformed URL', remedy: copyIt })
  );
}

function faultOfPage({ store, path, query }: OwnAddress, { pages, variants }: Survey): Fault | null {
  const ofStore = pages.get(store);
  if (!ofStore) return null;
  const page = ofStore.pageAt.get(path);
  if (page === undefined) {
    const spelling = ofStore.pathAt.get(pathKey(path) ?? path);
    return {
      problem: 'leads to a page that the storefront does not build',
      remedy:
        spelling === undefined
          ? 'Choose a page that is built there; use "except" for a single country or storefront.'
          : `Write the path as ${spelling}.`,
    };
  }
  const sku = new URLSearchParams(query).get('sku');
  const skus = variants.get(store.id)?.get(page);
  return sku === null || !skus || skus.includes(sku)
    ? null
    : {
        problem: `leads to a variant that the product does not have there, ${sku}`,
        remedy: 'Write the SKU of one of its variants, or link to the product without one.',
      };
}

/**
 * A rule that leads to another rule's source, or back to its own: every hop costs visitors time, and search engines give up
 * on them.
 */
export const chain: Check = function* ({ rules }) {
  for (const surveyed of rules) {
    const { toPath } = surveyed.rule;
    const { steps, isCircle } = surveyed.trail;
    const last = steps.at(-1)?.target;
    if (isCircle)
      yield {
        ...aboutRule(surveyed),
        problem: 'runs in a loop',
        detail: [toPath, ...steps.map(({ target }) => target)].join(' → '),
        remedy: 'Choose a page that no rule matches.',
      };
    else if (last !== undefined && !toPath.includes(':splat'))
      yield {
        ...aboutRule(surveyed),
        problem: 'leads to an address that redirects again',
        detail: toPath,
        remedy: `Write ${last} instead of ${toPath}.`,
      };
  }
};

/** One of our own links that is redirected. */
export const internalLinkToSource: Check = function* (survey) {
  for (const { file, line, href } of survey.links) {
    const { steps, isCircle } = survey.followTrail(href, null);
    const last = steps.at(-1)?.target;
    if (last === undefined || isCircle) continue;
    yield {
      subject: href,
      country: null,
      problem: 'is linked to, but redirects',
      remedy: remedyOf(last, file, survey),
      at: { file, line },
    };
  }
};

/** Content refers to pages by key, so that one text leads to the right address in every storefront. */
function remedyOf(address: string, file: string, { readOwnAddress, pages }: Survey): string {
  const own = readOwnAddress(address);
  const page = own && pages.get(own.store)?.pageAt.get(own.path);
  return page && file.endsWith('.md') ? `Link to page:${page} instead.` : `Link to ${address} instead.`;
}
