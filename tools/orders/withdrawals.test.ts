import { expect, test } from 'vitest';
import { home } from '../../api/testing/sandboxed-shop.ts';
import { useOperatedShop } from './testing/operated-shop.ts';

const operated = useOperatedShop();
const ofStore = new RegExp(`^W-${home.id.toUpperCase()}-`, 'gm');

const withdraw = async (orderNumber: string, email = 'ada@example.com') => {
  const body = { key: crypto.randomUUID(), name: 'Ada', orderNumber, email, items: '', note: 'Too\nsmall' };
  expect((await operated.shop.browser(home.id).send('/api/withdrawals', body)).status).toBe(201);
};

test('product 4.132: whoever works for the shop finds the withdrawals of which nobody knows the order', async () => {
  expect((await operated.run('withdrawals')).text).toBe('None.');
  const number = await operated.buy();
  await withdraw(number);
  await withdraw(number, 'eve@example.com');
  await withdraw('the one from March');
  const { text } = await operated.run('withdrawals');
  expect(text).toContain('eve@example.com');
  expect(text).toContain(`${number} (found, with another e-mail address)`);
  expect(text).toContain('the one from March (not found)');
  expect(text).toContain('Too small');
  expect(text.match(ofStore)).toHaveLength(2);
  const { text: all } = await operated.run('withdrawals', '--all', '--store', home.id);
  expect(all.match(ofStore)).toHaveLength(3);
  await expect(operated.run('withdrawals', '--store', 'atlantis')).rejects.toThrow(
    'Unknown store "atlantis"',
  );
});
