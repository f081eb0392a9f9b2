import { isPath, type OwnAddress } from '../address.ts';
import { pathKey } from '../path-key.ts';
import { sourceParts } from '../rule-index.ts';
import type { RedirectRule } from '../types.ts';
import { aboutRule, type Check, type Survey } from './survey.ts';

interface Fault {
  readonly problem: string;
  readonly remedy: string;
}

/** A target that is no address, or none of a page that is there. */
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

/** What `:splat` stands for is what `*` matched. */
function faultOfRest({ fromPath, toPath }: RedirectRule): Fault | null {
  return toPath.includes(':splat') && sourceParts(fromPath)?.isPrefix === false
    ? {
        problem: 'leads to the rest of the address, but has none',
        remedy: 'Write the page it leads to, or "/*" at the end of the source.',
      }
    : null;
}

function faultOfForm(target: string, address: OwnAddress | null): Fault | null {
  if (/[\p{Cc}\s\\]/u.test(target))
    return {
      problem: 'leads to an address with a space, backslash or control character',
      remedy: 'Percent-encode it: a space is %20.',
    };
  if (/[^\x21-\x7e]/.test(target))
    return {
      problem: 'leads to an address with characters outside ASCII, which redirects do not support',
      remedy: `Write ${encoded(target)} instead of ${target}.`,
    };
  if (/^[^#]*\?[^#]*\?/.test(target))
    return {
      problem: 'leads to an address with more than one question mark',
      remedy: 'Join parameters with "&".',
    };
  if (address && (isPath(target) || target.startsWith(address.store.origin))) return null;
  if (!/^https:\/\/[^/]/.test(target))
    return {
      problem: 'leads to something that is neither a path nor a secure URL',
      remedy: 'Write a path that starts with one slash, or a URL that starts with https://.',
    };
  return URL.canParse(target)
    ? null
    : { problem: 'leads to a malformed URL', remedy: 'Open it in a browser and copy what works.' };
}

/** A target in printable ASCII, which is all that the header Location can hold. */
function encoded(target: string): string {
  const base = 'https://shop.example';
  const url = URL.parse(target, base)?.href ?? encodeURI(target.toWellFormed());
  return isPath(target) ? url.slice(base.length) : url;
}

function faultOfPage({ store, path, query }: OwnAddress, { pagesOf, variants }: Survey): Fault | null {
  const pages = pagesOf(store);
  if (!pages) return null;
  const page = pages.pageAt.get(path);
  if (page === undefined) {
    const spelling = pages.pathAt.get(pathKey(path) ?? path);
    return {
      problem: 'leads to a page that the storefront does not build',
      remedy:
        spelling === undefined
          ? 'Choose a page that is built there; use "except" for a single country or storefront.'
          : `Write the path as ${spelling}.`,
    };
  }
  const sku = query === '' ? null : new URLSearchParams(query).get('sku');
  const skus = variants.get(store.id)?.get(page);
  return sku === null || !skus || skus.includes(sku)
    ? null
    : {
        problem: `leads to a variant that the product does not have there, ${sku}`,
        remedy: 'Write the SKU of one of its variants, or link to the product without one.',
      };
}

/** A rule whose target comes back to where it was. */
export const loop: Check = function* ({ rules }) {
  for (const surveyed of rules) {
    const { rule, trail } = surveyed;
    if (!trail.isCircle) continue;
    yield {
      ...aboutRule(surveyed),
      problem: 'runs in a loop',
      detail: [rule.toPath, ...trail.steps.map(({ target }) => target)].join(' → '),
      remedy: 'Choose a page that no rule matches.',
    };
  }
};

/** A rule that leads to another rule's source: every hop costs the visitor time, and search engines give up on them. */
export const chain: Check = function* ({ rules }) {
  for (const surveyed of rules) {
    const { rule, trail } = surveyed;
    const last = trail.steps.at(-1)?.target;
    if (last === undefined || trail.isCircle || rule.toPath.includes(':splat')) continue;
    yield {
      ...aboutRule(surveyed),
      problem: 'leads to an address that redirects again',
      detail: rule.toPath,
      remedy: `Write ${last} instead of ${rule.toPath}.`,
    };
  }
};

/** A link of our own that takes a detour. */
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

/** Content names pages by key, so that one text leads to the right address of every storefront. */
function remedyOf(address: string, file: string, { readOwnAddress, pagesOf }: Survey): string {
  const own = readOwnAddress(address);
  const page = own && pagesOf(own.store)?.pageAt.get(own.path);
  return page && file.endsWith('.md') ? `Link to page:${page} instead.` : `Link to ${address} instead.`;
}
