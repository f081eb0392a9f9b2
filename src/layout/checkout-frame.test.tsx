// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { grantCategories } from '../consent/consent-store.ts';
import { readEntry } from '../consent/guarded-storage.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import type { Store } from '../../stores/types.ts';
import { pathOf } from '../../stores/urls.ts';
import { useStaticQuery } from '../testing/gatsby.tsx';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { checkoutFrame } from './checkout-frame.tsx';
import { Layout } from './layout.tsx';

const { ca, us } = stores;

beforeEach(() => {
  useStaticQuery.mockReturnValue({
    allCommerceCategory: { nodes: [] },
    allContentPage: { nodes: [{ key: 'content/returns', title: 'Returns', language: 'en' }] },
  });
  grantCategories([]);
});

const renderCheckout = (store: Store = us) =>
  renderInShop(
    <Layout ownFrame={checkoutFrame}>
      <input aria-label="Email" />
    </Layout>,
    store,
    {
      pageKey: 'checkout',
      languagePaths: Object.fromEntries(
        store.languages.map((language) => [language, pathOf(store, language, 'checkout')]),
      ),
    },
  );
const footer = () => within(screen.getByRole('contentinfo'));

test('product 4.99, 4.104: help has the telephone number, and pages that open in a new tab', async () => {
  const { user } = renderCheckout();
  const help = screen.getByRole('button', { name: 'Help' });
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  await user.click(help);
  expect(help.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('link', { name: `Call ${us.contact.phone}` }).getAttribute('href')).toBe(
    `tel:${us.contact.phone.replaceAll(' ', '')}`,
  );
  const [returns] = screen.getAllByRole('link', { name: 'Returns (opens in a new tab)' });
  expect(returns?.getAttribute('href')).toBe('/customer-service/returns/');
  expect(returns?.getAttribute('target')).toBe('_blank');
  await user.click(screen.getByLabelText('Email'));
  expect(help.getAttribute('aria-expanded')).toBe('false');
});

test('product 4.99: the other languages are one step away, and are remembered', async () => {
  const { user } = renderCheckout(ca);
  const french = footer().getByRole('link', { name: 'Français' });
  expect(french.getAttribute('href')).toBe(pathOf(ca, 'fr', 'checkout'));
  expect(french.lang).toBe('fr');
  window.history.replaceState(null, '', '/checkout/?redirectResult=x');
  french.addEventListener('click', (event) => event.preventDefault());
  await user.click(french);
  expect(french.getAttribute('href')).toBe(`${pathOf(ca, 'fr', 'checkout')}?redirectResult=x`);
  expect(readEntry('gatsby-i18next-language')).toBe('fr');
});

test('a storefront with one language offers no other', () => {
  renderCheckout();
  expect(footer().queryByRole('link', { name: 'English' })).toBeNull();
});
