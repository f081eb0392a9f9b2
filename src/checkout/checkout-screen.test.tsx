// @vitest-environment jsdom
import { stores } from '../../stores/testing/storefronts.ts';
import { orderButton, renderCheckout } from './testing/checkout-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeEntry } from '../consent/guarded-storage.ts';
import { seen } from './payment/testing/fake-adyen-web.ts';
import { navigate } from '../testing/gatsby.tsx';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import {
  money,
  payableAnswers,
  payableCartFixture,
  paymentFixture,
  paymentMethodsFixture,
} from '../testing/carts.ts';

const { us } = stores;

const order = { orderNumber: 'N-1001', mayOpen: true };

describe('payment', () => {
  test('the drop-in uses the sandbox only if there is one, and the page says so', async () => {
    fakeShopApi(payableAnswers);
    renderCheckout();
    await orderButton();
    const url = 'http://localhost:8080/checkoutshopper/';
    expect(seen.configurations[0]).toMatchObject({
      environment: 'test',
      clientKey: 'sandbox_LOCAL',
      countryCode: 'US',
      locale: 'en-US',
      amount: { value: 10_779, currency: 'USD' },
      _environmentUrls: { api: url, analytics: url, cdn: { images: url, translations: url } },
    });
    expect(screen.getByText('Sandbox: no money changes hands here.')).toBeTruthy();
    expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(1);
  });

  test('product 3.23: an authorized payment leads to the confirmation of its order', async () => {
    const { requests } = fakeShopApi({
      ...payableAnswers,
      'POST /payments': paymentFixture('Authorised', { order }),
    });
    const { user } = renderCheckout();
    await user.click(await orderButton());
    await waitFor(() => expect(window.location.pathname).toBe('/order-confirmation/'));
    expect(window.location.search).toBe('?order=N-1001');
    expect(requests.find(({ path }) => path === '/payments')?.body).toEqual({
      cartId: 'cart-1',
      cartVersion: 5,
      expectedTotal: money(10_779),
      merchantAccount: us.merchantAccount,
      data: { paymentMethod: { type: 'scheme', holderName: 'Ada' }, clientStateDataIndicator: true },
    });
    expect(screen.getByText(/taking you to your confirmation/)).toBeTruthy();
  });

  test('product 4.91: a code entered in checkout changes what is paid, and cannot be changed while that is paid', async () => {
    const { requests, answers } = fakeShopApi({
      ...payableAnswers,
      'POST /payments': () => new Promise(() => undefined),
    });
    const { user } = renderCheckout();
    await orderButton(/^Pay \$107\.79/);
    const discountCodes = [{ id: 'd1', code: 'WELCOME10', applied: true }];
    answers['POST /carts/cart-1'] = payableCartFixture({ version: 6, discountCodes, total: money(9_789) });
    await user.type(screen.getByRole('textbox', { name: 'Discount code' }), 'WELCOME10{Enter}');
    await user.click(await orderButton(/^Pay \$97\.89/));
    expect(seen.dropins).toHaveLength(2);
    await waitFor(() =>
      expect(requests.at(-1)?.body).toMatchObject({ cartVersion: 6, expectedTotal: money(9_789) }),
    );
    const sent = requests.length;
    await user.type(screen.getByRole('textbox', { name: 'Discount code' }), 'ANOTHER{Enter}');
    await user.click(screen.getByRole('button', { name: 'Remove code WELCOME10' }));
    expect(requests).toHaveLength(sent);
  });

  test('a second attempt pays for the cart as the first one left it', async () => {
    const api = fakeShopApi({ ...payableAnswers, 'POST /payments': paymentFixture('Refused') });
    const { user } = renderCheckout();
    await orderButton();
    api.answers['GET /carts/cart-1'] = payableCartFixture({ version: 8 });
    await user.click(screen.getByRole('button', { name: /^Pay \$/ }));
    await waitFor(() => expect(seen.dropins).toHaveLength(2));
    await user.click(await orderButton());
    const versions = () => api.requests.filter(({ path }) => path === '/payments').map(({ body }) => body);
    await waitFor(() => expect(versions()).toMatchObject([{ cartVersion: 5 }, { cartVersion: 8 }]));
  });

  test.each([
    ['TotalChanged', /The total has changed/],
    ['PaymentUnavailable', /Payments are temporarily unavailable/],
    ['VersionConflict', /has just changed/],
  ])('%s is reported, and the payment can be retried', async (code, text) => {
    fakeShopApi({ ...payableAnswers, 'POST /payments': refusal(code, 409) });
    const { user } = renderCheckout();
    await user.click(await orderButton());
    await screen.findByText(text);
    await waitFor(() => expect(seen.dropins).toHaveLength(2));
  });

  test('product 3.23: a page built for another merchant account offers to reload', async () => {
    fakeShopApi({ ...payableAnswers, 'POST /payments': refusal('MerchantAccountChanged', 409) });
    const { user } = renderCheckout();
    await user.click(await orderButton());
    const alert = (await screen.findByText(/Our payment service has changed/)).closest('[role=alert]');
    expect(within(alert as HTMLElement).getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  });

  test('product 3.22: a reload continues with the active payment: later details belong to it', async () => {
    const known = paymentFixture('RedirectShopper');
    const { requests } = fakeShopApi({
      ...payableAnswers,
      'GET /carts/cart-1/payment-methods': { ...paymentMethodsFixture, payment: known },
      'POST /payments/pay-1/details': paymentFixture('Authorised', { order }),
    });
    renderCheckout();
    await orderButton();
    seen.dropins[0]?.giveDetails({ threeDSResult: 'abc' });
    await waitFor(() => expect(window.location.search).toBe('?order=N-1001'));
    expect(requests.at(-1)?.path).toBe('/payments/pay-1/details');
  });

  test('nothing that a payment in progress depends on can be changed', async () => {
    fakeShopApi({ ...payableAnswers, 'POST /payments': () => new Promise(() => undefined) });
    const { user } = renderCheckout();
    await user.click(await orderButton());
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: /Change contact/ }).disabled).toBe(true),
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Express' }).matches(':disabled')).toBe(true);
  });

  test('product 3.22: a reload after a payment whose answer was lost leads to its order, without a form', async () => {
    const paid = paymentFixture('Authorised', { order });
    fakeShopApi({
      ...payableAnswers,
      'GET /carts/cart-1/payment-methods': { ...paymentMethodsFixture, payment: paid },
    });
    renderCheckout();
    await waitFor(() => expect(window.location.search).toBe('?order=N-1001'));
    expect(seen.dropins).toHaveLength(0);
  });

  test('a payment that placed the order but whose response was lost leads to the order', async () => {
    const api = fakeShopApi({
      ...payableAnswers,
      'POST /payments': () => Promise.reject(new TypeError('gone')),
    });
    const { user } = renderCheckout();
    await orderButton();
    const order = { orderNumber: 'US-1' };
    api.answers['GET /carts/cart-1'] = refusal('CartNotActive', 409, { order });
    await user.click(screen.getByRole('button', { name: /^Pay \$/ }));
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(navigate.mock.lastCall?.[0]).toBe('/order-confirmation/?order=US-1');
  });

  test('a cart that was ordered in a way nobody knows is not offered again', async () => {
    const api = fakeShopApi({
      ...payableAnswers,
      'POST /payments': () => Promise.reject(new TypeError('gone')),
    });
    const { user } = renderCheckout();
    await orderButton();
    api.answers['GET /carts/cart-1'] = refusal('CartNotActive', 409);
    await user.click(screen.getByRole('button', { name: /^Pay \$/ }));
    await screen.findByText(/already been ordered/);
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull();
  });

  test('a canceled window and a blocked wallet script are not payment errors, but a broken drop-in is', async () => {
    fakeShopApi(payableAnswers);
    renderCheckout();
    await orderButton();
    seen.dropins[0]?.raise('CANCEL');
    seen.dropins[0]?.raise('SCRIPT_ERROR');
    expect(seen.dropins).toHaveLength(1);
    expect(screen.queryByText(/not reachable/)).toBeNull();
    seen.dropins[0]?.raise('NETWORK_ERROR');
    await screen.findByText(/Payments are temporarily unavailable/);
  });

  test('a changed total results in a fresh form for the new amount, and leaving removes it', async () => {
    const api = fakeShopApi(payableAnswers);
    const { user, unmount } = renderCheckout();
    await orderButton();
    api.answers['POST /carts/cart-1'] = payableCartFixture({ version: 6, total: money(12_679) });
    api.answers['GET /carts/cart-1/payment-methods'] = { ...paymentMethodsFixture, amount: money(12_679) };
    await user.click(screen.getByRole('radio', { name: 'Express' }));
    await waitFor(() => expect(seen.configurations.at(-1)).toMatchObject({ amount: { value: 12_679 } }));
    expect(await screen.findAllByRole('button', { name: /^Pay \$/ })).toHaveLength(1);
    unmount();
    expect(document.body.textContent).not.toContain('Pay');
  });
});

