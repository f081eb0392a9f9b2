// @vitest-environment jsdom
import { useEffect } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eu } from '../../stores/storefronts/eu.ts';
import { us } from '../../stores/storefronts/us.ts';
import type { Store } from '../../stores/types.ts';
import { useCheckoutState } from '../checkout/checkout-context.tsx';
import { saveAnswer } from '../consent/consent-store.ts';
import { readEntry, writeEntry } from '../consent/guarded-storage.ts';
import {
  addressFixture,
  cartFixture,
  money,
  payableCartFixture,
  paymentMethodsFixture,
} from '../testing/carts.ts';
import { type Answers, fakeShopApi } from '../testing/fake-shop-api.ts';
import { navigate } from '../testing/gatsby.tsx';
import { fakeIntersections } from '../testing/intersections.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { ExpressArea, type ExpressAreaProps } from './express-area.tsx';
import { wallets } from './testing/fake-wallets.ts';

vi.mock('@adyen/adyen-web', () => import('./testing/fake-wallets.ts'));

const own = payableCartFixture({ id: 'own-cart' });
const method = {
  id: 'standard',
  name: 'Standard',
  description: '',
  price: money(0),
  freeAbove: null,
  arrival: null,
};
const quote = {
  shippingMethods: [
    { ...method, addedTax: money(879), total: money(10_779) },
    {
      ...method,
      id: 'express',
      name: 'Express',
      price: money(1_900),
      addedTax: money(1_000),
      total: money(12_800),
    },
  ],
  goods: money(9_900),
  discounts: [],
  subtotal: money(9_900),
  discountCode: null,
};
const order = { orderNumber: 'N-1001', mayOpen: true };
const payment = (resultCode: string, fields: object = {}) => ({
  payment: { id: 'pay-1', version: 1 },
  resultCode,
  action: null,
  order: null,
  ...fields,
});
const methods = {
  ...paymentMethodsFixture,
  sandboxUrl: null,
  express: [{ type: 'googlepay' }, { type: 'applepay' }, { type: 'paypal' }],
};
const answersFor = (id: string, cart = payableCartFixture({ id })): Answers => ({
  'POST /carts': cartFixture({ id }),
  [`GET /carts/${id}`]: cart,
  [`POST /carts/${id}`]: cart,
  [`GET /carts/${id}/payment-methods`]: methods,
  [`POST /carts/${id}/quote`]: quote,
  'POST /payments': payment('Authorised', { order }),
});

const item = { sku: 'SKU-1', name: 'Baby Carrier Mini', quantity: 2 };
const product: ExpressAreaProps = { page: 'pdp', item };

/** The checkout state as it is shown. */
let flags: Record<string, unknown> = {};
function Probe() {
  const state = useCheckoutState();
  useEffect(() => {
    flags = {
      cart: state.cart,
      ongoing: state.adyenExpressPaymentOngoing,
      inProgress: state.expressPaymentInProgress,
      shown: state.showExpressPayment,
      done: state.expressPaymentIsDone,
    };
  }, [state]);
  return null;
}

const renderArea = (props: ExpressAreaProps, store: Store = us) =>
  renderInShop(
    <>
      <ExpressArea {...props} />
      <Probe />
    </>,
    store,
  );

/** Opens the area and the sheet of a wallet, and answers its first question for New York. */
async function openSheet(props: ExpressAreaProps, type: string, store?: Store) {
  const { user } = renderArea(props, store);
  await user.click(await screen.findByRole('button', { name: 'Express checkout' }));
  await user.click(await screen.findByRole('button', { name: `Pay with ${type}` }));
  return { user, wallet: wallets.made[type] ?? {} };
}

const newYork = { countryCode: 'US', administrativeArea: 'NY', locality: 'New York', postalCode: '10001' };
const google = {
  ask: (data: object) =>
    (
      wallets.made['googlepay']?.['paymentDataCallbacks'] as {
        onPaymentDataChanged: (data: object) => Promise<Record<string, unknown>>;
      }
    ).onPaymentDataChanged({ callbackTrigger: 'INITIALIZE', ...data }),
  authorize: (shippingAddress: object, email: string | undefined = 'ada@example.org') =>
    new Promise<unknown>((resolve) =>
      (wallets.made['googlepay']?.['onAuthorized'] as (data: object, actions: object) => void)(
        { authorizedEvent: { email, shippingAddress } },
        { resolve: () => resolve('paid'), reject: resolve },
      ),
    ),
  submit: () =>
    new Promise<unknown>((resolve) =>
      (
        wallets.made['googlepay']?.['onSubmit'] as (state: object, component: object, actions: object) => void
      )(
        { data: { paymentMethod: { type: 'googlepay', googlePayToken: '{}' } } },
        {},
        { resolve, reject: resolve },
      ),
    ),
  close: () =>
    (wallets.made['googlepay']?.['onError'] as (error: object) => void)({ name: 'CANCEL', message: '' }),
};
const ada = { ...newYork, name: 'Ada Berg', address1: '1 Main Street' };

