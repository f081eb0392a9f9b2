import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stores, storefronts } from '../../stores/testing/storefronts.ts';
import { type PageKey, pageKeysOf } from '../../stores/urls.ts';
import { compile } from '../compile.ts';
import type { Destination, LegacyLinks, RedirectTable, ShortLinks } from '../records.ts';
import { countriesOf } from '../storefront-of.ts';
import { redirectRule } from '../types.ts';
import { lint } from './lint.ts';
import { everyPageBuilt, everywhere, type ExampleRule, findingsIn } from './testing/lint-example.ts';
import type { LintedRule } from './types.ts';

const storeIds = storefronts.map(({ id }) => id);

const pageKeys = pageKeysOf(stores.us);

const builtPages = everyPageBuilt();

const lintRules = (rules: readonly LintedRule[], store = stores.us) =>
  lint({
    site: { store, stores: storefronts },
    rules,
    builtPages,
    variants: everywhere(['SHELL-1', 'SHELL-2']),
    links: [],
  });

const tablesOf = (shortLinks: ShortLinks, legacyLinks: LegacyLinks): RedirectTable[] => [
  { file: 'redirects/table/short.ts', shortLinks },
  { file: 'redirects/table/legacy.ts', legacyLinks },
];

const compiled = (tables: readonly RedirectTable[], store = stores.us) =>
  compile(tables, { store, stores: storefronts });

describe('a table without mistakes', () => {
  const slug = fc.stringMatching(/^[a-z][a-z0-9]{2,8}(-[a-z0-9]{2,8})?$/);
  const destination: fc.Arbitrary<Destination> = fc.oneof(
    fc.constantFrom<PageKey[]>(...pageKeys),
    fc.record({
      page: fc.constant('product/shell-jacket' as const),
      sku: fc.constantFrom('SHELL-1', 'SHELL-2'),
    }),
    slug.map((name) => ({ url: `https://${name}.example/` as const })),
  );
  const shortLinks: fc.Arbitrary<ShortLinks> = fc.dictionary(
    slug,
    fc.record(
      {
        to: destination,
        except: fc.dictionary(fc.constantFrom(...countriesOf(storefronts)), destination),
        fallback: fc.constantFrom(...storeIds),
      },
      { requiredKeys: ['to'] },
    ),
  );
  const legacyLinks: fc.Arbitrary<LegacyLinks> = fc.dictionary(
    slug.map((name): `/${string}` => `/older/${name}/`),
    destination,
  );

  test('whatever it contains', () => {
    fc.assert(
      fc.property(shortLinks, legacyLinks, fc.constantFrom(...storefronts), (short, legacy, store) => {
        expect(lintRules(compiled(tablesOf(short, legacy), store), store)).toEqual([]);
      }),
    );
  });
});

/** One of every mistake; each is on the line of its number. */
const mistakes: readonly ExampleRule[] = [
  ['old-shop/', '/cart/'],
  [`/${'o'.repeat(512)}`, '/cart/'],
  ['/old shop/', '/cart/'],
  ['/old/#jackets', '/cart/'],
  ['/old/?a=1?b=2', '/cart/'],
  ['/redirects/spring_sale/', '/cart/'],
  ['/*', '/cart/'],
  ['/old*', '/cart/'],
  ['/old/:year/', '/cart/'],
  ['/capitals/', '/cart/', 'SE'],
  ['/capitals/', '/cart/', 'uk'],
  ['/capitals/', '/cart/'],
  ['/only/', '/cart/', 'se'],
  ['/only/', '/cart/', 'at'],
  ['/late/', '/search/'],
  ['/late/', '/stores/', 'se'],
  ['/late/', '/stores/', 'at'],
  ['/late/', '/stores/'],
  ['/twice/', '/cart/'],
  ['/twice/', '/cart/'],
  ['/Same', '/cart/'],
  ['/same/', '/cart/'],
  ['/cart/', '/stores/'],
  ['/gone/', '/no-such-page/'],
  ['/spelled/', '/Stores'],
  ['/rest/', '/:splat'],
  ['/space/', '/a b/'],
  ['/accent/', '/café/'],
  ['/questions/', '/cart/?a=1?b=2'],
  ['/insecure/', 'http://help.example/'],
  ['/malformed/', 'https://[/'],
  ['/variant/', '/products/jackets/shell-jacket/?sku=SHELL-9'],
  ['/a/', '/b/'],
  ['/b/', '/A'],
  ['/first/', '/then/', 'se'],
  ['/first/', '/then/'],
  ['/then/', '/stores/', 'se'],
  ['/then/', '/search/'],
];

