import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Cart } from '../../contract/cart.ts';
import type { Quote } from '../../contract/delivery.ts';
import { money, payableCartFixture, quoteFixture } from '../testing/carts.ts';
import { ShopApiError } from '../shop-api/shop-api-error.ts';
import { createSheet, placeIn, type AskQuote, SheetRefusal, sheetTimeout } from './sheet.ts';

const place = { country: 'us', state: 'NY', postalCode: '10001' };

function portsOf(quote: AskQuote = () => Promise.resolve(quoteFixture()), cart?: Partial<Cart>) {
  return {
    quote: vi.fn(quote),
    save: vi.fn(() => Promise.resolve(payableCartFixture(cart))),
  };
}

const problemOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'none',
    (error: unknown) => (error instanceof SheetRefusal ? error.problem : String(error)),
  );

afterEach(() => vi.useRealTimers());

describe('the price in a sheet', () => {
  test('is the quote for the place, and follows the option and the code', async () => {
    const sheet = createSheet();
    const ports = portsOf();
    sheet.open();
    expect(await sheet.quote(ports.quote, { place })).toMatchObject({ total: money(10_779) });
    expect(await sheet.quote(ports.quote, { methodId: 'express' })).toMatchObject({ total: money(12_679) });
    await sheet.quote(ports.quote, { code: 'WELCOME' });
    expect(ports.quote.mock.calls.map(([question]) => question)).toEqual([
      { place, methodId: undefined, code: '' },
      { place, methodId: 'express', code: '' },
      { place, methodId: 'express', code: 'WELCOME' },
    ]);
  });

  test('an option that the new place does not have is replaced by the first one', async () => {
    const sheet = createSheet();
    sheet.open();
    expect((await sheet.quote(portsOf().quote, { place, methodId: 'by-ship' })).method.id).toBe('standard');
  });

  test('product 4.242: after eight seconds, the sheet gets an error instead of a price', async () => {
    vi.useFakeTimers();
    const sheet = createSheet();
    sheet.open();
    const answer = problemOf(sheet.quote(() => new Promise(() => undefined), { place }));
    await vi.advanceTimersByTimeAsync(sheetTimeout);
    expect(await answer).toBe('late');
    expect(sheetTimeout).toBe(8000);
  });

  test.each([
    ['CannotShipTo', 'undeliverable'],
    ['InvalidPostalCode', 'incomplete'],
    ['DiscountCodeExpired', 'code'],
    ['CommerceUnavailable', 'failed'],
  ] as const)('a refusal %s is said as %s', async (code, problem) => {
    const sheet = createSheet();
    sheet.open();
    const ports = portsOf(() => Promise.reject(new ShopApiError(code, code)));
    expect(await problemOf(sheet.quote(ports.quote, { place }))).toBe(problem);
  });

  test('product 5.54: a place that nothing is delivered to is named', async () => {
    const sheet = createSheet();
    sheet.open();
    expect(await problemOf(sheet.quote(portsOf().quote, { place: null }))).toBe('elsewhere');
    const refusal = new ShopApiError('CannotShipTo', '', { place: 'Guam' });
    const ports = portsOf(() => Promise.reject(refusal));
    expect(await problemOf(sheet.quote(ports.quote, { place }))).toBe('unserved');
    expect(placeIn(new SheetRefusal('unserved', refusal))).toBe('Guam');
  });

  test('nobody delivers there, or the place does not tell the tax', async () => {
    const sheet = createSheet();
    sheet.open();
    const none = portsOf(() => Promise.resolve({ ...quoteFixture(1), shippingMethods: [] }));
    expect(await problemOf(sheet.quote(none.quote, { place }))).toBe('undeliverable');
    const untaxed = quoteFixture(1).shippingMethods.map((method) => ({ ...method, total: null }));
    const ports = portsOf(() => Promise.resolve({ ...quoteFixture(1), shippingMethods: untaxed }));
    expect(await problemOf(sheet.quote(ports.quote, { place }))).toBe('incomplete');
  });

  test('product 4.243: two questions at once are answered in their order, and the last answer counts', async () => {
    const sheet = createSheet();
    const answers: ((quote: Quote) => void)[] = [];
    const ports = portsOf(() => new Promise((resolve) => answers.push(resolve)));
    sheet.open();
    const first = sheet.quote(ports.quote, { place });
    const second = sheet.quote(ports.quote, { place: { ...place, postalCode: '94016' } });
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(quoteFixture(1_000));
    await first;
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(quoteFixture(2_000));
    await second;
    expect(sheet.shown()?.total).toEqual(money(2_000));
  });
});

