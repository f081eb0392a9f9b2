// @vitest-environment jsdom
import { renderCheckout } from '../testing/checkout-page.tsx';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeShopApi } from '../../testing/fake-shop-api.ts';
import { cartFixture, deliveryAnswers } from '../../testing/carts.ts';

const saveAddress = () => screen.getByRole('button', { name: 'Continue to delivery' });
const gift = 'I am sending this to somebody else';
const payer = () => within(screen.getByRole('group', { name: 'Your name and billing address' }));
const recipient = () => within(screen.getByRole('group', { name: 'Recipient’s delivery address' }));
const typeAddress = async (
  user: ReturnType<typeof renderCheckout>['user'],
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

test('product 4.216: only the recipient is told why a driver may need the phone number', async () => {
  fakeShopApi({ ...deliveryAnswers, 'GET /carts/cart-1': cartFixture() });
  const { user } = renderCheckout();
  await user.click(await screen.findByRole('checkbox', { name: gift }));
  const hint = 'In case the driver needs to call.';
  expect(payer().getByLabelText('Phone (optional)')).toBeTruthy();
  expect(payer().queryByText(hint)).toBeNull();
  expect(recipient().getByText(hint)).toBeTruthy();
});

test('product 4.101: the payer’s missing fields are problems, before the recipient’s', async () => {
  fakeShopApi({ 'GET /carts/cart-1': cartFixture() });
  const { user } = renderCheckout();
  await user.type(await screen.findByLabelText('Email'), 'bo@example.org');
  await user.click(screen.getByRole('checkbox', { name: gift }));
  await typeAddress(user, recipient(), 'Kim');
  await user.click(saveAddress());
  const problems = within(screen.getByRole('group', { name: 'Please check these fields' }));
  await user.click(await problems.findByRole('button', { name: 'Please enter your first name.' }));
  expect(document.activeElement).toBe(payer().getByLabelText('First name'));
});