beforeEach(() => {
  wallets.reset();
  fakeIntersections();
  writeEntry('CT_CART_ID', 'own-cart');
});
afterEach(() => {
  navigate.mockClear();
});

describe('a product', () => {
  test('product 3.30, 4.240: is bought alone, on a cart that the browser does not remember', async () => {
    const { requests } = fakeShopApi({ 'GET /carts/own-cart': own, ...answersFor('alone') });
    const { wallet } = await openSheet(product, 'googlepay');
    expect(wallet).toMatchObject({ isExpress: true, expressPage: 'pdp' });
    expect(requests.find(({ method: verb, path }) => verb === 'POST' && path === '/carts')?.body).toEqual({
      country: 'us',
      lineItems: [{ sku: 'SKU-1', quantity: 2 }],
    });
    expect(flags).toMatchObject({ shown: true, ongoing: true, inProgress: false, done: false });
    expect(await google.ask({ shippingAddress: newYork })).toMatchObject({
      newTransactionInfo: { totalPrice: '107.79', totalPriceStatus: 'FINAL' },
      newShippingOptionParameters: { defaultSelectedOptionId: 'standard' },
    });
    expect(await google.authorize(ada)).toBe('paid');
    await waitFor(() => expect(flags).toMatchObject({ inProgress: true }));
    expect(await google.submit()).toMatchObject({ resultCode: 'Authorised' });
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith('/order-confirmation/?order=N-1001', expect.anything()),
    );
    expect(flags).toMatchObject({ ongoing: false, inProgress: false, done: true, cart: { id: 'own-cart' } });
    expect(readEntry('CT_CART_ID')).toBe('own-cart');
    expect(requests.find(({ path }) => path === '/payments')?.body).toMatchObject({
      cartId: 'alone',
      cartVersion: 5,
      expectedTotal: money(10_779),
    });
  });

  test.each([
    ['another site’s frame', true, 'us'],
    ['a country without wallets', false, 'cn'],
  ])('product 4.248: in %s, there is no express payment', async (_, isFramed, country) => {
    fakeShopApi({ 'GET /carts/own-cart': payableCartFixture({ id: 'own-cart', country }) });
    if (isFramed) vi.stubGlobal('top', {});
    renderArea({ page: 'cart' });
    await waitFor(() => expect(flags).toMatchObject({ cart: { id: 'own-cart' } }));
    expect(screen.queryByRole('button', { name: 'Express checkout' })).toBeNull();
  });
});

