import { describe, expect, test } from 'vitest';
import { home, sku } from '../../api/testing/sandboxed-shop.ts';
import { useOperatedShop } from './testing/operated-shop.ts';

const operated = useOperatedShop();
const { run, summary, buy, control } = operated;
/** Adyen's notifications take a moment. */
const soon = { timeout: 10_000 };
const stockOf = async () => {
  const [{ code: country, currency }] = home.countries;
  const offers = await operated.shop.commerce(home.id).findOffers([sku], { country, currency });
  return offers.get(sku)?.availableQuantity;
};
const refundsOf = async (number: string) =>
  (await summary(number)).timeline
    .filter(({ about, what }) => about === 'money' && what.startsWith('refund'))
    .map(({ what }) => what);

describe('refund', () => {
  test('product 4.154: without --yes, it only says what it would do', async () => {
    const number = await buy();
    const { code, text } = await run('refund', number, '--amount', '12.50');
    expect(code).toBe(0);
    expect(text).toContain(`Refund 12.50 EUR of order ${number}`);
    expect(text).toContain('keeps its payment state');
    expect(text).toContain('Nothing has been changed. To do it, repeat the command with --yes.');
    expect(await refundsOf(number)).toEqual([]);
  });

  test('product 4.151: an amount goes back, and Adyen’s notification confirms it', async () => {
    const number = await buy();
    const before = (await summary(number)).refundable?.centAmount ?? 0;
    const { code, text } = await run('refund', number, '--amount', '12.50', '--yes');
    expect({ code, text }).toMatchObject({ code: 0 });
    expect(text).toMatch(/The refund was sent to Adyen \(\w{16}\)/);
    await expect.poll(() => refundsOf(number), soon).toEqual(['refund of 12.50 EUR: done']);
    expect(await summary(number)).toMatchObject({
      paymentState: 'Paid',
      refundable: { centAmount: before - 1250 },
    });
  });

  test('product 4.150, 4.153: all that is left, and then nothing more; the order is not to be shipped', async () => {
    // So little that shipping costs something.
    await operated.shop.setPrice(2_000);
    const number = await buy();
    await run('refund', number, '--lines', 'shipping', '--yes');
    const { text } = await run('refund', number, '--all', '--yes');
    expect(text).toContain('becomes CreditOwed');
    await expect.poll(async () => (await refundsOf(number)).join(), soon).toMatch(/done.*done/);
    expect(await summary(number)).toMatchObject({
      paymentState: 'CreditOwed',
      refundable: { centAmount: 0 },
    });
    await expect(run('refund', number, '--amount', '0.01', '--yes')).rejects.toThrow(
      '0.01 EUR cannot be refunded. More than what is left to refund. 0.00 EUR can be refunded',
    );
  });

  test('a refund that the bank does not take calls a person, who can refund again', async () => {
    const number = await buy();
    await control('adyen/faults', { on: 'modification', fault: 'failed-later' });
    await run('refund', number, '--amount', '5', '--yes');
    await expect.poll(async () => (await summary(number)).needsPerson, soon).toEqual(['refund failed']);
    await run('refund', number, '--amount', '5', '--yes');
    await expect.poll(async () => (await summary(number)).needsPerson, soon).toEqual([]);
  });

  test('a refund that Adyen refuses for good fails', async () => {
    const number = await buy();
    await control('adyen/faults', { on: 'modification', fault: 'refused' });
    const { code, text } = await run('refund', number, '--amount', '5', '--yes');
    expect(code).toBe(1);
    expect(text).toContain('Adyen refuses this refund for good.');
  });

  test.each([
    [['--amount', '9999999'], 'can be refunded; show tells what has gone back.'],
    [['--amount', '0'], 'The amount must be positive'],
    [[], 'Say how much: --amount, --lines, --returned, or --all.'],
  ])('%j is a mistake', async (args, words) => {
    const number = await buy();
    await expect(run('refund', number, ...args, '--yes')).rejects.toThrow(words);
    expect(await refundsOf(number)).toEqual([]);
  });
});

if (home.returnDays !== null)
  describe('refund --returned', () => {
    /** An order of which everything was announced, and has come back. */
    async function returned(exchangeFor: string | null = null): Promise<string> {
      const number = await buy();
      await control('commercetools/orders', { orderNumber: number, act: 'ship' });
      const { cart } = await operated.shopper.order(number);
      const line = { lineItemId: cart.lineItems[0]?.id, quantity: 1, reason: 'tooSmall', exchangeFor };
      const request = { key: '0123456789abcdef', lines: [line] };
      expect((await operated.shopper.send(`/api/orders/${number}/returns`, request)).status).toBe(201);
      await control('commercetools/orders', { orderNumber: number, act: 'receive' });
      return number;
    }
    const stateOf = async (number: string) =>
      (await operated.shopper.order(number)).returns.map(({ state }) => state);

    test('product 4.655: what came back goes back once, also if two people do it at once', async () => {
      const number = await returned();
      const both = await Promise.allSettled([1, 2].map(() => run('refund', number, '--returned', '--yes')));
      expect(await stateOf(number)).toEqual(['refunded']);
      await expect.poll(async () => (await refundsOf(number)).length, soon).toBe(1);
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(run('refund', number, '--returned', '--yes')).rejects.toThrow('Nothing that came back');
    });

    test('product 4.655: money that went back by hand is not returned again', async () => {
      const number = await returned();
      await run('refund', number, '--amount', '5', '--yes');
      await expect(run('refund', number, '--returned', '--yes')).rejects.toThrow('went back otherwise');
      expect(await stateOf(number)).toEqual(['received']);
    });
  });

describe('cancel', () => {
  test('product 4.154: without --yes, it only says what it would do', async () => {
    const number = await buy();
    const { text } = await run('cancel', number);
    expect(text).toMatch(/Money {8}\d+\.\d\d EUR go back by scheme/);
    expect(text).toContain('Nothing has been changed.');
    expect(await summary(number)).toMatchObject({ status: 'placed', paymentState: 'Paid' });
  });

  test('product 4.155: money and goods go back, and the customer is told', async () => {
    const number = await buy();
    const before = (await stockOf()) ?? 0;
    expect(await run('cancel', number, '--yes')).toMatchObject({ code: 0 });
    expect(await stockOf()).toBe(before + 1);
    await expect
      .poll(async () => (await summary(number)).timeline.map(({ what }) => what), soon)
      .toContain('reversal of everything: done');
    expect(await summary(number)).toMatchObject({ status: 'canceled', paymentState: 'CreditOwed' });
    const { timeline } = await summary(number);
    expect(timeline).toContainEqual(expect.objectContaining({ about: 'mail', what: 'canceled: sent' }));
    expect((await run('cancel', number, '--yes')).text).toContain('is canceled already');
  });

  test('product 4.155: what was shipped is not canceled', async () => {
    const number = await buy();
    await control('commercetools/orders', { orderNumber: number, act: 'ship' });
    await expect(run('cancel', number, '--yes')).rejects.toThrow(
      `Order ${number} is shipped, so it cannot be canceled. When its goods are back: npm run orders -- refund ${number} --all`,
    );
  });
});
