import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stores } from '../../stores/index.ts';
import { storeIds } from '../../stores/types.ts';
import { type PageKey, pageKeys } from '../../stores/urls.ts';
import { compile } from '../compile.ts';
import type { Destination, LegacyLinks, RedirectTable, ShortLinks } from '../records.ts';
import { conditionCountries, redirectRule } from '../types.ts';
import { lint } from './lint.ts';
import { everyPageBuilt, everywhere } from './testing/lint-example.ts';
import type { LintedRule } from './types.ts';

const builtPages = everyPageBuilt();
const everyStore = Object.values(stores);

const lintRules = (rules: readonly LintedRule[], store = stores.us) =>
  lint({
    site: { store, stores: everyStore },
    rules,
    builtPages,
    variants: everywhere(['BIB-1', 'BIB-2']),
    links: [],
  });

const tablesOf = (shortLinks: ShortLinks, legacyLinks: LegacyLinks): RedirectTable[] => [
  { file: 'redirects/table/short.ts', shortLinks },
  { file: 'redirects/table/legacy.ts', legacyLinks },
];

const compiled = (tables: readonly RedirectTable[], store = stores.us) =>
  compile(tables, { store, stores: everyStore });

describe('a table without mistakes', () => {
  const slug = fc.stringMatching(/^[a-z][a-z0-9]{2,8}(-[a-z0-9]{2,8})?$/);
  const destination: fc.Arbitrary<Destination> = fc.oneof(
    fc.constantFrom<PageKey[]>(...pageKeys),
    fc.record({ page: fc.constant('product/baby-bib' as const), sku: fc.constantFrom('BIB-1', 'BIB-2') }),
    slug.map((name) => ({ url: `https://${name}.example/` as const })),
  );
  const shortLinks: fc.Arbitrary<ShortLinks> = fc.dictionary(
    slug,
    fc.record(
      {
        to: destination,
        except: fc.dictionary(fc.constantFrom(...conditionCountries), destination),
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
      fc.property(shortLinks, legacyLinks, fc.constantFrom(...everyStore), (short, legacy, store) => {
        expect(lintRules(compiled(tablesOf(short, legacy), store), store)).toEqual([]);
      }),
    );
  });
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
      fc.option(fc.oneof(fc.constantFrom(...conditionCountries), fc.string()), { nil: undefined }),
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
