// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recentClicks } from '../search/service/search-history.ts';
import { agreeTo, leaveShop, openIndex } from '../search/service/testing/visitors.ts';
import { money } from '../testing/carts.ts';
import { RememberedView } from './remembered-view.tsx';

beforeEach(() => openIndex());
afterEach(leaveShop);

const shown = (key: string, sku: string) => ({
  product: { key, name: `Product ${key}` },
  variant: { sku, price: money(9900) },
  path: `/products/${key}/`,
  trail: [{ name: 'Jackets' }, { name: 'Accessories' }],
});
const ids = () => recentClicks().map(({ id }) => id);

test('what is not sold to the visitor is not remembered', async () => {
  agreeTo('functional');
  const { rerender } = render(
    <RememberedView {...shown('one', 'ONE')} variant={{ sku: 'ONE', price: null }} />,
  );
  rerender(<RememberedView {...shown('two', 'TWO')} />);
  await waitFor(() => expect(ids()).toEqual(['TWO']));
});
