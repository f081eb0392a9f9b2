import { expect, test } from 'vitest';
import { home, sku } from '../api/testing/sandboxed-shop.ts';
import { brand } from '../brands/api.ts';
import { useSandboxedShop } from '../api/testing/use-sandboxed-shop.ts';

const sandboxed = useSandboxedShop();

const words = { rating: 4, title: 'Soft', text: 'He sleeps.', author: '', details: {}, files: [] } as const;
/** Something of everything that the brand has reviewers say of themselves. */
const details = Object.fromEntries(
  (brand.reviewDetails ?? []).map((detail) => [
    detail.key,
    'choices' in detail ? (detail.choices[0] ?? '') : 3,
  ]),
);

test('product 4.701: a review of a purchase stays unpublished until somebody has checked it, and again whenever its words change', async () => {
  const commerce = sandboxed.shop.commerce(home.id);
  const [country] = home.countries;
  const [{ productKey } = { productKey: '' }] = (
    await commerce.findOffers([sku], { country: country.code, currency: country.currency })
  ).values();
  const key = 'V-written-once';
  const draft = { ...words, details, key, productKey, language: 'de', files: ['F-1'] };
  const written = await commerce.createReview(draft);
  expect(written).toMatchObject({ ...draft, state: 'toCheck', verifiedPurchase: true });
  await expect(commerce.createReview(draft)).rejects.toMatchObject({ code: 'VersionConflict' });
  const ofNothing = commerce.createReview({ ...draft, key: 'V-other', productKey: 'none' });
  await expect(ofNothing).rejects.toMatchObject({ code: 'UnknownSku' });
  expect(await commerce.listReviews('toCheck')).toEqual([written]);
  const published = await commerce.updateReview(written, [
    { change: 'setState', state: 'published' },
    { change: 'setAnswer', answer: 'Thanks!' },
    { change: 'addHelpful', count: 3 },
  ]);
  expect(published).toMatchObject({ state: 'published', answer: 'Thanks!', helpful: 3 });
  const again = await commerce.updateReview(published, [
    { change: 'rewrite', ...words, title: '', language: 'fr' },
    { change: 'setAnswer', answer: null },
  ]);
  expect(again).toMatchObject({
    state: 'toCheck',
    title: '',
    details: {},
    files: [],
    answer: null,
    language: 'fr',
  });
  const declined = await commerce.updateReview(again, [{ change: 'setState', state: 'declined' }]);
  expect(await commerce.listReviews('declined')).toEqual([declined]);
  expect(await commerce.findReviews(['none', key])).toEqual([declined]);
  await expect(commerce.removeReview(again)).rejects.toMatchObject({ code: 'VersionConflict' });
  await commerce.removeReview(declined);
  await commerce.removeReview(declined);
  expect(await commerce.getReview(written.id)).toBeNull();
});