describe('what is said about the money', () => {
  /** The sentences that say what became of it. */
  const words = {
    none: 'You haven’t been charged.',
    returning: 'Your money is on its way back.',
    unknown: 'We don’t know yet whether you were charged.',
  };
  const saidIn = (element: HTMLElement) =>
    Object.entries(words).flatMap(([money, text]) => (element.textContent.includes(text) ? [money] : []));
  const broken = () => Promise.reject(new TypeError('gone'));

  test.each([
    ['a refusal', () => paymentFixture('Refused'), ['none']],
    ['a cancellation', () => paymentFixture('Cancelled'), ['none']],
    [
      'a refusal after money was taken',
      () => paymentFixture('Refused', { money: 'returning' }),
      ['returning'],
    ],
    ['a payment that broke', () => paymentFixture('Error'), ['unknown']],
    ['a payment that broke before anything', () => paymentFixture('Error', { money: 'none' }), ['none']],
    ['a changed total', () => refusal('TotalChanged', 409, { money: 'none' }), ['none']],
    ['sold out after paying', () => refusal('OutOfStock', 409, { money: 'returning' }), ['returning']],
    ['a refusal before paying', () => refusal('OutOfStock', 409), []],
    ['an outage', () => refusal('CommerceUnavailable', 503, { money: 'unknown' }), ['unknown']],
    ['a lost answer', broken, ['unknown']],
    ['an answer of somebody in between', () => new Response('<html>', { status: 502 }), ['unknown']],
    ['words of the future', () => refusal('OutOfStock', 409, { money: 'somewhere' }), []],
  ])('after %s', async (_, answer, said) => {
    fakeShopApi({ ...payableAnswers, 'POST /payments': answer });
    const { user } = renderCheckout();
    const step = within(await screen.findByRole('region', { name: '3 Payment' }));
    await user.click(await orderButton());
    await waitFor(() =>
      expect(step.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true),
    );
    expect(step.getAllByRole('alert').flatMap(saidIn)).toEqual(said);
  });

  test.each([
    [20, 'again in 1 minute,'],
    [240, 'again in 4 minutes,'],
    [3541, 'again in 60 minutes,'],
  ])(
    'a pause of %i s after refused cards says when, and offers other ways to pay',
    async (retryAfter, when) => {
      const details = { retryAfter, money: 'none' };
      fakeShopApi({ ...payableAnswers, 'POST /payments': refusal('CardPaymentsPaused', 429, details) });
      const { user } = renderCheckout();
      const step = within(await screen.findByRole('region', { name: '3 Payment' }));
      await user.click(await orderButton());
      const alert = await step.findByText(/Several card payments from your connection have been declined/);
      expect(alert.textContent).toContain(when);
      expect(alert.textContent).toContain('or choose another way to pay now. You haven’t been charged.');
      expect(await orderButton()).toBeTruthy();
    },
  );

  test('an error has the reference by which the shop’s staff find it', async () => {
    const error = { code: 'PaymentUnavailable', message: 'down', reference: '4f1c-9a' };
    fakeShopApi({
      ...payableAnswers,
      'POST /payments': new Response(JSON.stringify({ error }), { status: 503 }),
    });
    const { user } = renderCheckout();
    await user.click(await orderButton());
    await screen.findByText('Reference: 4f1c-9a');
  });
});

