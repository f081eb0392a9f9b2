// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { useShop } from '../shop/shop-context.tsx';
import { navOpened } from '../shop/shop-state.ts';
import type { CategoryTree } from '../components/use-categories.ts';
import { stubModalDialog } from '../testing/modal-dialog.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';

beforeAll(stubModalDialog);

const link = (key: string, children: readonly CategoryTree[] = []): CategoryTree => ({
  key,
  name: key,
  path: `/category/${key}/`,
  children,
});
const categories: readonly CategoryTree[] = [
  link('carriers', [link('newborn')]),
  link('kitchen', [link('bibs', [link('soft')]), link('cups', [link('small')])]),
];

function Page() {
  const { setState } = useShop();
  return (
    <>
      <button type="button" onClick={() => setState(navOpened(true))}>
        Menu
      </button>
      <NavigationDrawer categories={categories} />
    </>
  );
}
const fold = (name: string) => screen.getByText(name, { selector: 'summary' });
/** The names of what is unfolded, from the top. */
const unfolded = () =>
  [...document.querySelectorAll('details')]
    .filter(({ open }) => open)
    .map((section) => section.querySelector('summary')?.textContent);

test('product 3.28: the second level unfolds one subcategory at a time, and is folded with its category', async () => {
  const { user } = renderInShop(<Page />);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
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
