// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { grantCategories } from '../consent/consent-answer.ts';
import { readEntry, removeEntry, writeEntry } from '../consent/guarded-storage.ts';
import { ca } from '../../stores/storefronts/ca.ts';
import { de } from '../../stores/storefronts/de.ts';
import { us } from '../../stores/storefronts/us.ts';
import type { Store } from '../../stores/types.ts';
import { pathOf } from '../../stores/urls.ts';
import { cartFixture, lineItemFixture } from '../testing/carts.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { useStaticQuery } from '../testing/gatsby.tsx';
import { stubModalDialog } from '../testing/modal-dialog.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { checkoutFrame } from './checkout-frame.ts';
import { Layout } from './layout.tsx';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));

beforeEach(() => {
  stubModalDialog();
  const titles = { returns: 'Returns', 'general-terms-of-sale': 'Terms', 'legal-notice': 'Legal notice' };
  useStaticQuery.mockReturnValue({
    allCommerceCategory: { nodes: [{ key: 'gifts', name: 'gifts', path: '/gifts/', language: 'en' }] },
    allContentPage: {
      nodes: Object.entries(titles).map(([key, title]) => ({ key: `content/${key}`, title, language: 'en' })),
    },
  });
  removeEntry('CT_CART_ID');
  grantCategories([]);
});
afterEach(() => vi.unstubAllGlobals());

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

test('product 4.99: around the checkout are only logo, help, and cart', async () => {
  writeEntry('CT_CART_ID', 'cart-1');
  fakeShopApi({ 'GET /carts/cart-1': cartFixture({ lineItems: [lineItemFixture({ quantity: 2 })] }) });
  renderCheckout();
  const header = within(screen.getByRole('banner'));
  expect(await header.findByRole('link', { name: 'Cart, 2 items' })).toBeTruthy();
  expect(header.getByRole('link', { name: 'Brand' }).getAttribute('href')).toBe('/');
  expect(header.getAllByRole('link')).toHaveLength(2);
  expect(header.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Help']);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('complementary', { name: 'Notice' })).toBeNull();
});

test('product 4.99: from the first field, three more steps back lead to the top', async () => {
  const { user } = renderCheckout();
  screen.getByLabelText('Email').focus();
  const passed: (string | null)[] = [];
  for (let step = 0; step < 4; step += 1) {
    await user.tab({ shift: true });
    passed.push(document.activeElement?.textContent ?? null);
  }
  expect(passed).toEqual(['Cart', 'Help', 'Brand', 'Skip to content']);
});

test('product 4.99: any other page has the entire frame', () => {
  const { unmount } = renderInShop(<Layout>A page</Layout>, us, { pageKey: 'order-confirmation' });
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
  unmount();
});

test('product 4.99, 4.104: help has the telephone number, and pages that open in a new tab', async () => {
  const { user } = renderCheckout();
  const help = screen.getByRole('button', { name: 'Help' });
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  await user.click(help);
  expect(help.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('link', { name: 'Call +1 207 555 0110' }).getAttribute('href')).toBe(
    'tel:+12075550110',
  );
  const [returns] = screen.getAllByRole('link', { name: 'Returns (opens in a new tab)' });
  expect(returns?.getAttribute('href')).toBe('/customer-service/returns/');
  expect(returns?.getAttribute('target')).toBe('_blank');
  await user.click(screen.getByLabelText('Email'));
  expect(help.getAttribute('aria-expanded')).toBe('false');
});

test('product 4.99, 4.104: below are the legal pages, in a new tab, and the privacy choices', async () => {
  const { user } = renderCheckout();
  for (const name of ['Terms', 'Returns', 'Legal notice']) {
    const link = footer().getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(link.getAttribute('target')).toBe('_blank');
  }
  expect(footer().queryByRole('link', { name: 'gifts' })).toBeNull();
  await user.click(footer().getByRole('button', { name: 'Privacy choices' }));
  expect(await screen.findByRole('dialog', { name: 'Privacy choices' })).toBeTruthy();
});

test('product 2.3.38: below is the link that withdraws from a contract, where the storefront has that page', () => {
  const { unmount } = renderCheckout(de);
  const link = footer().getByRole('link', { name: 'Withdraw from contract here (opens in a new tab)' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/vertrag-widerrufen/',
    '_blank',
  ]);
  unmount();
  renderInShop(
    <Layout ownFrame={checkoutFrame}>
      <p>Checkout</p>
    </Layout>,
    us,
    { sitePaths: { home: '/' } },
  );
  expect(footer().queryByRole('link', { name: /Withdraw/ })).toBeNull();
});

test('product 2.3.38: the footer of any other page has it, too', () => {
  renderInShop(<Layout>A page</Layout>, de);
  const link = footer().getByRole('link', { name: 'Withdraw from contract here' });
  expect(link.getAttribute('href')).toBe('/vertrag-widerrufen/');
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
