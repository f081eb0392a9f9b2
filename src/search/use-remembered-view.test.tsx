// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recentClicks } from './search-history.ts';
import { agreeTo, hit, leaveShop, openIndex } from './testing/visitors.ts';
import { useRememberedView } from './use-remembered-view.ts';

vi.mock('../recovery/when-idle.ts', () => ({ whenIdle: (work: () => void) => work() }));
beforeEach(() => openIndex());
afterEach(leaveShop);

const ids = () => recentClicks().map(({ id }) => id);

test('the product of a page is remembered with consent, also if it is given there', async () => {
  const { rerender } = renderHook(({ product }) => useRememberedView(product), {
    initialProps: { product: hit(1) },
  });
  act(() => agreeTo('functional'));
  await waitFor(() => expect(ids()).toEqual(['SKU-1']));
  rerender({ product: hit(1, { id: 'SKU-1-RED' }) });
  await waitFor(() => expect(ids()).toEqual(['SKU-1-RED']));
  rerender({ product: hit(2) });
  await waitFor(() => expect(ids()).toEqual(['SKU-2', 'SKU-1-RED']));
});
