import { expect, test } from 'vitest';
import { embeddingOriginsOf } from './embedding-origins.ts';

test.each([
  [undefined, []],
  ['', []],
  ['https://partner.example', ['https://partner.example']],
  ['https://a.example, http://localhost:4000,', ['https://a.example', 'http://localhost:4000']],
])('EMBEDDING_ORIGINS=%s', (value, expected) => {
  expect(embeddingOriginsOf({ EMBEDDING_ORIGINS: value })).toEqual(expected);
});

test.each([
  'partner.example',
  'https://partner.example/',
  'https://Partner.example',
  'https://*.partner.example',
  'https://partner.example:443',
  'https://a.example https://b.example',
  "https://a.example; script-src 'unsafe-inline'",
  'http://partner.example',
  "'none'",
])('%s is refused, and the message says what to write', (value) => {
  expect(() => embeddingOriginsOf({ EMBEDDING_ORIGINS: `https://fine.example,${value}` })).toThrow(
    `EMBEDDING_ORIGINS must be a comma-separated list of origins, e.g. https://partner.example: ${value} is none`,
  );
});
