import { expect, test } from 'vitest';
import { cacheNames, isOutdated, limits, messagesCache } from './caches.ts';
import type { SiteFacts } from './site-facts.ts';

const facts: SiteFacts = {
  languages: ['en'],
  pages: [],
  folders: [],
  screens: [],
  sources: [],
  messages: { revision: 'b', paths: {} },
  inAdvance: {},
};

test('the limits add up to 5 MB', () => {
  expect(Object.values(limits).reduce((sum, bytes) => sum + bytes, 0)).toBe(5_000_000);
});

test.each([
  ['storefront-kept-v0-pages', true],
  [messagesCache({ messages: { revision: 'a', paths: {} } }), true],
  [messagesCache(facts), false],
  [cacheNames.pages, false],
  [cacheNames.pictures, false],
  ['storefront-precache-v2-https://shop.example/', false],
  ['somebody-elses', false],
])('%s is outdated: %s', (name, expected) => {
  expect(isOutdated(name, facts)).toBe(expected);
});
