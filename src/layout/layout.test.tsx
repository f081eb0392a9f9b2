// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { grantCategories } from '../consent/consent-store.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import { type ShopStore, useShop } from '../shop/shop-context.tsx';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { checkoutFrame } from './checkout-frame.tsx';
import { Layout } from './layout.tsx';

const { se, us } = stores;

beforeEach(() => {
  grantCategories([]);
});

const renderPage = () => renderInShop(<Layout>The page</Layout>);

test('the footer shows the storefront’s contact data, with its hours in the country’s format', () => {
  const { unmount } = renderPage();
  expect(screen.getByRole('link', { name: `Call ${us.contact.phone}` }).getAttribute('href')).toBe(
    `tel:${us.contact.phone.replaceAll(' ', '')}`,
  );
  expect(screen.getByText(/^Monday to Friday, 9:00\sAM to 4:00\sPM$/)).toBeTruthy();
  unmount();
  renderInShop(<Layout>Sidan</Layout>, se);
  expect(screen.getByText('Monday to Friday, 09:00 to 16:00')).toBeTruthy();
});

test('product 2.2.303: the footer names what one can pay with in the visitor’s country, each once, and the carriers', () => {
  const payWith = ['confirmation.methods.scheme', 'confirmation.methods.klarna'] as const;
  const countries = [{ code: 'se', currency: 'SEK', payWith }] as const;
  renderInShop(<Layout>Sidan</Layout>, {
    ...se,
    countries,
    cards: ['Visa', 'Mastercard'],
    carriers: ['PostNord'],
  });
  const marks = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(marks('Pay with')).toEqual(['Visa', 'Mastercard', 'Klarna']);
  expect(marks('Delivered by')).toEqual(['PostNord']);
});

test.each([
  ['pages', undefined],
  ['the checkout', checkoutFrame],
])('product 4.821: %s show the brand’s logo in place of its name, and name it', (_, ownFrame) => {
  const told: { shop?: ShopStore } = {};
  function Told() {
    told.shop = useShop();
    return <Layout ownFrame={ownFrame}>The page</Layout>;
  }
  renderInShop(<Told />);
  const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Brand' });
  expect(link.textContent).toBe('Brand');
  const logo = { src: '/files/logo.svg', dark: '/files/logo-dark.svg', width: 120, height: 24 } as const;
  act(() => told.shop?.setState(({ siteConfig }) => ({ siteConfig: { ...siteConfig, logo } })));
  expect(link.textContent).toBe('');
  const picture = within(link).getByRole('img', { name: 'Brand' });
  expect([picture.getAttribute('src'), picture.getAttribute('width')]).toEqual([logo.src, '120']);
  expect(link.querySelector('source[media*=dark]')?.getAttribute('srcset')).toBe(logo.dark);
});

test('product 4.37: a build that is not production’s is named on every page, and announced once', () => {
  /** Stands for what starts with the page and tells the shop where its build is deployed. */
  const told: { shop?: ShopStore } = {};
  function Told() {
    told.shop = useShop();
    return <Layout>The page</Layout>;
  }
  const label = () => document.querySelector('header [aria-live=polite]');
  vi.stubGlobal('__TELEMETRY__', { environment: 'staging' });
  const { unmount } = renderInShop(<Told />);
  expect(label()?.textContent).toBe('');
  act(() => told.shop?.setState({ environment: 'staging' }));
  expect(label()?.textContent).toBe('Staging');
  unmount();
  vi.stubGlobal('__TELEMETRY__', { environment: 'production' });
  renderInShop(<Told />);
  act(() => told.shop?.setState({ environment: 'production' }));
  expect(label()).toBeNull();
});
