// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { writeEntry } from '../consent/guarded-storage.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { visitorCountry } from './use-redirect.ts';

/** A visitor whose country the edge reports, and how often the edge is asked. */
async function visit(query: string, cookie: string | null, answer: unknown) {
  if (cookie !== null) writeEntry('country', cookie);
  const { requests } = fakeShopApi({ 'GET /visitor': answer });
  return { country: await visitorCountry(query, rules), asked: requests.length };
}
const rules = {
  countries: new Map([
    ['se', 0],
    ['de', 1],
    ['kr', 2],
  ]),
};
const seenInKorea = { country: 'kr' };

describe('the country a redirect is chosen for', () => {
  test.each([
    ['the one specified in the address', '?a=1&country=se', 'de', 'se', 0],
    ['specified in upper case', '?country=SE', 'de', 'se', 0],
    ['specified with surrounding spaces', '?country=%20se+', 'de', 'se', 0],
    ['otherwise the one chosen earlier', '?a=1', 'de', 'de', 0],
    ['chosen in capitals', '', 'DE', 'de', 0],
    ['otherwise the one the edge reports', '', null, 'kr', 1],
  ])('is %s', async (_which, query, cookie, country, asked) => {
    expect(await visit(query, cookie, seenInKorea)).toEqual({ country, asked });
  });
});
