import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stores, storefronts } from '../../stores/testing/storefronts.ts';
import { type PageKey, pageKeysOf } from '../../stores/urls.ts';
import { compile } from '../compile.ts';
import type { Destination, LegacyLinks, RedirectTable, ShortLinks } from '../records.ts';
import { countriesOf } from '../storefront-of.ts';
import { lint, mergeFindings } from './lint.ts';
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

/** One of every mistake. */
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

test('every mistake is told in a sentence, at its place, and with what to write instead', () => {
  const links = ['content/en/pages/a.md', 'locales/en/common.json'].map((file) => ({
    ...{ file, line: 7, href: '/Same?x=1#y' },
  }));
  const told = findingsIn(mistakes, { links, skus: ['SHELL-1'] }).map(({ check, problem, remedy, at }) => {
    const place = 'line' in at ? `${at.file}:${at.line}` : at.file;
    return `${place} ${check}: ${problem.replaceAll('o'.repeat(512), 'o…')}\n  ${remedy}`;
  });
  expect(told.join('\n')).toMatchInlineSnapshot(`
    "rules.ts bad-source: old-shop/ does not start with a slash.
      Write the path without scheme and host, starting with its first slash.
    rules.ts bad-source: /o… has more than 512 characters, too many to print or type.
      Use fewer; "/*" at the end matches any longer address.
    rules.ts bad-source: /old shop/ contains a space or control character.
      Percent-encode it: a space is %20.
    rules.ts bad-source: /old/#jackets contains a hash, which browsers never send to a server.
      Remove the hash and everything after it.
    rules.ts bad-source: /old/?a=1?b=2 contains more than one question mark.
      Join parameters with "&".
    rules.ts bad-source: /redirects/spring_sale/ is not a valid short link.
      Its name is the part after /redirects/: lower-case letters and digits, separated by single hyphens.
    rules.ts bad-source: /* would match every address.
      Write the folder that has moved: "/old/*".
    rules.ts bad-source: /old* contains a "*" that is not its last segment.
      Write "/*" at the end of the path, or one rule for each address.
    rules.ts bad-source: /old/:year/ has a segment that starts with a colon, which hosts treat as a placeholder.
      Encode the colon as %3A.
    rules.ts unknown-country: /capitals/ (SE, uk) is for a country where no storefront sells.
      Correct the country, or add it to those of a storefront.
    rules.ts collision: /same/ is the same address as /Same: "/Same" in rules.ts.
      Keep one of the two: case, slashes, percent-encoding, and the order of parameters do not distinguish addresses.
    rules.ts chain: /a/ runs in a loop: /b/ → /A → /b/.
      Choose a page that no rule matches.
    rules.ts chain: /b/ runs in a loop: /A → /b/ → /A.
      Choose a page that no rule matches.
    rules.ts chain: /first/ (se, fallback) leads to an address that redirects again: /then/.
      Write /stores/ instead of /then/. Write /search/ instead of /then/.
    rules.ts dead-target: /gone/ leads to a page that the storefront does not build: /no-such-page/.
      Choose a page that is built there; use "except" for a single country or storefront.
    rules.ts dead-target: /spelled/ leads to a page that the storefront does not build: /Stores.
      Write the path as /stores/.
    rules.ts dead-target: /rest/ leads to the rest of the address, but has none: /:splat.
      Write the page it leads to, or "/*" at the end of the source.
    rules.ts dead-target: /space/ leads to an address with a space, backslash or control character: /a b/.
      Percent-encode it: a space is %20.
    rules.ts dead-target: /accent/ leads to an address with characters outside ASCII, which redirects do not support: /café/.
      Open it in a browser, and copy what works from its address bar.
    rules.ts dead-target: /questions/ leads to an address with more than one question mark: /cart/?a=1?b=2.
      Join parameters with "&".
    rules.ts dead-target: /insecure/ leads to something that is neither a path nor a secure URL: http://help.example/.
      Write a path that starts with one slash, or a URL that starts with https://.
    rules.ts dead-target: /malformed/ leads to a malformed URL: https://[/.
      Open it in a browser, and copy what works from its address bar.
    rules.ts dead-target: /variant/ leads to a variant that the product does not have there, SHELL-9: /products/jackets/shell-jacket/?sku=SHELL-9.
      Write the SKU of one of its variants, or link to the product without one.
    rules.ts page-shadowed: /cart/ hides /cart/, which exists.
      Choose another source, or remove the rule: addresses of pages and files cannot be sources.
    content/en/pages/a.md:7 internal-link-to-source: /Same?x=1#y is linked to, but redirects.
      Link to page:cart instead.
    locales/en/common.json:7 internal-link-to-source: /Same?x=1#y is linked to, but redirects.
      Link to /cart/?x=1 instead."
  `);
});

describe('of several storefronts', () => {
  const finding = (name: string) => ({
    check: 'chain',
    problem: `${name} leads to an address that redirects again.`,
    remedy: 'Write /b/ instead.',
    at: { file: 'redirects/table/campaigns.ts', link: name },
  });
  const wheres = (...perStore: readonly (readonly string[])[]) =>
    mergeFindings(
      perStore.map((names, at) => ({ store: storeIds[at] ?? 'no', findings: names.map(finding) })),
    ).map(({ problem }) => problem.replace(' leads to an address that redirects again', ''));

  test.each([
    [
      [['both', 'own'], ['both'], []],
      ['both (on no, ie).', 'own (on no).'],
    ],
    [[['all'], ['all']], ['all (on every storefront).']],
    [[['a']], ['a (on no).']],
  ])('%j is told once: %j', (perStore, told) => {
    expect(wheres(...perStore)).toEqual(told);
  });
});
