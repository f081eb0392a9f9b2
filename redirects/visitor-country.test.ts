import { expect, test } from 'vitest';
import { countryForRedirects } from './visitor-country.ts';

const rules = { countries: new Set(['de', 'se', 'us', 'jp']) };

test.each<[string, string, string | null, string | null, string | null]>([
  ['the address first', '?country=de', 'se', 'us', 'de'],
  ['then the earlier choice', '', 'se', 'us', 'se'],
  ['then the location', '?utm_source=x', null, 'us', 'us'],
  ['in any case', '?country=DE', null, 'us', 'de'],
  ['a location in any case', '', null, 'JP', 'jp'],
  ['not a code in the address that no rule may use', '?country=br', 'se', 'us', 'se'],
  ['not a choice that no rule may use', '', 'xx', 'us', 'us'],
  ['nothing', '', null, null, null],
])('product 2.4.6: %s', (_, query, chosen, seen, expected) => {
  expect(countryForRedirects({ query, chosen, seen }, rules)).toBe(expected);
  expect(countryForRedirects({ query, chosen, seen }, { countries: new Set() })).toBeNull();
});
