// @vitest-environment jsdom
/* eslint-disable no-restricted-globals -- looks behind the guard */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { grantCategories } from '../consent/consent-store.ts';
import { edit, forget, type SavedItem, save } from '../choices/saved-list.ts';
import { recordOf } from '../choices/testing/product-records.ts';
import { cartFixture, lineItemFixture } from '../testing/carts.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { SavedScreen } from './saved-screen.tsx';
import { linkToList } from './shared-list.ts';

const { us } = stores;
const price = (centAmount: number) => ({
  ...{ centAmount, currencyCode: 'USD', fractionDigits: 2 },
  ...{ priorCentAmount: null, validUntil: null },
});
const [mini] = recordOf('mini').variants;
if (!mini) throw new Error('The record has a variant.');
const records = [
  recordOf('mini', { variants: [mini, { ...mini, sku: 'mini-blue', label: 'Blue' }] }),
  recordOf('free'),
  recordOf('gone'),
];
const offers = {
  'mini-sand': { price: price(17_900), availableQuantity: 3 },
  'mini-blue': { price: price(18_900), availableQuantity: 3 },
  'free-sand': { price: price(18_900), availableQuantity: 0 },
  'gone-sand': { price: null, availableQuantity: null },
};
const item = (key: string): SavedItem => ({
  key,
  name: `The ${key}`,
  sku: `${key}-sand`,
  quantity: 1,
  price: { centAmount: 18_900, currencyCode: 'USD' },
});

const sent: unknown[] = [];
const all = ['mini', 'free', 'gone', 'unknown'];
const shared = (title: string) =>
  linkToList('', {
    title,
    date: '2027-03-01',
    items: all.map((key) => ({ key, sku: null, quantity: key === 'mini' ? 2 : 1 })),
  });
/** The page at an address with this fragment; what it asks its host for is answered from above. */
function open(fragment: string) {
  window.history.replaceState(null, '', `/saved/${fragment}`);
  return renderInShop(<SavedScreen />, us, { sitePaths: { home: '/', saved: '/saved/', cart: '/cart/' } });
}
const line = async (name: string) => {
  const title = await screen.findByText(name);
  return within(title.closest('li') ?? document.body);
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  sent.length = 0;
  for (const key of all) forget(key);
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (address.startsWith('/texts/')) return Promise.resolve(Response.json(records));
    if (address.startsWith('/api/offers')) return Promise.resolve(Response.json(offers));
    sent.push(typeof init?.body === 'string' ? JSON.parse(init.body) : null);
    const lineItems = [lineItemFixture({ sku: 'mini-sand', name: 'The mini' })];
    return Promise.resolve(Response.json(cartFixture({ lineItems }), { status: 201 }));
  });
});

describe('product 4.361: the page of saved products', () => {
  beforeEach(() => {
    for (const key of all.toReversed()) save(item(key));
  });

  test('tells of a lower price, of what is sold out, and of what is no longer sold, which keeps its name', async () => {
    const { user } = open('');
    await screen.findByText('$10.00 less than when you saved it');
    expect((await line('The free')).getByText('Sold out')).toBeTruthy();
    expect((await line('The gone')).getByText('No longer sold here')).toBeTruthy();
    const unknown = await line('The unknown');
    expect(unknown.getByText('No longer sold here')).toBeTruthy();
    for (const name of ['free', 'gone'])
      expect(screen.getByRole('button', { name: `Move to cart: The ${name}` })).toHaveProperty(
        'disabled',
        true,
      );
    await user.click(unknown.getByRole('button', { name: 'Remove The unknown' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  test('moves a product to the cart, in the variant and quantity that were chosen', async () => {
    edit('mini', { quantity: 2 });
    const { user } = open('');
    await user.selectOptions(await screen.findByRole('combobox'), 'Blue');
    const mini = await line('The mini');
    await user.click(mini.getByRole('button', { name: 'Move to cart: The mini' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'View cart' })).toBeTruthy());
    expect(sent).toContainEqual(expect.objectContaining({ lineItems: [{ sku: 'mini-blue', quantity: 2 }] }));
    expect(screen.queryByRole('button', { name: 'Remove The mini' })).toBeNull();
  });

  test('says for how long it keeps them, and offers to keep them longer', async () => {
    open('');
    await line('The mini');
    expect(screen.getByText(/kept for this visit only/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Allow “Functional”' })).toBeTruthy();
    grantCategories(['functional']);
    await waitFor(() => expect(screen.queryByText(/kept for this visit only/)).toBeNull());
    grantCategories([]);
  });
});

describe('product 4.362: a shared list', () => {
  test('shows what is wished for, adds it to the cart, and helps to tell the family', async () => {
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(window.navigator, { share }));
    const { user } = open(shared('Mia & <b>Noah</b>'));
    const mini = await line('The mini');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mia & <b>Noah</b>');
    expect(screen.getByText('For March 1, 2027')).toBeTruthy();
    expect(screen.getByText(/two people may buy the same/)).toBeTruthy();
    expect(screen.getByText('1 product on this list isn’t sold here.')).toBeTruthy();
    expect(mini.getByText('2 wanted')).toBeTruthy();
    await user.click(mini.getByRole('button', { name: 'Add to cart: The mini' }));
    await user.click(await screen.findByRole('button', { name: 'Tell the family' }));
    expect(share).toHaveBeenCalledWith({ text: 'From your list, I’m giving you: The mini.' });
    expect(screen.queryByRole('button', { name: 'Share list' })).toBeNull();
  });

  test('that cannot be read says what to do', () => {
    open('#list=9.9.whatever');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We can’t read this list');
    expect(screen.getByText(/ask for it once more/)).toBeTruthy();
  });
});

test('product 4.362: the list is shared as a link that contains it, and is shown where it cannot be copied', async () => {
  save(item('mini'));
  vi.stubGlobal('navigator', Object.assign(window.navigator, { share: undefined }));
  const { user } = open('');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.type(screen.getByLabelText(/Name of the list/), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Share list' }));
  const link = await screen.findByText(/#list=/);
  expect(link.textContent).toBe(
    linkToList('http://localhost:3000/saved/', { title: 'Ada', date: null, items: [item('mini')] }),
  );
});
