import { pathKey } from '../../path-key.ts';
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
      faultOfForm(rule.toPath, address) ?? (address && !isOpen ? faultOfPage(address, survey) : null);
    if (fault) yield { ...aboutRule(surveyed), detail: rule.toPath, ...fault };
  }
};

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

function faultOfPage({ store, path, query }: LintedAddress, { pagesOf, skus }: Survey): Fault | null {
  const pages = pagesOf(store);
  if (!pages) return null;
  if (!pages.pageAt.has(path)) {
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
  return sku === null || !skus || skus.has(sku)
    ? null
    : {
        problem: `leads to a variant that does not exist, ${sku}`,
        remedy: 'Write the SKU of a variant in the catalogue, or lead it to the product without one.',
      };
}
