// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inOrder, starCountsOf, type Stars } from '../../contract/review.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
// So that no test waits for the compiler.
import './review-browser.tsx';
import { Reviews } from './reviews.tsx';
import { reviewOf } from '../../contract/testing/reviews.ts';

// Without texts, a detail is shown by the keys of its words.
vi.mock('../../brands/browser.ts', async (original) => {
  const { reviewDetails } = await import('../../contract/testing/reviews.ts');
  return { brand: { ...(await original<{ brand: object }>()).brand, reviewDetails } };
});

const many = Array.from({ length: 20 }, (_, index) =>
  reviewOf(`r${index}`, {
    rating: ([5, 4, 3] as const satisfies Stars[])[index % 3] ?? 5,
    helpful: 20 - index,
    language: index === 19 ? 'de' : 'en',
    details: { owned: index === 0 ? 2 : 14, use: index === 7 ? 'travel' : 'gift' },
    answer: index === 0 ? 'Thank you!' : null,
  }),
);
const first = inOrder(many, 'relevant', 'en').slice(0, 4);
const counts = starCountsOf(many);
const section = () => (
  <Reviews
    productKey="wool-jacket"
    rating={{ average: 4, count: many.length }}
    counts={counts}
    said={[{ detail: 'use', option: 'travel', count: 1 }]}
    first={first}
  />
);
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const reading = /Filter, sort, and read all 20 reviews/;

const fetched = vi.fn<(path: string) => Promise<Response>>();
beforeEach(() => {
  fetched.mockImplementation(() => Promise.resolve(Response.json(many)));
  // What surrounds a page asks for things of its own.
  vi.stubGlobal('fetch', (path: string) =>
    path.startsWith('/texts/') ? fetched(path) : Promise.reject(new Error(`${path} is not here.`)),
  );
});
afterEach(() => {
  fetched.mockReset();
});

describe('reviews', () => {
  test('product 4.285: that cannot be fetched leave the first ones where they are, and can be tried again', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
    const { user } = renderInShop(section());
    await user.click(screen.getByRole('button', { name: reading }));
    expect((await screen.findByRole('alert')).textContent).toBe('The reviews couldn’t be loaded.');
    expect(titles()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('20 of 20 reviews')).toBeTruthy();
  });

  test('product 4.280: what reviewers have in common is said with its number, and shows those reviews', async () => {
    const { user } = renderInShop(section());
    const answer = screen.getByRole('button', { name: 'details.use.options.travel (1)' });
    await user.click(answer);
    await vi.waitFor(() => expect(titles()).toEqual(['Title r7']));
    expect(answer.getAttribute('aria-pressed')).toBe('true');
    await user.click(answer);
    expect(screen.getByText('20 of 20 reviews')).toBeTruthy();
  });

  test('product 4.284: details and language are chosen together; where nothing fits, there is a way back', async () => {
    const { user } = renderInShop(section());
    await user.click(screen.getByRole('button', { name: reading }));
    const select = async (name: string, option: string) =>
      user.selectOptions(await screen.findByRole('combobox', { name }), option);
    await select('details.owned.name', 'details.owned.options.0');
    expect(titles()).toEqual(['Title r0']);
    expect(
      screen.getByText('Ada L., January 2025 · details.owned.text · details.use.options.gift'),
    ).toBeTruthy();
    await select('Language', 'German');
    expect(titles()).toEqual([]);
    expect(screen.getByText('No review matches your choice.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all reviews' }));
    expect(screen.getByText('20 of 20 reviews')).toBeTruthy();
    await select('details.use.name', 'details.use.options.travel');
    expect(titles()).toEqual(['Title r7']);
  });
});
