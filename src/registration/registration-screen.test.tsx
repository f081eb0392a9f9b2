// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import type { Store } from '../../stores/types.ts';
import { orderFixture } from '../testing/carts.ts';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { RegistrationScreen } from './registration-screen.tsx';

const { de, us } = stores;
const id = 'P-DE-7K3M-9QF2-HT5V';
const recall = { title: 'Recall: cap', path: '/recalls/cap/', batches: [{ from: 'AB24031', to: 'AB24039' }] };
const products = [{ key: 'cap', name: 'Cap' }];

beforeEach(() => window.history.replaceState(null, '', '/mein-produkt/'));

const render = (store: Store = de) =>
  renderInShop(<RegistrationScreen products={products} recalls={[recall]} />, store, {
    pageKey: 'registration',
  });
const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => screen.getByRole('button', { name });

async function complete(user: ReturnType<typeof render>['user'], batch = 'ＡＢ 24031') {
  await user.selectOptions(field('Product'), 'Cap');
  await user.type(field('Batch number'), batch);
  await user.type(field('Email'), 'ada@example.com');
  await user.click(press('Register product'));
}

test('product 4.601, 4.603: is sent again with the same key, and then says whether the batch is recalled', async () => {
  const { requests, answers } = fakeShopApi({
    'POST /registrations': () => refusal('CommerceUnavailable', 503),
  });
  const { user } = render();
  await complete(user);
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  answers['POST /registrations'] = { id };
  await user.click(press('Register product'));
  expect(
    await screen.findByText('Batch AB 24031 has been recalled. Please stop using the product right away.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: recall.title }).getAttribute('href')).toBe(recall.path);
  const [first, second] = requests.map(({ body }) => body);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ product: 'cap', model: 'Cap', batch: 'AB24031', country: 'de' });
});

test.each([
  [
    'de',
    'Product',
    [
      'Please choose your product.',
      'Please enter an email address or a phone number, so that we can reach you.',
    ],
  ],
  ['us', 'Product', ['Please enter your name.', 'Please enter your postal address.']],
] as const)(
  'product 4.606: in %s, what is missing is said at its field, and the first one has the focus',
  async (store, first, problems) => {
    const { requests } = fakeShopApi({});
    const { user } = render(stores[store]);
    await user.click(press('Register product'));
    await waitFor(() => expect(document.activeElement).toBe(field(first)));
    for (const problem of problems) expect(screen.getByText(problem)).toBeTruthy();
    expect(screen.getByText(/This isn’t a batch number/)).toBeTruthy();
    expect(requests).toEqual([]);
  },
);

test('product 4.600: in the United States, the page has the words of the law, and does not ask where it was bought', () => {
  render(us);
  expect(
    screen.getByText(/^PRODUCT REGISTRATION FOR SAFETY ALERT OR RECALL ONLY\. We will use/),
  ).toBeTruthy();
  expect(screen.queryByLabelText(/Bought at/)).toBeNull();
});

test('product 4.607: what the order knows is filled in', async () => {
  window.history.replaceState(null, '', '/mein-produkt/?order=DE-1');
  const order = orderFixture();
  fakeShopApi({ 'GET /orders/DE-1': order });
  render();
  await waitFor(() => expect(field('Email').value).toBe(order.cart.email));
  expect(field(/Date of purchase/).value).toBe(order.createdAt.slice(0, 10));
});

test('product 4.604, 4.605: the page of a link deletes after asking once more, and says what the law keeps', async () => {
  window.history.replaceState(null, '', `/mein-produkt/?registration=${id}`);
  const kept = {
    ...{ id, receivedAt: '2026-11-29T12:00:00.000Z', language: 'en', product: 'cap', model: 'Cap' },
    ...{ batch: 'AB23001', bought: { on: '', at: '' }, name: 'Ada', address: 'Hill 1', country: 'us' },
    ...{ email: 'ada@example.com', phone: '' },
  };
  const { requests } = fakeShopApi({
    [`GET /registrations/${id}`]: kept,
    [`POST /registrations/${id}/removal`]: { keptUntil: '2030-01-01T00:00:00.000Z' },
  });
  const { user } = render(us);
  expect(await screen.findByText('Batch AB 23001 has not been recalled.')).toBeTruthy();
  await waitFor(() => expect(field('Batch number').value).toBe('AB23001'));
  await user.click(press('Delete registration'));
  expect(requests).toHaveLength(1);
  await user.click(press('Yes, delete it'));
  expect(await screen.findByText(/we have to keep what you entered until January 1, 2030/)).toBeTruthy();
});
