// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { reportError } from '../telemetry/report-error.ts';
import { PartBoundary } from './error-boundary.tsx';

vi.mock('../telemetry/report-error.ts', () => ({ reportError: vi.fn() }));

let isBroken = true;
function Part() {
  if (isBroken) throw new TypeError('a bad record');
  return <p>Search results</p>;
}

beforeEach(() => {
  isBroken = true;
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a part that fails says so, the rest stays, and it can be tried again', async () => {
  const { user } = renderInShop(
    <>
      <PartBoundary room="header">
        <Part />
      </PartBoundary>
      <p>The rest of the shop</p>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('This part of the page couldn’t be shown.');
  expect(screen.getByText('The rest of the shop')).toBeTruthy();
  expect(vi.mocked(reportError).mock.lastCall).toEqual([new TypeError('a bad record'), { room: 'header' }]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeTruthy();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Search results')).toBeTruthy();
});
