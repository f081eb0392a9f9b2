// @vitest-environment jsdom
import { renderCheckout } from '../testing/checkout-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stores } from '../../../stores/testing/storefronts.ts';
import { writeDraft } from '../checkout-draft.ts';
import { addressFixture, cartFixture, deliveryAnswers } from '../../testing/carts.ts';
import { fakeShopApi } from '../../testing/fake-shop-api.ts';
import { formValuesOf } from './address-form-values.ts';

const filled = cartFixture({ email: 'ada@example.org', shippingAddress: addressFixture });

/** The form as somebody left it who has typed everything. */
function renderForm(law: 'agreed' | 'notDeclined' | undefined, answer?: boolean) {
  const cart = { ...filled, ...(answer !== undefined && { mayBeAskedForReview: answer }) };
  writeDraft(formValuesOf(cart, 'us'));
  const posted = {
    ...deliveryAnswers,
    'GET /carts/cart-1': cart,
    'POST /carts/cart-1': { ...cart, version: 2 },
  };
  const api = fakeShopApi(posted);
  const { reviewInvitations: _law, ...store } = stores.us;
  return { ...api, ...renderCheckout({ ...store, ...(law && { reviewInvitations: law }) }) };
}

test.each([
  ['agreed', 'Ask me once by email, two weeks after it has arrived, how I like it', true],
  ['notDeclined', 'Please don’t ask', false],
] as const)(
  'product 4.745: where customers are asked who have %s, a checkbox that nobody has ticked for them says it',
  async (law, label, answer) => {
    const { user, requests } = renderForm(law);
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: label });
    expect(box.checked).toBe(false);
    if (law === 'notDeclined') expect(screen.getByText(/we ask once by email how you like it/)).toBeTruthy();
    await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    const action = { action: 'setMayBeAskedForReview', mayBeAskedForReview: answer };
    await waitFor(() => expect(JSON.stringify(requests)).toContain(JSON.stringify(action)));
  },
);

test('product 4.745: what was answered before is shown, what nobody answers is not sent, and elsewhere nobody is asked', async () => {
  const before = renderForm('notDeclined', false);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Please don’t ask' });
  expect(box.checked).toBe(true);
  before.unmount();
  const { user, requests } = renderForm('agreed');
  await user.click(await screen.findByRole('button', { name: 'Continue to delivery' }));
  await waitFor(() => expect(JSON.stringify(requests)).toContain('setShippingAddress'));
  expect(JSON.stringify(requests)).not.toContain('setMayBeAskedForReview');
});

test('product 4.745: a storefront whose law nobody has looked up asks nobody', async () => {
  renderForm(undefined);
  await screen.findByRole('button', { name: 'Continue to delivery' });
  expect(screen.queryByRole('checkbox', { name: /ask/i })).toBeNull();
});