describe('back from a bank’s app, in another browser', () => {
  beforeEach(() => {
    removeEntry('CT_CART_ID');
    window.history.replaceState(null, '', '/checkout/?payment=pay-1&redirectResult=token-1');
    window.openLink = vi.fn(() => Promise.resolve(new Response()));
  });
  afterEach(() => delete window.openLink);

  test('it asks only when the shop knows that the browser was sent by the bank, and again if that failed', async () => {
    window.openLink = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const { requests } = fakeShopApi({ 'POST /payments/pay-1/details': paymentFixture('Refused') });
    const { user } = renderCheckout();
    await screen.findByText(/couldn’t reach the shop/);
    expect(requests).toEqual([]);
    window.openLink = () => Promise.resolve(new Response());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/Your payment was declined/);
  });
});

describe('back from a bank’s page', () => {
  const returned = '/checkout/?payment=pay-1&redirectResult=token-1';
  beforeEach(() => window.history.replaceState(null, '', returned));

  test('while the outcome is unknown, the address keeps the bank’s response, and a retry resolves it', async () => {
    const api = fakeShopApi({
      ...payableAnswers,
      'POST /payments/pay-1/details': refusal('CommerceUnavailable', 503),
    });
    const { user } = renderCheckout();
    await screen.findByText(/temporarily unavailable/);
    expect(window.location.search).toContain('redirectResult=token-1');
    api.answers['POST /payments/pay-1/details'] = paymentFixture('Authorised', { order });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(window.location.pathname).toBe('/order-confirmation/'));
  });

  test('a payment of another browser leads back to checkout', async () => {
    fakeShopApi({ ...payableAnswers, 'POST /payments/pay-1/details': refusal('PaymentNotFound', 404) });
    renderCheckout();
    await screen.findByText(/couldn’t find this payment/);
    expect(window.location.search).toBe('');
  });
});
