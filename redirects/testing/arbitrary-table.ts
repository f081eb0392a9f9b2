import fc from 'fast-check';
import type { RedirectRequest } from '../resolve.ts';
import { redirectRule, type RedirectRule } from '../types.ts';
import { anyText } from './arbitrary-text.ts';

const words = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom([], ['é'], ['x.pdf'], ['ab', 'a'], ['undefined', 'a', 'b']) },
  // Few, so that sources, targets, and requests match.
  { weight: 4, arbitrary: fc.array(fc.constantFrom('a', 'b', 'undefined'), { minLength: 1, maxLength: 2 }) },
);
const countries = ['us', 'fi', 'kr', 'jp'] as const;

/** One path in the spellings produced by people, printers, and programs. */
const spelledPath = fc
  .tuple(words, fc.constantFrom('/', '/', '//', '/./'), fc.constantFrom('', '/'), fc.nat(3))
  .map(([segments, joint, end, writing]) => {
    const path = segments.map((segment) => joint + segment).join('') + end;
    if (writing === 1) return path.toUpperCase();
    return writing === 2 ? encodeURI(path) : path;
  })
  .map((path) => (path.startsWith('/') ? path : `/${path}`));

const sourceQuery = fc.constantFrom(
  ...['', '', '', '', '', '', '?country=fi', '?country=FI', '?country=se', '?lang=en'],
  ...['?lang=en&country=fi', '?country=fi&lang=en'],
);

/** A prefix has at least one word: `/*` is a special case. */
const source = fc
  .tuple(spelledPath, fc.boolean(), sourceQuery)
  .map(([path, isPrefix, query]) =>
    isPrefix && /[^/.]/.test(path) ? `${path.replace(/\/$/, '')}/*${query}` : path + query,
  );

const target = fc
  .tuple(
    fc.oneof(
      spelledPath.map((path) => path.replace(/\/{2,}/g, '/')),
      fc.constantFrom('/:splat', '/:splat', '/new/:splat', '/A/:splat', '/b/:splat'),
      fc.constantFrom('/new/', '/new', '/new/page.pdf', '/'),
      fc.constantFrom('https://known.example/', 'https://known.example/x', 'https://known.example/:splat'),
    ),
    fc.constantFrom('', '', '?utm_source=folder&utm_medium=qrcode', '?country=fi', '?sku=A%20b'),
    fc.constantFrom('', '', '#top'),
  )
  .map((parts) => parts.join(''));

const country = fc.constantFrom(undefined, undefined, undefined, ...countries);

const rule = fc.tuple(source, target, country).map((parts) => redirectRule(...parts));

/**
 * Any table without an author's care: chains, loops, duplicates, one source in several spellings, rules after a
 * fallback, sources without one. Absolute targets are on `https://known.example`.
 */
export const anyTable: fc.Arbitrary<readonly RedirectRule[]> = fc.array(rule, {
  minLength: 1,
  maxLength: 20,
  size: 'max',
});

/** Requests that often match a rule of `anyTable`, and some with arbitrary text. */
export const anyRequest: fc.Arbitrary<RedirectRequest> = fc.record({
  path: fc.oneof(
    { weight: 6, arbitrary: spelledPath },
    { weight: 3, arbitrary: fc.tuple(spelledPath, spelledPath).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.tuple(spelledPath, anyText).map((parts) => parts.join('/')) },
    { weight: 1, arbitrary: anyText },
  ),
  query: fc.oneof(
    fc.constantFrom('', '', '?', '?country=fi', 'country=FI&lang=EN&x=1', '?x=1&country=se', '?lang=en'),
    fc.constantFrom('?utm_source=visitor&gclid=1', '?sku=other&utm_medium=&utm_source'),
    anyText,
  ),
  country: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(null, ...countries, 'KR', 'xx', '') },
    { weight: 1, arbitrary: anyText },
  ),
});
