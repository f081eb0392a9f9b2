import { rulesInOrder } from '../../redirects/rule-index.ts';
import type { RedirectRule } from '../../redirects/types.ts';

/**
 * The lines of a Netlify `_redirects` file (https://docs.netlify.com/routing/redirects/). Netlify takes the first line
 * that matches, compares paths and queries case-sensitively, so upper case needs the edge function, and follows only
 * one rule per request.
 */
export const netlifyRedirects = (rules: readonly RedirectRule[]): string =>
  head + rulesInOrder(rules).flatMap(linesOf).join('');

const head = `# The redirects of one storefront, for Netlify. Written by the build (hosts/adapter.ts); do not edit.
# Netlify applies the first line that matches; a second redirect takes another request.
# Unlike the edge function, which runs first:
# - Netlify is case-sensitive, in paths and in the names and values of parameters.
# - The part matched by :splat keeps the visitor's trailing slash, whatever the storefront's own addresses use.
# Do not upload this file to Cloudflare, which reads files of this name too but does not support Country=.
`;

function linesOf({ fromPath, toPath, conditions }: RedirectRule): string[] {
  const [path = '', ...query] = fromPath.split('?');
  const parameters = [...new URLSearchParams(query.join('?'))].map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  const country = conditions ? [`Country=${conditions.country}`] : [];
  return withSafeRest(sourceWord(path), word(toPath)).map(
    ([from, to]) => `${[[from, ...parameters].join(' '), to, '301', ...country].join('  ')}\n`,
  );
}

/**
 * For `/old//other.example/`, a target `/:splat` would give `//other.example/`, which is another host. A placeholder
 * for the first segment is never empty.
 */
const withSafeRest = (from: string, to: string): (readonly [from: string, to: string])[] =>
  from.endsWith('/*') && to.startsWith('/:splat')
    ? [
        [from.replace(/\*$/, ':first/*'), to.replace(':splat', ':first/:splat')],
        [from.replace(/\*$/, ''), to.replace(':splat', '')],
      ]
    : [[from, to]];

/** White space separates the fields of a line. */
const word = (text: string): string => text.replace(/\s/g, (space) => encodeURIComponent(space));

/** A source segment that begins with a colon would match any segment. */
const sourceWord = (path: string): string => word(path).replaceAll(':', '%3A');
