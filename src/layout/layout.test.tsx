// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import type { Dispatch } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { grantCategories } from '../consent/consent-answer.ts';
import { removeEntry, writeEntry } from '../consent/guarded-storage.ts';
import { ca } from '../../stores/storefronts/ca.ts';
import { us } from '../../stores/storefronts/us.ts';
import { se } from '../../stores/storefronts/se.ts';
import { pathOf } from '../../stores/urls.ts';
import { useShopDispatch } from '../shop/shop-context.tsx';
import type { ShopAction } from '../shop/shop-reducer.ts';
import { cartFixture, lineItemFixture } from '../testing/carts.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { useStaticQuery } from '../testing/gatsby.tsx';
import { stubModalDialog } from '../testing/modal-dialog.ts';
import { homePageOf, renderInShop } from '../testing/render-in-shop.tsx';
import { Layout } from './layout.tsx';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));
vi.mock('../search/box/search-box.tsx', () => ({
  SearchBox: ({ onNavigate }: { onNavigate: (path: string) => void }) => (
    <button type="button" onClick={() => onNavigate('/search/?q=bib')}>
      Find bibs
    </button>
  ),
}));

const category = (key: string, parentKey: string | null, language = 'en') => ({
  key,
  name: key,
  path: `/${key}/`,
  parentKey,
  language,
});
beforeAll(stubModalDialog);
beforeEach(() => {
  useStaticQuery.mockReturnValue({
    allCommerceCategory: {
      nodes: [
        category('bibs', 'kitchen'),
        category('kitchen', null),
        category('gifts', null),
        category('cadeaux', null, 'fr'),
      ],
    },
    allContentPage: {
      nodes: [
        { key: 'content/returns', title: 'Sending back', language: 'en' },
        { key: 'content/returns', title: 'Retours', language: 'fr' },
      ],
    },
  });
  removeEntry('CT_CART_ID');
  grantCategories([]);
});
afterEach(() => vi.unstubAllGlobals());

const renderPage = () => renderInShop(<Layout>The page</Layout>);
const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const topCategories = [
  ['kitchen', '/kitchen/'],
  ['gifts', '/gifts/'],
];

