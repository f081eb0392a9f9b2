// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { WithdrawalScreen } from './withdrawal-screen.tsx';

const { de } = stores;

beforeEach(() => window.history.replaceState(null, '', '/vertrag-widerrufen/'));

const receipt = { id: 'W-DE-7K3M-9QF2-HT5V', receivedAt: '2026-11-25T12:00:00.000Z' };
const render = () => renderInShop(<WithdrawalScreen />, de, { pageKey: 'withdraw' });
type User = ReturnType<typeof render>['user'];

const continueButton = () => screen.getByRole('button', { name: 'Continue' });
const confirmButton = () => screen.getByRole('button', { name: 'Confirm withdrawal' });

async function complete(user: User, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  const typed = { 'Your name': 'Ada Berg', 'Order number': 'DE-1', Email: 'ada@example.com', ...changes };
  for (const [label, text] of Object.entries(typed)) await user.type(screen.getByLabelText(label), text);
  await user.click(continueButton());
}

describe('the page that withdraws from a contract', () => {
  test('product 4.133: what could not be stored is not called received, and is sent again with the same key', async () => {
    const { requests, answers } = fakeShopApi({
      'POST /withdrawals': () => refusal('CommerceUnavailable', 503),
    });
    const { user } = render();
    await complete(user);
    await user.click(confirmButton());
    expect(await screen.findByText(/has not been received yet/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Your withdrawal has been received' })).toBeNull();
    answers['POST /withdrawals'] = receipt;
    await user.click(confirmButton());
    expect(await screen.findByRole('heading', { name: 'Your withdrawal has been received' })).toBeTruthy();
    const [first, second] = requests.map(({ body }) => body);
    expect(second).toEqual(first);
  });

  test('product 4.136: knows the number of the order that it was opened from', async () => {
    window.history.replaceState(null, '', '/vertrag-widerrufen/?order=DE-7K3M-9QF2-HT5V');
    fakeShopApi({});
    render();
    const field = await screen.findByLabelText<HTMLInputElement>('Order number');
    expect(field.value).toBe('DE-7K3M-9QF2-HT5V');
  });
});
