// @vitest-environment jsdom
import { us } from '../../../stores/storefronts/us.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeEntry, writeEntry } from '../../consent/guarded-storage.ts';
import { fakeShopApi } from '../../testing/fake-shop-api.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import {
  addressFixture,
  cartFixture,
  deliveryAnswers,
  payableAnswers,
  payableCartFixture,
  paymentMethodsFixture,
} from '../../testing/carts.ts';

vi.stubGlobal('__STORE__', us);
const { default: CheckoutTemplate } = await import('../../templates/checkout.tsx');

vi.mock('gatsby', () => import('../../testing/gatsby.tsx'));
vi.mock('@adyen/adyen-web', () => import('../payment/testing/fake-adyen-web.ts'));

beforeEach(() => {
  window.history.replaceState(null, '', '/checkout/');
  writeEntry('CT_CART_ID', 'cart-1');
});
afterEach(() => {
  removeEntry('CT_CART_ID');
  removeEntry('checkout-draft');
  vi.unstubAllGlobals();
});

const saveAddress = () => screen.getByRole('button', { name: 'Continue to delivery' });
const gift = 'I am sending this to somebody else';
const payer = () => within(screen.getByRole('group', { name: 'Your name and billing address' }));
const recipient = () => within(screen.getByRole('group', { name: 'Recipient’s delivery address' }));
const typeAddress = async (
  user: ReturnType<typeof renderInShop>['user'],
  fields: ReturnType<typeof payer>,
  name: string,
) => {
  await user.type(fields.getByLabelText('First name'), name);
  await user.type(fields.getByLabelText('Last name'), 'Ek');
  await user.type(fields.getByLabelText('Address'), '2 Side Street');
  await user.type(fields.getByLabelText('City'), 'Boston');
  await user.selectOptions(fields.getByLabelText('State'), 'MA');
  await user.type(fields.getByLabelText('ZIP code'), '02101');
};

test('product 4.101: for somebody else, the payer comes first, and both addresses are sent', async () => {
  const { requests } = fakeShopApi({
    ...deliveryAnswers,
    'GET /carts/cart-1': cartFixture(),
    'POST /carts/cart-1': payableCartFixture(),
    'GET /carts/cart-1/payment-methods': paymentMethodsFixture,
  });
  const { user } = renderInShop(<CheckoutTemplate />);
  await user.type(await screen.findByLabelText('Email'), 'bo@example.org');
  await user.click(screen.getByRole('checkbox', { name: gift, description: /any prices in the parcel/ }));
  expect(screen.getAllByRole('group', { name: /address$/ }).map((group) => group.textContent)).toEqual([
    expect.stringContaining('Your name'),
    expect.stringContaining('Recipient'),
  ]);
  expect(screen.queryByRole('checkbox', { name: /same as delivery/ })).toBeNull();
  await typeAddress(user, payer(), 'Bo');
  await typeAddress(user, recipient(), 'Kim');
  await user.click(saveAddress());
  await screen.findByRole('button', { name: 'Change contact and address' });
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    actions: [
      { action: 'setCustomerEmail' },
      { action: 'setShippingAddress', address: { firstName: 'Kim' } },
      { action: 'setBillingAddress', address: { firstName: 'Bo' } },
      { action: 'setGift', isGift: true },
    ],
  });
});

test('product 4.216: only the recipient is told why a driver may need the phone number', async () => {
  fakeShopApi({ ...deliveryAnswers, 'GET /carts/cart-1': cartFixture() });
  const { user } = renderInShop(<CheckoutTemplate />);
  await user.click(await screen.findByRole('checkbox', { name: gift }));
  const hint = 'In case the driver needs to call.';
  expect(payer().getByLabelText('Phone (optional)')).toBeTruthy();
  expect(payer().queryByText(hint)).toBeNull();
  expect(recipient().getByText(hint)).toBeTruthy();
});

test('product 4.101: the payer’s missing fields are problems, before the recipient’s', async () => {
  fakeShopApi({ 'GET /carts/cart-1': cartFixture() });
  const { user } = renderInShop(<CheckoutTemplate />);
  await user.type(await screen.findByLabelText('Email'), 'bo@example.org');
  await user.click(screen.getByRole('checkbox', { name: gift }));
  await typeAddress(user, recipient(), 'Kim');
  await user.click(saveAddress());
  const problems = within(screen.getByRole('group', { name: 'Please check these fields' }));
  await user.click(await problems.findByRole('button', { name: 'Please enter your first name.' }));
  expect(document.activeElement).toBe(payer().getByLabelText('First name'));
});

test('product 4.101: who comes back to the form finds the choice, and a reload keeps it', async () => {
  const billingAddress = { ...addressFixture, firstName: 'Bo' };
  const saved = payableCartFixture({ isGift: true, billingAddress });
  fakeShopApi({ ...payableAnswers, 'GET /carts/cart-1': saved });
  const { user, unmount } = renderInShop(<CheckoutTemplate />);
  await user.click(await screen.findByRole('button', { name: 'Change contact and address' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: gift }).checked).toBe(true);
  expect(payer().getByLabelText<HTMLInputElement>('First name').value).toBe('Bo');
  expect(recipient().getByLabelText<HTMLInputElement>('First name').value).toBe('Ada');

  await user.type(payer().getByLabelText('First name'), 'b');
  unmount();
  renderInShop(<CheckoutTemplate />);
  await screen.findByRole('checkbox', { name: gift });
  expect(payer().getByLabelText<HTMLInputElement>('First name').value).toBe('Bob');
});

test('product 4.101: both addresses are shown once they are saved', async () => {
  const billingAddress = { ...addressFixture, firstName: 'Bo', city: 'Boston' };
  const saved = payableCartFixture({ isGift: true, billingAddress });
  fakeShopApi({ ...payableAnswers, 'GET /carts/cart-1': saved });
  renderInShop(<CheckoutTemplate />);
  const step = within(await screen.findByRole('region', { name: '1 Contact and address' }));
  expect(await step.findByText('Your name and billing address')).toBeTruthy();
  expect(step.getByText('Ada Berg')).toBeTruthy();
  expect(step.getByText('Bo Berg')).toBeTruthy();
});
