// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inOrder, starCountsOf, type Stars } from '../../contract/review.ts';
import { InShop, renderInShop } from '../testing/render-in-shop.tsx';
import { Questions } from './questions.tsx';
// So that no test waits for the compiler.
import './review-browser.tsx';
import { Reviews } from './reviews.tsx';
import { reviewOf } from './testing/reviews.ts';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));

const many = Array.from({ length: 20 }, (_, index) =>
  reviewOf(`r${index}`, {
    rating: ([5, 4, 3] as const satisfies Stars[])[index % 3] ?? 5,
    helpful: 20 - index,
    language: index === 19 ? 'de' : 'en',
    childAgeMonths: index === 0 ? 2 : 14,
    use: index === 7 ? 'travel' : 'everyday',
    answer: index === 0 ? 'Thank you!' : null,
  }),
);
const first = inOrder(many, 'relevant', 'en').slice(0, 4);
const counts = starCountsOf(many);
const section = () => (
  <Reviews productKey="baby-bib" rating={{ average: 4, count: many.length }} counts={counts} first={first} />
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
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('reviews', () => {
  test('product 4.280: can be read without JavaScript, and nothing is fetched for the first ones', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<InShop>{section()}</InShop>);
    expect([...page.querySelectorAll('article p[lang]')].map(({ textContent }) => textContent)).toEqual([
      'Text r0',
      'Thank you!',
      'Text r2',
      'Text r1',
      'Text r3',
    ]);
    renderInShop(section());
    expect(screen.getByRole('button', { name: '5-star reviews: 7' })).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('product 4.281: are all fetched on request, in steps, and the focus goes to the first new one', async () => {
    const { user } = renderInShop(section());
    await user.click(screen.getByRole('button', { name: reading }));
    expect(await screen.findByText('20 of 20 reviews')).toBeTruthy();
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/texts/reviews/baby-bib.json']);
    expect(titles()).toHaveLength(12);
    expect(document.activeElement?.textContent).toContain('Title r4');
    await user.click(screen.getByRole('button', { name: 'Show more reviews' }));
    expect(titles()).toHaveLength(20);
    expect(document.activeElement?.textContent).toContain('Title r12');
    expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
  });

  test('product 4.284: a row of stars shows those reviews only, and all again; it keeps the focus', async () => {
    const { user } = renderInShop(section());
    const three = screen.getByRole('button', { name: '3-star reviews: 6' });
    await user.click(three);
    expect(await screen.findByText('6 of 20 reviews')).toBeTruthy();
    expect(three.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(three);
    await user.click(three);
    expect(screen.getByText('20 of 20 reviews')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '1-star reviews: 0' }).disabled).toBe(true);
  });

  test('product 4.284: age, use, and language are chosen together; where nothing fits, there is a way back', async () => {
    const { user } = renderInShop(section());
    await user.click(screen.getByRole('button', { name: reading }));
    const select = async (name: string, option: string) =>
      user.selectOptions(await screen.findByRole('combobox', { name }), option);
    await select('Age of the child', 'Under 3 months');
    expect(titles()).toEqual(['Title r0']);
    await select('Language', 'German');
    expect(titles()).toEqual([]);
    expect(screen.getByText('No review matches your choice.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all reviews' }));
    expect(screen.getByText('20 of 20 reviews')).toBeTruthy();
    await select('Used for', 'Traveling');
    expect(titles()).toEqual(['Title r7']);
  });

  test('product 4.280: what speaks for a product stands beside what speaks against it, unless another order is wanted', async () => {
    const { user } = renderInShop(section());
    const named = () =>
      screen.queryAllByText(/^A (positive|critical) review$/).map((name) => name.closest('li'));
    expect(named().map((item) => item && within(item).getByRole('heading').textContent)).toEqual([
      'Title r0',
      'Title r2',
    ]);
    await user.click(screen.getByRole('button', { name: reading }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Newest');
    expect(named()).toEqual([]);
  });

  test('product 4.281: are sorted', async () => {
    const { user } = renderInShop(section());
    await user.click(screen.getByRole('button', { name: reading }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Lowest rating');
    expect(titles()[0]).toBe('Title r11');
  });

  test('product 4.285: that cannot be fetched leave the first ones where they are, and can be tried again', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
    const { user } = renderInShop(section());
    await user.click(screen.getByRole('button', { name: reading }));
    expect((await screen.findByRole('alert')).textContent).toBe('The reviews couldn’t be loaded.');
    expect(titles()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('20 of 20 reviews')).toBeTruthy();
  });

  test('product 4.282: say which of them are verified, and how we deal with them', () => {
    const verified = reviewOf('v', { verifiedPurchase: true });
    renderInShop(
      <Reviews
        productKey="baby-bib"
        rating={{ average: 5, count: 2 }}
        counts={[2, 0, 0, 0, 0]}
        first={[verified, reviewOf('u', { language: 'sv' })]}
      />,
    );
    const [one, other] = screen.getAllByRole('article');
    expect(one && within(one).getByText('Verified purchase')).toBeTruthy();
    expect(other?.textContent).not.toContain('Verified purchase');
    expect(other?.querySelector('h3')?.lang).toBe('sv');
    expect(screen.getByText(/We publish praise and criticism alike/)).toBeTruthy();
  });
});

test('product 4.286: questions unfold their answers', () => {
  renderInShop(<Questions questions={[{ question: 'How long?', answer: 'Long.\n\nVery long.' }]} />);
  const answer = screen.getByText('Very long.');
  expect(answer.closest('details')?.querySelector('summary')?.textContent).toBe('How long?');
});