describe('the shopper’s own cart', () => {
  const cart: ExpressAreaProps = { page: 'cart' };

  test('product 4.244: a declined payment is said in the sheet and on the page, and another card may follow', async () => {
    const api = fakeShopApi({
      'GET /carts/own-cart': own,
      ...answersFor('own-cart'),
      'POST /payments': payment('Refused'),
    });
    await openSheet(cart, 'googlepay');
    await google.ask({ shippingAddress: newYork });
    await google.authorize(ada);
    expect(await google.submit()).toMatchObject({ error: { googlePayError: { message: /declined/ } } });
    await screen.findByText(/Your payment was declined/);
    api.answers['POST /payments'] = payment('Authorised', { order });
    expect(await google.authorize(ada)).toBe('paid');
    await google.submit();
    await waitFor(() => expect(navigate).toHaveBeenCalled());
  });

  test('product 4.246: agreeing to functional storage counts as a touch once the button is seen, but not for a product', async () => {
    const intersections = fakeIntersections();
    fakeShopApi({ 'GET /carts/own-cart': own, ...answersFor('own-cart') });
    saveAnswer(['functional']);
    const { unmount } = renderArea(product);
    const area = () => screen.findByRole('region', { name: 'Express checkout' });
    await waitFor(async () => expect(intersections.isObserved(await area())).toBe(true));
    intersections.see(await area(), 1);
    await screen.findByRole('button', { name: 'Express checkout' });
    expect(wallets.made).toEqual({});
    unmount();
    renderArea(cart);
    await waitFor(async () => expect(intersections.isObserved(await area())).toBe(true));
    expect(wallets.made).toEqual({});
    intersections.see(await area(), 1);
    await screen.findByRole('button', { name: 'Pay with googlepay' });
    saveAnswer([]);
  });

  test('product 4.248: a wallet that cannot be used is not shown; without any, the page says so', async () => {
    fakeShopApi({ 'GET /carts/own-cart': own, ...answersFor('own-cart') });
    wallets.available = [];
    const { user } = renderArea(cart);
    await user.click(await screen.findByRole('button', { name: 'Express checkout' }));
    expect(await screen.findByText(/None of our express wallets/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe('/checkout/');
    expect(flags).toMatchObject({ shown: false });
  });
});

describe('PayPal', () => {
  const approve = (address: object) =>
    new Promise<string>((resolve) =>
      (wallets.made['paypal']?.['onAuthorized'] as (data: object, actions: object) => void)(
        {
          authorizedEvent: {
            payer: { email_address: 'ada@example.org' },
            purchase_units: [{ shipping: { name: { full_name: 'Ada Berg' }, address } }],
          },
        },
        { resolve: () => resolve('approved'), reject: () => resolve('rejected') },
      ),
    );
  const start = () =>
    new Promise<unknown>((resolve) =>
      (wallets.made['paypal']?.['onSubmit'] as (state: object, component: object, actions: object) => void)(
        { data: { paymentMethod: { type: 'paypal', subtype: 'express' } } },
        {},
        { resolve, reject: resolve },
      ),
    );

  test('product 4.247: in the European Union, the shop’s own button orders what PayPal has answered', async () => {
    const place = { city: 'Lisboa', countryCode: 'PT', postalCode: '1100-148' };
    const euros = (cents: number) => money(cents, 'EUR');
    const inEuros = {
      ...quote,
      goods: euros(9_900),
      subtotal: euros(9_900),
      shippingMethods: [{ ...method, price: euros(0), addedTax: null, total: euros(9_900) }],
    };
    const paid = payableCartFixture({
      id: 'own-cart',
      country: 'pt',
      currency: 'EUR',
      total: euros(9_900),
      shippingAddress: { ...addressFixture, country: 'pt', city: 'Lisboa' },
    });
    const { requests } = fakeShopApi({
      ...answersFor('own-cart', paid),
      'GET /carts/own-cart/payment-methods': methods,
      'POST /payments/provisional': payment('Pending', {
        action: { type: 'sdk', paymentMethodType: 'paypal' },
      }),
      'POST /payments/pay-1/order': {
        paymentData: 'data-2',
        quote: inEuros,
        shippingMethodId: 'standard',
        total: euros(9_900),
      },
      'POST /payments/pay-1/details': payment('Authorised', { order }),
    });
    const { user, wallet } = await openSheet({ page: 'cart' }, 'paypal', eu);
    expect(wallet).toMatchObject({ userAction: 'continue' });
    expect(await start()).toMatchObject({ action: { type: 'sdk' } });
    const component = { paymentData: 'data-1', updatePaymentData: vi.fn() };
    const reject = vi.fn();
    await (wallet['onShippingAddressChange'] as (...all: object[]) => Promise<void>)(
      { shippingAddress: place },
      { reject },
      component,
    );
    expect(reject).not.toHaveBeenCalled();
    expect(component.updatePaymentData).toHaveBeenCalledWith('data-2');
    expect(
      await approve({
        address_line_1: 'Rua Augusta 12',
        admin_area_2: 'Lisboa',
        postal_code: '1100-148',
        country_code: 'PT',
      }),
    ).toBe('approved');
    (wallet['onAdditionalDetails'] as (state: object) => void)({
      data: { details: { orderID: 'o-1', payerID: 'p-1' }, paymentData: 'data-2' },
    });
    const review = within(await screen.findByRole('region', { name: 'Check and order' }));
    expect(review.getByText('Ada Berg')).toBeTruthy();
    expect(requests.some(({ path }) => path.endsWith('/details'))).toBe(false);
    await user.click(review.getByRole('button', { name: 'Order with obligation to pay' }));
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(requests.find(({ path }) => path.endsWith('/details'))?.body).toEqual({
      details: { orderID: 'o-1', payerID: 'p-1' },
      paymentData: 'data-2',
      approval: { cartVersion: 5, expectedTotal: euros(9_900) },
    });
  });
});