describe('authorizing', () => {
  test('product 4.241: the cart’s total has to be what the sheet shows', async () => {
    const sheet = createSheet();
    const ports = portsOf(undefined, { total: money(10_780) });
    sheet.open();
    await sheet.quote(ports.quote, { place });
    expect(await problemOf(sheet.authorize(ports.save))).toBe('moved');
    const equal = portsOf();
    expect(await sheet.authorize(equal.save)).toMatchObject({ total: money(10_779) });
    expect(equal.save).toHaveBeenCalledWith(expect.objectContaining({ code: '', total: money(10_779) }));
  });

  test('product 4.243: twice, before a price, after the end, and without an address, it is refused and nothing is saved', async () => {
    const sheet = createSheet();
    const ports = portsOf();
    expect(await problemOf(sheet.authorize(ports.save))).toBe('over');
    sheet.open();
    expect(await problemOf(sheet.authorize(ports.save))).toBe('over');
    await sheet.quote(ports.quote, { place });
    expect(await problemOf(sheet.authorize(null))).toBe('incomplete');
    sheet.enter('closed');
    expect(await problemOf(sheet.quote(ports.quote, { place }))).toBe('over');
    expect(await problemOf(sheet.authorize(ports.save))).toBe('over');
    expect(ports.save).not.toHaveBeenCalled();
    sheet.open();
    await sheet.quote(ports.quote, { place });
    const first = sheet.authorize(ports.save);
    expect(sheet.isBusy()).toBe(true);
    expect(await problemOf(sheet.authorize(ports.save))).toBe('over');
    await first;
    expect(ports.save).toHaveBeenCalledTimes(1);
  });

  test('product 4.243: what an earlier sheet asked is not the price of the one that is open', async () => {
    const sheet = createSheet();
    let answer: (quote: Quote) => void = () => undefined;
    const ports = portsOf(() => new Promise((resolve) => (answer = resolve)));
    sheet.open();
    const asked = problemOf(sheet.quote(ports.quote, { place }));
    await vi.waitFor(() => expect(ports.quote).toHaveBeenCalled());
    sheet.open();
    answer(quoteFixture());
    expect(await asked).toBe('over');
    expect(await problemOf(sheet.authorize(ports.save))).toBe('over');
  });

  test('a price that failed to come must not be paid; the next one may', async () => {
    const sheet = createSheet();
    const ports = portsOf();
    sheet.open();
    await sheet.quote(ports.quote, { place });
    const failing = portsOf(() => Promise.reject(new ShopApiError('CannotShipTo', '')));
    await problemOf(sheet.quote(failing.quote, { methodId: 'express' }));
    expect(await problemOf(sheet.authorize(ports.save))).toBe('undeliverable');
    await sheet.quote(ports.quote, { methodId: 'standard' });
    expect(await problemOf(sheet.authorize(ports.save))).toBe('none');
  });

  test('a declined card may be followed by another one, a canceled sheet by nothing', async () => {
    const sheet = createSheet();
    const ports = portsOf();
    sheet.open();
    await sheet.quote(ports.quote, { place });
    await sheet.authorize(ports.save);
    sheet.reopen();
    expect(await problemOf(sheet.authorize(ports.save))).toBe('none');
    sheet.enter('closed');
    sheet.reopen();
    expect(await problemOf(sheet.authorize(ports.save))).toBe('over');
  });

  test('canceled while the cart is written, it is not paid', async () => {
    const sheet = createSheet();
    const ports = portsOf();
    let saved: (cart: Cart) => void = () => undefined;
    ports.save.mockImplementation(() => new Promise((resolve) => (saved = resolve)));
    sheet.open();
    await sheet.quote(ports.quote, { place });
    const answer = problemOf(sheet.authorize(ports.save));
    sheet.enter('closed');
    saved(payableCartFixture());
    expect(await answer).toBe('over');
  });
});
