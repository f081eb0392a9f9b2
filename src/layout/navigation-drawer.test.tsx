// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useShopDispatch, useShopState } from '../shop/shop-context.tsx';
import { navigate } from '../testing/gatsby.tsx';
import { stubModalDialog } from '../testing/modal-dialog.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));
beforeAll(stubModalDialog);
beforeEach(() => void navigate.mockClear());

const link = (key: string) => ({ key, name: key, path: `/category/${key}/` });
const categories = [
  { ...link('carriers'), children: [link('newborn'), link('toddler')] },
  { ...link('kitchen'), children: [link('bibs')] },
  { ...link('gifts'), children: [] },
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
const unfolded = () =>
  [...document.querySelectorAll('details')]
    .map(({ open }, index) => (open ? index : -1))
    .filter((at) => at >= 0);

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
  expect(unfolded()).toEqual([0]);
  await user.click(fold('kitchen'));
  expect(unfolded()).toEqual([1]);
  await user.click(fold('kitchen'));
  expect(unfolded()).toEqual([]);
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
    ['All carriers', '/category/carriers/'],
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
