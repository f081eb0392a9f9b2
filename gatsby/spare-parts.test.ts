import { expect, test } from 'vitest';
import { sparePartsOf } from './spare-parts.ts';

test('product 4.621: parts say of which products they are, each once, also of those that are not sold anymore', () => {
  const nodes = [
    { key: 'jacket', language: 'en', partOf: [] },
    ...['en', 'nb'].map((language) => ({ key: 'hood', language, partOf: ['jacket', 'old-jacket'] })),
    { key: 'zipper', language: 'en', partOf: ['jacket'] },
  ];
  expect(sparePartsOf({ getNodesByType: () => nodes as never })).toEqual({
    jacket: ['hood', 'zipper'],
    'old-jacket': ['hood'],
  });
});