test('every mistake is told in a sentence, at its line, and with what to write instead', () => {
  const links = ['content/en/pages/a.md', 'locales/en/common.json'].map((file) => ({
    ...{ file, line: 7, href: '/Twice?x=1#y' },
  }));
  const told = findingsIn(mistakes, { links, skus: ['SHELL-1'] }).map(({ check, problem, remedy, at }) => {
    const line = at && 'line' in at ? `${at.file}:${at.line}` : 'nowhere';
    return `${line} ${check}: ${problem.replaceAll('o'.repeat(512), 'o…')}\n  ${remedy}`;
  });
  expect(told.join('\n')).toMatchInlineSnapshot(`
    "rules.json:1 bad-source: old-shop/ does not start with a slash.
      Write the path without scheme and host, starting with its first slash.
    rules.json:2 bad-source: /o… has 513 characters.
      Use at most 512; "/*" at the end matches any longer address.
    rules.json:3 bad-source: /old shop/ contains a space or control character.
      Percent-encode it: a space is %20.
    rules.json:4 bad-source: /old/#jackets contains a hash, which browsers never send to a server.
      Remove the hash and everything after it.
    rules.json:5 bad-source: /old/?a=1?b=2 contains more than one question mark.
      Join parameters with "&".
    rules.json:6 bad-source: /redirects/spring_sale/ is not a valid short link.
      Its name is the part after /redirects/: lower-case letters and digits, separated by single hyphens.
    rules.json:7 bad-source: /* would match every address.
      Write the folder that has moved: "/old/*".
    rules.json:8 bad-source: /old* contains a "*" that is not its last segment.
      Write "/*" at the end of the path, or one rule for each address.
    rules.json:9 bad-source: /old/:year/ has a segment that starts with a colon, which hosts treat as a placeholder.
      Encode the colon as %3A.
    rules.json:10 unknown-country: /capitals/ (SE, uk) is for a country where no storefront sells.
      Write "se" instead of "SE". Remove "uk", or add it to the countries of a storefront.
    rules.json:13 missing-fallback: /only/ leads nowhere for visitors from countries without a rule.
      Add a last rule without a country.
    rules.json:16 rule-after-fallback: /late/ (se, at) comes after the rule without a country and is never reached.
      Move the rule without a country to the end.
    rules.json:18 duplicate: /late/ (fallback) is written twice: first as rules.json:15.
      Remove one of the two: only the first counts.
    rules.json:20 duplicate: /twice/ is written twice: first as rules.json:19.
      Remove one of the two: only the first counts.
    rules.json:22 collision: /same/ is the same address as /Same: rules.json:21.
      Keep one of the two: case, slashes, percent-encoding, and the order of parameters do not distinguish addresses.
    rules.json:33 loop: /a/ runs in a loop: /b/ → /A → /b/.
      Choose a page that no rule matches.
    rules.json:34 loop: /b/ runs in a loop: /A → /b/ → /A.
      Choose a page that no rule matches.
    rules.json:35 chain: /first/ (se, fallback) leads to an address that redirects again: /then/.
      Write /stores/ instead of /then/. Write /search/ instead of /then/.
    rules.json:24 dead-target: /gone/ leads to a page that the storefront does not build: /no-such-page/.
      Choose a page that is built there; use "except" for a single country or storefront.
    rules.json:25 dead-target: /spelled/ leads to a page that the storefront does not build: /Stores.
      Write the path as /stores/.
    rules.json:26 dead-target: /rest/ leads to the rest of the address, but has none: /:splat.
      Write the page it leads to, or "/*" at the end of the source.
    rules.json:27 dead-target: /space/ leads to an address with a space, backslash or control character: /a b/.
      Percent-encode it: a space is %20.
    rules.json:28 dead-target: /accent/ leads to an address with characters outside ASCII, which redirects do not support: /café/.
      Write /caf%C3%A9/ instead of /café/.
    rules.json:29 dead-target: /questions/ leads to an address with more than one question mark: /cart/?a=1?b=2.
      Join parameters with "&".
    rules.json:30 dead-target: /insecure/ leads to something that is neither a path nor a secure URL: http://help.example/.
      Write a path that starts with one slash, or a URL that starts with https://.
    rules.json:31 dead-target: /malformed/ leads to a malformed URL: https://[/.
      Open it in a browser and copy what works.
    rules.json:32 dead-target: /variant/ leads to a variant that the product does not have there, SHELL-9: /products/jackets/shell-jacket/?sku=SHELL-9.
      Write the SKU of one of its variants, or link to the product without one.
    rules.json:23 page-shadowed: /cart/ hides /cart/, which exists.
      Choose another source, or remove the rule: addresses of pages and files cannot be sources.
    content/en/pages/a.md:7 internal-link-to-source: /Twice?x=1#y is linked to, but redirects.
      Link to page:cart instead.
    locales/en/common.json:7 internal-link-to-source: /Twice?x=1#y is linked to, but redirects.
      Link to /cart/?x=1 instead."
  `);
});

test('is total: whatever rules a file contains, it returns complete sentences', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '/',
      '/*',
      '/a/',
      '/a/*',
      '/a/:splat',
      '//',
      '/%',
      '/a?b=c',
      '/a#b',
      'https://',
      'https://[',
      '/404.html',
    ),
  );
  const rule = fc
    .tuple(
      text,
      text,
      fc.option(fc.oneof(fc.constantFrom(...countriesOf(storefronts)), fc.string()), { nil: undefined }),
    )
    .map(([from, to, country]) => ({ rule: redirectRule(from, to, country), origin: null }));
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 20 }), (rules) => {
      for (const { problem, remedy } of lintRules(rules)) {
        expect(problem).toMatch(/\.$/);
        expect(remedy).toMatch(/[.]$|and so for \d+ more$/);
      }
    }),
  );
});