test('the first link skips the header', () => {
  renderPage();
  const [first] = screen.getAllByRole('link');
  expect(first?.textContent).toBe('Skip to content');
  expect(first?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  expect(screen.getByRole('main').textContent).toBe('The page');
});

test('header and footer link to the top categories in the merchant’s order', () => {
  renderPage();
  expect(linksIn('Main')).toEqual(topCategories);
  expect(linksIn('Shop')).toEqual(topCategories);
});

test('the footer links to content pages by their titles', () => {
  renderPage();
  expect(linksIn('Help')).toContainEqual(['Sending back', '/customer-service/returns/']);
  expect(linksIn('Company')).toContainEqual(['Stores and countries', '/stores/']);
  expect(screen.getByRole('link', { name: us.contact.email }).getAttribute('href')).toBe(
    `mailto:${us.contact.email}`,
  );
});

test('in another language, the same links have its names and lead to its pages', () => {
  renderInShop(<Layout>La page</Layout>, ca, homePageOf(ca, 'fr'));
  expect(linksIn('Main')).toEqual([['cadeaux', '/cadeaux/']]);
  expect(linksIn('Help')).toContainEqual(['Retours', pathOf(ca, 'fr', 'content/returns')]);
  expect(screen.getByRole('link', { name: 'Cart' }).getAttribute('href')).toBe('/fr/panier/');
  expect(screen.getByRole('link', { name: 'Brand' }).getAttribute('href')).toBe('/fr/');
});

test('product 2.3.57: the footer leads to customer service and to orders, by names of their own', () => {
  renderPage();
  expect(linksIn('Help')).toEqual(
    expect.arrayContaining([
      ['Contact us', '/contact/'],
      ['Find your order', '/order/'],
    ]),
  );
  expect(linksIn('Company')).toContainEqual(['Stores and countries', '/stores/']);
});

test('the footer leaves out pages that the storefront does not have', () => {
  const sitePaths = Object.fromEntries(
    Object.entries(homePageOf(us).sitePaths).filter(([key]) => key !== 'content/legal-notice'),
  );
  const { unmount } = renderInShop(<Layout>The page</Layout>, us, { sitePaths });
  const without = linksIn('Legal').map(([, path]) => path);
  unmount();
  renderPage();
  const all = linksIn('Legal').map(([, path]) => path);
  const legalNotice = pathOf(us, 'en', 'content/legal-notice');
  expect(all).toContain(legalNotice);
  expect(without).toEqual(all.filter((path) => path !== legalNotice));
});

test('the footer shows the storefront’s contact data, with its hours in the country’s format', () => {
  const { unmount } = renderPage();
  expect(screen.getByRole('link', { name: 'Call +1 207 555 0110' }).getAttribute('href')).toBe(
    'tel:+12075550110',
  );
  expect(screen.getByText(/^Monday to Friday, 9:00\sAM to 5:00\sPM$/)).toBeTruthy();
  unmount();
  renderInShop(<Layout>Sidan</Layout>, se);
  expect(screen.getByText('Monday to Friday, 09:00 to 17:00')).toBeTruthy();
});

test('the privacy choices can be reviewed on every page', async () => {
  const { user } = renderPage();
  expect(screen.queryByRole('region', { name: 'Your privacy' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Privacy choices' }));
  const choices = await screen.findByRole('dialog', { name: 'Privacy choices' });
  expect(await within(choices).findByRole('button', { name: 'Save my choices' })).toBeTruthy();
});

test('the cart link shows the number of items in the cart', async () => {
  writeEntry('CT_CART_ID', 'cart-1');
  const lineItems = [lineItemFixture({ quantity: 2 }), lineItemFixture({ id: 'line-2', sku: 'SKU-2' })];
  fakeShopApi({ 'GET /carts/cart-1': cartFixture({ lineItems }) });
  renderPage();
  expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toBeTruthy();
});

test('without a cart, the cart link shows no number', () => {
  renderPage();
  expect(screen.getByRole('link', { name: 'Cart' }).getAttribute('href')).toBe('/cart/');
});

test('product 4.31: opening search closes the nav', async () => {
  const { user } = renderPage();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('dialog', { name: 'Main' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.queryByRole('dialog', { name: 'Main' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeTruthy();
});

test('product 4.32, 4.33: opening the nav closes search, and so does unfolding a category', async () => {
  const { user } = renderPage();
  const search = () => screen.queryByRole('dialog', { name: 'Search' });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(search()).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(search()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByText('kitchen', { selector: 'summary' }));
  expect(search()).toBeNull();
});

describe('product 4.37: the environment of the build', () => {
  /** Stands for what starts with the page and tells the shop where its build is deployed. */
  const told: { tell: Dispatch<ShopAction> } = { tell: () => undefined };
  function Told() {
    told.tell = useShopDispatch();
    return <Layout>The page</Layout>;
  }
  const label = () => document.querySelector('header [aria-live=polite]');

  test.each([
    ['staging', 'Staging'],
    ['development', 'Demo'],
    ['pull_request', 'Preview'],
  ] as const)('%s is said on every page, and announced once', (environment, name) => {
    vi.stubGlobal('__ENVIRONMENT__', environment);
    renderInShop(<Told />);
    expect(label()?.textContent).toBe('');
    act(() => told.tell({ type: 'setEnvironment', environment }));
    expect(screen.getByText(name)).toBe(label());
  });

  test('production is not, because it is what a shopper expects', () => {
    renderInShop(<Told />);
    act(() => told.tell({ type: 'setEnvironment', environment: 'production' }));
    expect(label()).toBeNull();
  });
});

test('the search box is loaded when search is opened, and following a result closes it', async () => {
  const { user } = renderPage();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.click(await screen.findByRole('button', { name: 'Find bibs' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.pathname + window.location.search).toBe('/search/?q=bib');
});
