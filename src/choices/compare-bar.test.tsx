// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { readEntry } from '../consent/guarded-storage.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { CardActions } from './card-actions.tsx';
import { setCompared } from './compared.ts';
import { LaterCompareBar } from './later-compare-bar.tsx';
import { recordOf } from './testing/product-records.ts';

const keys = ['a', 'b', 'c', 'd', 'e'];

beforeEach(() => {
  setCompared([]);
  fakeShopApi({ 'GET /texts/products/en/1/0.json': keys.map((key) => recordOf(key)) });
});

const show = (sitePaths: { readonly compare?: string } = { compare: '/compare/' }) =>
  renderInShop(
    <>
      {keys.map((key) => (
        <CardActions
          key={key}
          product={{ key, name: `The ${key}`, sku: key, price: null, hasPriceRange: false }}
          place="card"
        />
      ))}
      <LaterCompareBar />
    </>,
    stores.us,
    { sitePaths },
  );

test('product 4.334: up to four products are chosen by their buttons, kept in the tab, and told', async () => {
  const { user } = show();
  const button = (key: string) => screen.getByRole('button', { name: `Compare The ${key}` });
  for (const key of ['a', 'b', 'c', 'd']) await user.click(button(key));
  expect(screen.getByRole('status').textContent).toBe('The d is chosen to be compared: 4 of 4.');
  await user.tab();
  expect(document.activeElement?.getAttribute('href')).toBe('/compare/?p=a.b.c.d');

  await user.click(button('e'));
  expect(button('e').getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole('status').textContent).toMatch(/^You can compare 4 products at a time/);
  await user.click(await screen.findByRole('button', { name: 'Remove The b from the comparison' }));
  await user.click(button('a'));
  expect(readEntry('compared')).toBe('c.d');
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare/?p=c.d');
  await user.click(screen.getByRole('button', { name: 'Remove all' }));
  expect(screen.queryByRole('region', { name: 'Compare products' })).toBeNull();
});

test('product 4.335: a brand without the page has nothing that leads to it', () => {
  setCompared(['a', 'b']);
  show({});
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});
