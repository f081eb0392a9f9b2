// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Cart } from '../../contract/cart.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import { cartFixture, lineItemFixture, money } from '../testing/carts.ts';
import { useCartState, useCountryChange } from './use-cart.tsx';
import { writeEntry } from '../consent/guarded-storage.ts';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { CountryChangeNotice } from './country-change-notice.tsx';

const { eu } = stores;

beforeEach(() => writeEntry('CT_CART_ID', 'cart-1'));

const irish = (fields: Partial<Cart>) =>
  cartFixture({ country: 'ie', currency: 'EUR', subtotal: money(9_900, 'EUR'), ...fields });
const polish = (fields: Partial<Cart>) =>
  cartFixture({ id: 'cart-2', country: 'pl', currency: 'PLN', subtotal: money(42_000, 'PLN'), ...fields });

function Shop() {
  const { changeCountry } = useCountryChange();
  const cart = useCartState((state) => state.cart);
  return (
    <>
      {cart && (
        <button type="button" onClick={() => void changeCountry('pl')}>
          To Poland with {cart.id}
        </button>
      )}
      <CountryChangeNotice />
    </>
  );
}
async function moveToPoland(before: Cart, after: unknown) {
  const api = fakeShopApi({ 'GET /carts/cart-1': before, 'POST /carts/cart-1/country': after });
  const rendered = renderInShop(<Shop />, eu);
  await rendered.user.click(await screen.findByRole('button', { name: 'To Poland with cart-1' }));
  return { ...rendered, ...api };
}
const title = () => screen.findByRole('heading', { name: 'You are now shopping in Poland' });
const changes = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('changes to the cart are reported: first what was left out, then the rest', async () => {
  const bib = lineItemFixture({ sku: 'BIB', name: 'Bib', quantity: 3, unitPrice: money(1_000, 'EUR') });
  const potty = lineItemFixture({ id: 'line-2', sku: 'POTTY', name: 'Potty' });
  const code = { id: 'code-1', code: 'HELLO', applied: true };
  const shippingMethod = { id: 'standard', name: 'Standard', arrival: null };
  await moveToPoland(
    irish({ lineItems: [bib, potty], discountCodes: [code], shippingMethod }),
    polish({ lineItems: [{ ...bib, quantity: 2, unitPrice: money(4_300, 'PLN') }] }),
  );
  await title();
  expect(screen.getByRole('status').textContent).toMatch(/now cost zł\s420\.00\. Before: €99\.00/);
  expect(changes()).toEqual([
    'We can’t ship this there, so it was left out: Potty',
    'Bib: only 2 available there',
    'Code HELLO doesn’t apply there.',
    expect.stringMatching(/^Bib: now zł\s43\.00, was €10\.00$/),
    'Please choose your address and delivery again at checkout.',
  ]);
});

test('of many prices, only six are compared', async () => {
  const lines = Array.from({ length: 8 }, (_, index) =>
    lineItemFixture({ id: `${index}`, sku: `SKU-${index}` }),
  );
  const dearer = lines.map((line) => ({ ...line, unitPrice: money(1, 'PLN') }));
  await moveToPoland(irish({ lineItems: lines }), polish({ lineItems: dearer }));
  await title();
  expect(changes()).toHaveLength(6);
});

test('an unchanged cart is reported as such', async () => {
  await moveToPoland(irish({}), polish({ subtotal: money(9_900, 'EUR') }));
  await title();
  expect(screen.getByText('Your items and prices stay the same.')).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('progress and failure are reported', async () => {
  let refuse: (answer: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => (refuse = resolve));
  const { user } = await moveToPoland(irish({}), () => answer);
  expect(await within(screen.getByRole('status')).findByText('Switching to Poland…')).toBeTruthy();
  refuse(refusal('CommerceUnavailable', 503));
  expect((await screen.findByRole('alert')).textContent).toContain('You’re still shopping in Ireland');
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
