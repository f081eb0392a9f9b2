import { expect, test } from 'vitest';
import { useOperatedShop } from '../../tools/orders/testing/operated-shop.ts';

const operated = useOperatedShop();

test('an order that nobody has paid yet is canceled, too', async () => {
  const number = await operated.buy({
    paymentMethod: { type: 'sepadirectdebit', iban: 'DE87123456781234567890', ownerName: 'Ada Berg' },
  });
  expect((await operated.run('cancel', number)).text).toContain(
    'none has arrived; if it does, it is returned',
  );
  await operated.run('cancel', number, '--yes');
  expect(await operated.summary(number)).toMatchObject({ status: 'canceled' });
});
