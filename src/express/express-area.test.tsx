// @vitest-environment jsdom
import { useEffect } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expressWallets } from '../../stores/payment-methods.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import { useCheckoutState } from '../checkout/checkout-context.tsx';
import { grantCategories } from '../consent/consent-store.ts';
import { readEntry, writeEntry } from '../consent/guarded-storage.ts';
import {
  cartFixture,
  money,
  payableCartFixture,
  paymentFixture,
  paymentMethodsFixture,
  quoteFixture,
} from '../testing/carts.ts';
import { type Answers, fakeShopApi } from '../testing/fake-shop-api.ts';
import { navigate } from '../testing/gatsby.tsx';
import { fakeIntersections } from '../testing/intersections.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { ExpressArea, type ExpressAreaProps } from './express-area.tsx';
import { wallets } from './testing/fake-wallets.ts';

vi.mock('@adyen/adyen-web', () => import('./testing/fake-wallets.ts'));

const own = payableCartFixture({ id: 'own-cart' });
const order = { orderNumber: 'N-1001', mayOpen: true };
const methods = {
  ...paymentMethodsFixture,
  sandboxUrl: null,
  express: [{ type: 'googlepay' }, { type: 'applepay' }, { type: 'paypal' }],
};
const answersFor = (id: string): Answers => ({
  'POST /carts': cartFixture({ id }),
  [`GET /carts/${id}`]: payableCartFixture({ id }),
  [`POST /carts/${id}`]: payableCartFixture({ id }),
  [`GET /carts/${id}/payment-methods`]: methods,
  [`POST /carts/${id}/quote`]: quoteFixture(),
  'POST /payments': paymentFixture('Authorised', { order }),
});

const item = { sku: 'SKU-1', name: 'Shell Jacket', quantity: 2 };
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

/** As a build has it for browsers. */
const store = { ...stores.us, countries: [{ ...stores.us.countries[0], expressWallets }] } as const;

const renderArea = (props: ExpressAreaProps) =>
  renderInShop(
    <>
      <ExpressArea {...props} />
      <Probe />
    </>,
    store,
  );

/** Opens the area and the sheet of a wallet, and answers its first question for New York. */
async function openSheet(props: ExpressAreaProps, type: string) {
  const { user } = renderArea(props);
  await user.click(await screen.findByRole('button', { name: /^Express checkout/ }));
  await user.click(await screen.findByRole('button', { name: `Pay with ${type}` }));
  return wallets.made[type];
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
    expect(await openSheet(product, 'googlepay')).toMatchObject({ isExpress: true, expressPage: 'pdp' });
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
    expect(screen.queryByRole('button', { name: /^Express checkout/ })).toBeNull();
  });
});

describe('the shopper’s own cart', () => {
  const cart: ExpressAreaProps = { page: 'cart' };

  test('product 4.246: agreeing to functional storage counts as a touch once the button is seen, but not for a product', async () => {
    const intersections = fakeIntersections();
    fakeShopApi(answersFor('own-cart'));
    grantCategories(['functional']);
    const { unmount } = renderArea(product);
    const area = () => screen.findByRole('region', { name: 'Express checkout' });
    await waitFor(async () => expect(intersections.isObserved(await area())).toBe(true));
    intersections.see(await area(), 1);
    await screen.findByRole('button', { name: 'Express checkout Google Pay PayPal' });
    expect(wallets.made).toEqual({});
    unmount();
    renderArea(cart);
    await waitFor(async () => expect(intersections.isObserved(await area())).toBe(true));
    expect(wallets.made).toEqual({});
    intersections.see(await area(), 1);
    await screen.findByRole('button', { name: 'Pay with googlepay' });
    grantCategories([]);
  });

  test('product 4.248: a wallet that cannot be used is not shown; without any, the page says so', async () => {
    fakeShopApi(answersFor('own-cart'));
    wallets.available = [];
    const { user } = renderArea(cart);
    await user.click(await screen.findByRole('button', { name: /^Express checkout/ }));
    expect(await screen.findByText(/None of our express wallets/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe('/checkout/');
    expect(flags).toMatchObject({ shown: false });
  });
});
