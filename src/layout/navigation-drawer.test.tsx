// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useShopDispatch, useShopState } from '../shop/shop-context.tsx';
import type { CategoryTree } from '../components/use-categories.ts';
import { navigate, useStaticQuery } from '../testing/gatsby.tsx';
import { stubModalDialog } from '../testing/modal-dialog.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));
beforeAll(stubModalDialog);
beforeEach(() => {
  navigate.mockClear();
  useStaticQuery.mockReturnValue({
    allContentPage: { nodes: [{ key: 'content/returns', title: 'Sending back', language: 'en' }] },
  });
});

const link = (key: string, children: readonly CategoryTree[] = []): CategoryTree => ({
  key,
  name: key,
  path: `/category/${key}/`,
  children,
});
const categories: readonly CategoryTree[] = [
  link('carriers', [link('newborn'), link('toddler')]),
  link('kitchen', [link('bibs', [link('soft'), link('firm')]), link('cups', [link('small')])]),
  link('gifts'),
];

function Page() {
  const dispatch = useShopDispatch();
  const navOpen = useShopState((state) => state.navOpen);
  return (
    <>
      <button
        type="button"
        aria-expanded={navOpen}
        onClick={() => dispatch({ type: 'setNavOpen', open: true })}
      >
        Menu
      </button>
      <NavigationDrawer categories={categories} />
    </>
  );
}
const drawer = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'Main' });
const isOpen = () => screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded') === 'true';
const fold = (name: string) => screen.getByText(name, { selector: 'summary' });
/** The names of what is unfolded, from the top. */
const unfolded = () =>
  [...document.querySelectorAll('details')]
    .filter(({ open }) => open)
    .map((one) => one.querySelector('summary')?.textContent);

async function renderOpenDrawer() {
  const { user } = renderInShop(<Page />);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  return { user, links: within(drawer() as HTMLElement) };
}

test('is closed and empty until it is opened', () => {
  renderInShop(<Page />);
  expect(drawer()).toBeNull();
  expect(screen.queryByRole('link', { hidden: true })).toBeNull();
});

test('opens as the browser’s modal dialog, so that focus stays inside', async () => {
  await renderOpenDrawer();
  expect(drawer()?.open).toBe(true);
  expect(drawer()?.dataset['modal']).toBe('true');
});

test('unfolds one category at a time and folds it again', async () => {
  const { user } = await renderOpenDrawer();
  expect(unfolded()).toEqual([]);
  await user.click(fold('carriers'));
  expect(unfolded()).toEqual(['carriers']);
  await user.click(fold('kitchen'));
  expect(unfolded()).toEqual(['kitchen']);
  await user.click(fold('kitchen'));
  expect(unfolded()).toEqual([]);
});

test('product 3.28: the second level unfolds one subcategory at a time, and is folded with its category', async () => {
  const { user } = await renderOpenDrawer();
  await user.click(fold('kitchen'));
  await user.click(fold('bibs'));
  expect(unfolded()).toEqual(['kitchen', 'bibs']);
  await user.click(fold('cups'));
  expect(unfolded()).toEqual(['kitchen', 'cups']);
  await user.click(fold('carriers'));
  expect(unfolded()).toEqual(['carriers']);
  await user.click(fold('kitchen'));
  expect(unfolded()).toEqual(['kitchen']);
});

test('a link of the second level closes the drawer', async () => {
  const { user, links } = await renderOpenDrawer();
  await user.click(fold('kitchen'));
  await user.click(fold('bibs'));
  await user.click(links.getByRole('link', { name: 'soft' }));
  expect(navigate).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);
});

test('an unfolded category links to all of its products and to its subcategories', async () => {
  const { user } = await renderOpenDrawer();
  await user.click(fold('carriers'));
  const list = within(fold('carriers').parentElement as HTMLElement).getByRole('list');
  expect(
    within(list)
      .getAllByRole('link')
      .map((one) => [one.textContent, one.getAttribute('href')]),
  ).toEqual([
    ['See all: carriers', '/category/carriers/'],
    ['newborn', '/category/newborn/'],
    ['toddler', '/category/toddler/'],
  ]);
});

test.each(['gifts', 'Shop all', 'newborn'])('closes when the link to %s is followed', async (name) => {
  const { user, links } = await renderOpenDrawer();
  await user.click(fold('carriers'));
  await user.click(links.getByRole('link', { name }));
  expect(navigate).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);
  expect(drawer()).toBeNull();
});

test('product 2.2.300: help, guides, and stores are in it, and the country', async () => {
  const { user, links } = await renderOpenDrawer();
  for (const group of ['Help', 'Guides', 'Company']) await user.click(fold(group));
  for (const name of ['Contact us', 'Find your order', 'Sending back', 'Stores and countries'])
    expect(links.getByRole('link', { name })).toBeTruthy();
  await user.click(links.getByRole('button', { name: 'United States · English' }));
  expect(drawer()).toBeNull();
});

test('closes with its button', async () => {
  const { user } = await renderOpenDrawer();
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(isOpen()).toBe(false);
  expect(drawer()).toBeNull();
});

test('a dialog that the browser closes (Escape) is closed for the shop too, and can be opened again', async () => {
  const { user } = await renderOpenDrawer();
  act(() => drawer()?.close());
  expect(isOpen()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(drawer()?.open).toBe(true);
});
