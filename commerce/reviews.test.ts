import type { ByProjectKeyRequestBuilder, Review as Resource } from '@commercetools/platform-sdk';
import { describe, expect, test, vi } from 'vitest';
import { reviewOf, reviewsAbout } from './reviews.ts';

vi.mock('../brands/api.ts', async (original) => {
  const { reviewDetails } = await import('../contract/testing/reviews.ts');
  return { brand: { ...(await original<{ brand: object }>()).brand, reviewDetails } };
});

const resource: Resource = {
  id: 'one',
  version: 1,
  createdAt: '2025-06-01T10:00:00.000Z',
  lastModifiedAt: '2025-06-01T10:00:00.000Z',
  includedInStatistics: true,
  rating: 4,
  title: ' Soft ',
  text: 'He sleeps.',
  authorName: 'Hannah K.',
  locale: 'zh-Hant',
};
const withFields = (fields: Record<string, unknown>): Resource => ({
  ...resource,
  custom: { type: { typeId: 'type', id: 'review-details' }, fields },
});

describe('a review of commercetools', () => {
  test('is known with its details', () => {
    const details = { verifiedPurchase: true, helpful: 12, answer: 'Thank you!' };
    const own = { owned: 2, use: 'travel' };
    expect(
      reviewOf(withFields({ ...details, ...own, writtenOn: '2024-02-03', files: ['F-1'], unknown: 1 })),
    ).toEqual({
      id: 'one',
      rating: 4,
      title: 'Soft',
      text: 'He sleeps.',
      author: 'Hannah K.',
      language: 'zh-Hant',
      writtenOn: '2024-02-03',
      ...details,
      details: own,
      pictures: ['/api/reviews/one/pictures/F-1'],
    });
  });

  test.each([
    ['no custom fields', resource],
    ['fields of other kinds', withFields({ use: 'juggling', helpful: 'much', owned: -1, writtenOn: 5 })],
  ])('product 4.282: with %s was written when it was created, and claims nothing', (_what, given) => {
    expect(reviewOf(given)).toMatchObject({
      writtenOn: '2025-06-01',
      verifiedPurchase: false,
      details: {},
      helpful: 0,
      answer: null,
    });
  });

  test.each([0, 6, -1, 4.5, 80, undefined])('is left out with a rating of %s', (rating) => {
    const { rating: _, ...unrated } = resource;
    expect(reviewOf(rating === undefined ? unrated : { ...resource, rating })).toBeNull();
  });
});

describe('the reviews of products', () => {
  const ofProduct = (id: string, productId: string, rating = 5): Resource => ({
    ...resource,
    id,
    rating,
    target: { typeId: 'product', id: productId },
  });

  test('product 4.728: are read page by page, those that are published, by the key of their product', async () => {
    const first = Array.from({ length: 500 }, (_, index) => ofProduct(`a${index}`, 'p1'));
    const pages = [first, [ofProduct('b', 'p2'), ofProduct('c', 'p3', 80), ofProduct('d', 'unknown')]];
    const asked: unknown[] = [];
    const get = ({ queryArgs }: { queryArgs: { where: unknown } }) => {
      asked.push(queryArgs.where);
      return { execute: () => Promise.resolve({ body: { results: pages.shift() ?? [] } }) };
    };
    const project = { reviews: () => ({ get }) } as unknown as ByProjectKeyRequestBuilder;
    const reviews = await reviewsAbout(project, [
      { id: 'p1', key: 'bib' },
      { id: 'p2', key: 'cup' },
      { id: 'p3', key: 'plate' },
    ])();
    expect([...reviews].map(([key, { length }]) => [key, length])).toEqual([
      ['bib', 500],
      ['cup', 1],
    ]);
    const published = 'includedInStatistics = true and target(typeId = "product")';
    expect(asked).toEqual([[published], [published, 'id > "a499"']]);
  });
});
