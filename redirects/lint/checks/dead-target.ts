import { pathKey } from '../../path-key.ts';
import { sourceParts } from '../../rule-index.ts';
import type { RedirectRule } from '../../types.ts';
import type { LintedAddress } from '../own-address.ts';
import { aboutRule, type Check, type Survey } from '../survey.ts';

interface Fault {
  readonly problem: string;
  readonly remedy: string;
}

/** A target that is no address, or none of a page that is there. */
export const deadTarget: Check = function* (survey) {
  for (const surveyed of survey.rules) {
    const { rule, address, trail } = surveyed;
    const isOpen = rule.toPath.includes(':splat') || trail.stops.length > 0;
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
        problem: 'leads to the rest of the address, and has none',
        remedy: 'Write the page it leads to, or "/*" at the end of the source.',
      }
    : null;
}

function faultOfForm(target: string, address: LintedAddress | null): Fault | null {
  if (/[\p{Cc}\s\\]/u.test(target))
    return {
      problem: 'leads to an address with a space, backslash or control character',
      remedy: 'Percent-encode it: a space is %20.',
    };
  if (/[^\x21-\x7e]/.test(target))
    return {
      problem: 'leads to an address with characters outside ASCII, which no redirect can name',
      remedy: `Write ${encoded(target)} instead of ${target}.`,
    };
  if (/^[^#]*\?[^#]*\?/.test(target))
    return {
      problem: 'leads to an address with more than one question mark',
      remedy: 'Join parameters with "&".',
    };
  if (address) return null;
  if (!/^https:\/\/[^/]/.test(target))
    return {
      problem: 'leads to what is neither a path nor a secure URL',
      remedy: 'Write a path with one slash in front, or a URL that begins with https://.',
    };
  return URL.canParse(target)
    ? null
    : { problem: 'leads to a malformed URL', remedy: 'Open it in a browser and copy what works.' };
}

/** A target in printable ASCII, which is all that the header Location can hold. */
function encoded(target: string): string {
  const base = 'https://shop.example';
  const url = URL.parse(target, base)?.href ?? encodeURI(target.toWellFormed());
  return /^\/(?!\/)/.test(target) ? url.slice(base.length) : url;
}

function faultOfPage({ store, path, query }: LintedAddress, { pagesOf, variants }: Survey): Fault | null {
  const pages = pagesOf(store);
  if (!pages) return null;
  const page = pages.pageAt.get(path);
  if (page === undefined) {
    const spelling = pages.pathAt.get(pathKey(path) ?? path);
    return {
      problem: 'leads to no page that the storefront builds',
      remedy:
        spelling === undefined
          ? 'Lead it to a page that is built there; "except" names one for a single country or storefront.'
          : `Spell the path ${spelling}.`,
    };
  }
  const sku = query === '' ? null : new URLSearchParams(query).get('sku');
  const skus = variants.get(store.id)?.get(page);
  return sku === null || !skus || skus.includes(sku)
    ? null
    : {
        problem: `leads to a variant that the product does not have there, ${sku}`,
        remedy: 'Write the SKU of one of its variants, or lead it to the product without one.',
      };
}
