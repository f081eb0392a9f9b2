import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ResolvedCountry, resolveCountry } from './resolve-country.ts';

/** A storefront with four countries: each source can specify a different one, and the default is none of those. */
const allowed = [{ code: 'ie' }, { code: 'pl' }, { code: 'be' }, { code: 'at' }] as const;

/** What a source may specify: nothing, a country the storefront sells to, or one it does not. */
const said = ['absent', 'valid', 'invalid'] as const;
type Said = (typeof said)[number];
const words = {
  query: { absent: null, valid: 'pl', invalid: 'us' },
  cookie: { absent: null, valid: 'be', invalid: 'xx' },
  geo: { absent: null, valid: 'at', invalid: 'jp' },
} as const;
const countryBy = { query: 'pl', cookie: 'be', geo: 'at', embedded: 'ie', default: 'ie' } as const;

/**
 * Who decides, written out: rows are what the query and the cookie say, columns what the edge saw of a visitor of the
 * site itself and of a site that embeds it.
 */
const decides: readonly (readonly [Said, Said, ...ResolvedCountry['source'][]])[] = [
  // query, cookie      itself: absent valid invalid      embedded: absent valid invalid
  ['absent', 'absent', 'default', 'geo', 'default', 'embedded', 'embedded', 'embedded'],
  ['absent', 'valid', 'cookie', 'cookie', 'cookie', 'embedded', 'embedded', 'embedded'],
  ['absent', 'invalid', 'default', 'geo', 'default', 'embedded', 'embedded', 'embedded'],
  ['valid', 'absent', 'query', 'query', 'query', 'query', 'query', 'query'],
  ['valid', 'valid', 'query', 'query', 'query', 'query', 'query', 'query'],
  ['valid', 'invalid', 'query', 'query', 'query', 'query', 'query', 'query'],
  ['invalid', 'absent', 'default', 'geo', 'default', 'embedded', 'embedded', 'embedded'],
  ['invalid', 'valid', 'cookie', 'cookie', 'cookie', 'embedded', 'embedded', 'embedded'],
  ['invalid', 'invalid', 'default', 'geo', 'default', 'embedded', 'embedded', 'embedded'],
];
const cases = decides.flatMap(([query, cookie, ...sources]) =>
  sources.map((source, column) => {
    const geo = said[column % 3] ?? 'absent';
    return { query, cookie, geo, embedded: column >= 3, source };
  }),
);

test.each(cases)(
  'product 5.2, 5.3, 5.4: query $query, cookie $cookie, geo $geo, embedded $embedded: $source decides',
  ({ query, cookie, geo, embedded, source }) => {
    expect(
      resolveCountry({
        allowed,
        query: words.query[query],
        cookie: words.cookie[cookie],
        geo: words.geo[geo],
        embedded,
      }),
    ).toEqual({
      country: countryBy[source],
      source,
      invalidCookie: cookie === 'invalid' ? 'Invalid country cookie value "xx"' : null,
    });
  },
);

describe('whatever the sources specify', () => {
  const code = fc.constantFrom(
    'ie',
    'pl',
    'be',
    'at',
    'us',
    'xx',
    'IE',
    ' pl ',
    '',
    'p',
    'pl,be',
    '__proto__',
  );
  const word = fc.oneof(code, fc.string({ maxLength: 4 }), fc.constant(null));
  const sources = fc.record({
    allowed: fc.constantFrom([...allowed] as const, [{ code: 'us' }] as const),
    query: word,
    cookie: word,
    geo: word,
    embedded: fc.boolean(),
  });
  const isAllowed = (list: readonly { code: string }[], value: string | null) =>
    list.some((country) => country.code === (value ?? '').trim().toLowerCase());

  test('product 5.13: the country is one of the allowed ones', () => {
    fc.assert(
      fc.property(sources, (given) => {
        expect(given.allowed.map(({ code: one }) => one)).toContain(resolveCountry(given).country);
      }),
    );
  });

  test('product 5.2: a country cookie value outside the allowed countries is reported, and no other', () => {
    fc.assert(
      fc.property(sources, (given) => {
        const { invalidCookie } = resolveCountry(given);
        const hasCookie = given.cookie !== null && given.cookie !== '';
        expect(invalidCookie !== null).toBe(hasCookie && !isAllowed(given.allowed, given.cookie));
        if (invalidCookie !== null) expect(invalidCookie).toContain(`"${given.cookie ?? ''}"`);
      }),
    );
  });
});
