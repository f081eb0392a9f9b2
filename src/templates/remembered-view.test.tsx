// @vitest-environment jsdom
import { act, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConsentProvider } from '../consent/consent-context.tsx';
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
  trail: [{ name: 'Baby carriers' }, { name: 'Accessories' }],
});
const ids = () => recentClicks().map(({ id }) => id);

test('the product of a page is remembered with consent, also if it is given there, and with its variant', async () => {
  const { rerender } = render(<RememberedView {...shown('one', 'ONE-RED')} />, { wrapper: ConsentProvider });
  act(() => agreeTo('functional'));
  await waitFor(() => expect(ids()).toEqual(['ONE-RED']));
  expect(recentClicks()[0]?.product).toEqual({
    key: 'one',
    id: 'ONE-RED',
    sku: 'ONE-RED',
    name: 'Product one',
    path: '/products/one/?sku=ONE-RED',
    price: money(9900),
    brand: '',
    category: 'Baby carriers;Accessories',
  });
  rerender(<RememberedView {...shown('one', 'ONE-SAND')} />);
  await waitFor(() => expect(ids()).toEqual(['ONE-SAND']));
  rerender(<RememberedView {...shown('two', 'TWO')} />);
  await waitFor(() => expect(ids()).toEqual(['TWO', 'ONE-SAND']));
});

test('what is not sold to the visitor is not remembered', async () => {
  agreeTo('functional');
  const { rerender } = render(
    <RememberedView {...shown('one', 'ONE')} variant={{ sku: 'ONE', price: null }} />,
    { wrapper: ConsentProvider },
  );
  rerender(<RememberedView {...shown('two', 'TWO')} />);
  await waitFor(() => expect(ids()).toEqual(['TWO']));
});
