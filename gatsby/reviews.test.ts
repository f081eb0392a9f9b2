import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Review } from '../contract/review.ts';
import { reviewOf as sample } from '../contract/testing/reviews.ts';
import { inEmptyFolder } from '../scripts/testing/in-empty-folder.ts';
import { reviewsOnPage, writeReviews } from './reviews.ts';

const reviewOf = (id: string, language: string, helpful: number) =>
  sample(id, { rating: 4, language, helpful });
const reviews = [
  reviewOf('en-1', 'en', 9),
  reviewOf('en-2', 'en', 2),
  reviewOf('fr', 'fr', 99),
  reviewOf('sv-1', 'sv', 1),
  reviewOf('sv-2', 'sv', 5),
];

inEmptyFolder();

test('product 4.280: a page contains its first four reviews, in its language first, then in English', () => {
  const idsIn = (language: 'sv' | 'en' | 'de') => reviewsOnPage(reviews, language)?.first.map(({ id }) => id);
  expect(idsIn('sv')).toEqual(['sv-2', 'sv-1', 'en-1', 'en-2']);
  expect(idsIn('en')).toEqual(['en-1', 'en-2', 'fr', 'sv-2']);
  expect(idsIn('de')).toEqual(['en-1', 'en-2', 'fr', 'sv-2']);
  expect(reviewsOnPage(reviews, 'sv')?.counts).toEqual([0, 5, 0, 0, 0]);
});

test('product 4.280: the most helpful positive and the most helpful critical one that can be read come first', () => {
  const critical = { ...reviewOf('critical', 'en', 50), rating: 2 as const };
  const first = (...more: Review[]) => reviewsOnPage([...reviews, ...more], 'en')?.first.map(({ id }) => id);
  expect(first(critical)).toEqual(['en-1', 'critical', 'en-2', 'fr']);
  expect(first({ ...critical, language: 'ja' })).toEqual(['en-1', 'en-2', 'fr', 'critical']);
  // Stars without a word explain nothing.
  expect(first({ ...critical, text: '' })).toEqual(['critical', 'en-1', 'en-2', 'fr']);
});

test('product 4.280: a page says what most reviewers say of themselves, at most three answers each', () => {
  const details = [
    { key: 'owned', unit: 'month', groups: [0, 6, 12, 24] },
    { key: 'use', choices: ['gift', 'travel', 'work'] },
  ] as const;
  const said = [1, 2, 7, 7, 13, 13, 13, 30].map((owned, index) => ({
    ...reviewOf(`r${index}`, 'en', 0),
    details: { owned, ...(index < 3 && { use: 'travel' }) },
  }));
  expect(reviewsOnPage(said, 'en', details)?.said).toEqual([
    { detail: 'owned', option: '12', count: 3 },
    { detail: 'owned', option: '0', count: 2 },
    { detail: 'owned', option: '6', count: 2 },
    { detail: 'use', option: 'travel', count: 3 },
  ]);
});

test('product 4.283: a product without reviews has nothing of the kind on its page', () => {
  expect(reviewsOnPage(undefined, 'en')).toBeNull();
  expect(reviewsOnPage([], 'en')).toBeNull();
});

test('all reviews of a product are in one file, and those of an earlier build are gone', async () => {
  await writeReviews(new Map([['gone', reviews]]));
  await writeReviews(new Map([['shell-jacket', reviews]]));
  expect(await readdir('public/texts/reviews')).toEqual(['shell-jacket.json']);
  const written = JSON.parse(await readFile('public/texts/reviews/shell-jacket.json', 'utf8')) as Review[];
  expect(written).toEqual(reviews);
});
