// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { CategoryTree } from '../components/use-categories.ts';
import { navigate } from '../testing/gatsby.tsx';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { CategoryMenu } from './category-menu.tsx';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));
beforeEach(() => void navigate.mockClear());

const category = (key: string, children: readonly CategoryTree[] = []): CategoryTree => ({
  key,
  name: key,
  path: `/${key}/`,
  children,
});
const categories = [
  category('carriers', [category('covers')]),
  category('kitchen', [category('bibs'), category('cups')]),
  category('gifts'),
];
const renderMenu = () =>
  renderInShop(
    <>
      <CategoryMenu categories={categories} />
      <button type="button">Elsewhere</button>
    </>,
  );
const opener = (name: string) => screen.getByRole('button', { name: `More: ${name}` });
const expanded = () =>
  screen
    .getAllByRole('button', { name: /^More:/ })
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.getAttribute('aria-label'));
const linksOf = (name: string) => {
  const panel = document.getElementById(opener(name).getAttribute('aria-controls') ?? '');
  return within(panel as HTMLElement)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

test('product 2.2.301: a button shows a category’s subcategories, one category at a time', async () => {
  const { user } = renderMenu();
  expect(expanded()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'More: gifts' })).toBeNull();
  fireEvent.click(opener('kitchen'));
  expect(linksOf('kitchen')).toEqual([
    ['See all: kitchen', '/kitchen/'],
    ['bibs', '/bibs/'],
    ['cups', '/cups/'],
  ]);
  fireEvent.click(opener('carriers'));
  expect(expanded()).toEqual(['More: carriers']);
  await user.click(screen.getByRole('link', { name: 'covers' }));
  expect(navigate).toHaveBeenCalledOnce();
  expect(expanded()).toEqual([]);
});

test('product 2.2.301: by keyboard, Escape closes it and leads back to its button', async () => {
  const { user } = renderMenu();
  opener('kitchen').focus();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('See all: kitchen');
  await user.keyboard('{Escape}');
  expect(expanded()).toEqual([]);
  expect(document.activeElement).toBe(opener('kitchen'));
});

test('product 2.2.301: it closes when the focus or a press is elsewhere', () => {
  renderMenu();
  fireEvent.click(opener('kitchen'));
  fireEvent.focusIn(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(expanded()).toEqual([]);
  fireEvent.click(opener('kitchen'));
  fireEvent.pointerDown(document.body);
  expect(expanded()).toEqual([]);
});

test('product 2.2.301: a mouse that rests opens it, and its click keeps it open; a finger’s closes it', async () => {
  renderMenu();
  const item = opener('kitchen').closest('li') as HTMLElement;
  fireEvent.pointerEnter(item, { pointerType: 'mouse' });
  expect(expanded()).toEqual([]);
  await waitFor(() => expect(expanded()).toEqual(['More: kitchen']));
  fireEvent.click(opener('kitchen'));
  expect(expanded()).toEqual(['More: kitchen']);
  fireEvent.pointerEnter(item, { pointerType: 'touch' });
  fireEvent.click(opener('kitchen'));
  expect(expanded()).toEqual([]);
});

test('product 2.2.301: a mouse that has just left does not close what a key opens', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  renderMenu();
  fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'mouse' });
  fireEvent.click(opener('kitchen'));
  act(() => void vi.advanceTimersByTime(1_000));
  expect(expanded()).toEqual(['More: kitchen']);
});
