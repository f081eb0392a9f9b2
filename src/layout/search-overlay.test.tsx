// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { SearchBoxProps } from '../search/box/search-box.tsx';
import { useShopDispatch } from '../shop/shop-context.tsx';
import { navigate } from '../testing/gatsby.tsx';
import { stubModalDialog } from '../testing/modal-dialog.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { SearchOverlay } from './search-overlay.tsx';

/** The code of the search box, which arrives when a test says so. */
const code = vi.hoisted(() => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive };
});

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));
vi.mock('../search/box/search-box.tsx', async () => {
  await code.arrived;
  return {
    SearchBox: ({ initialTerm, onTextChange, onNavigate }: SearchBoxProps) => (
      <>
        <input
          aria-label="Search with offers"
          defaultValue={initialTerm}
          onChange={({ target }) => onTextChange?.(target.value)}
        />
        <button type="button" onClick={() => onNavigate('/found/')}>
          Found
        </button>
      </>
    ),
  };
});
beforeAll(stubModalDialog);

function Opener() {
  const dispatch = useShopDispatch();
  return (
    <button type="button" onClick={() => dispatch({ type: 'setSearchOpen', open: true })}>
      Open
    </button>
  );
}

test('the field is there before its code, and what is typed stays until it was searched for', async () => {
  const { user } = renderInShop(
    <>
      <Opener />
      <SearchOverlay />
    </>,
  );
  const open = () => user.click(screen.getByRole('button', { name: 'Open' }));
  await open();
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  expect(field.form?.getAttribute('action')).toBe('/search/');
  expect(field.name).toBe('q');
  await user.type(field, 'bi');

  act(code.arrive);
  const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Search with offers' });
  expect((await box()).value).toBe('bi');
  await user.type(await box(), 'b');
  await user.click(screen.getByRole('button', { name: 'Close search' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  await open();
  expect((await box()).value).toBe('bib');

  await user.click(screen.getByRole('button', { name: 'Found' }));
  expect(navigate.mock.lastCall).toEqual(['/found/']);
  expect(screen.queryByRole('textbox')).toBeNull();
  await open();
  expect((await box()).value).toBe('');
});
