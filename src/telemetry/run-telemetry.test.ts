// @vitest-environment jsdom
/* eslint-disable no-restricted-globals -- looks behind the guard */
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { stores } from '../../stores/testing/storefronts.ts';
import { cartFixture, lineItemFixture, orderFixture } from '../testing/carts.ts';
import type { OptionalCategory } from '../consent/inventory.ts';
import type { ShopStore } from '../shop/shop-context.tsx';
import { initialShopState } from '../shop/shop-state.ts';
import type { TelemetryConfig } from './config.ts';

const newShop = (): ShopStore =>
  createStore(() => initialShopState(stores.us, { brandName: 'B', supportEmail: 'a@b.example' }));

const { sdk } = vi.hoisted(() => ({ sdk: { starts: 0, sent: [] as unknown[], visits: 0, fails: 0 } }));
vi.mock('./error-reporter.ts', () => ({
  startErrorReporter: () => {
    sdk.starts += 1;
    if (sdk.fails > 0) {
      sdk.fails -= 1;
      throw new TypeError('Loading chunk 7 failed.');
    }
  },
  sendReport: (report: unknown) => void sdk.sent.push(report),
  watchVisit: () => {
    sdk.visits += 1;
    return Promise.resolve();
  },
}));

const config: TelemetryConfig = {
  environment: 'staging',
  errors: {
    dsn: 'http://a@localhost/1',
    sampleRate: 1,
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 0,
  },
  tagManager: { src: '/gtm.js?id=GTM-A' },
  affiliates: [],
};

/** The modules of a page that has just been opened: they remember what happened on it. */
async function openPage(consent: readonly OptionalCategory[] = []) {
  vi.resetModules();
  const shop = newShop();
  const [{ grantCategories }, { reportError }, { track }, { runTelemetry }, { setPageLoad }] =
    await Promise.all([
      import('../consent/consent-store.ts'),
      import('./report-error.ts'),
      import('./track.ts'),
      import('./run-telemetry.ts'),
      import('../recovery/full-load.ts'),
    ]);
  grantCategories(consent);
  return {
    grantCategories,
    reportError,
    track,
    run: () => runTelemetry(shop),
    /** Shows another page in the same document. */
    show: (path: string) => {
      window.history.replaceState(null, '', path);
      setPageLoad('ready');
    },
    shop,
  };
}
const names = () =>
  (window.dataLayer ?? []).flatMap((entry) => {
    const { event } = Object(entry) as { event?: string };
    if (event !== undefined) return [event];
    return Object.prototype.toString.call(entry) === '[object Arguments]'
      ? [
          Array.from(entry as ArrayLike<unknown>)
            .slice(0, 2)
            .join(' '),
        ]
      : [];
  });
const search = { name: 'search', term: 'bib', results: 3 } as const;

beforeEach(() => {
  vi.stubGlobal('__TELEMETRY__', config);
  Object.assign(sdk, { starts: 0, sent: [], visits: 0, fails: 0 });
  window.history.replaceState(null, '', '/cart/');
  delete window.dataLayer;
});

describe('errors', () => {
  test('wait until the page is idle; the SDK is loaded with the first one, once', async () => {
    const { reportError, run } = await openPage();
    const [early, late] = [new Error('early'), new Error('late')];
    reportError(early, { room: 'search' });
    run();
    await waitFor(() => expect(sdk.sent).toHaveLength(1));
    reportError(late);
    await waitFor(() => expect(sdk.sent).toEqual([{ error: early, room: 'search' }, { error: late }]));
    expect([sdk.starts, sdk.visits]).toEqual([1, 0]);
  });

  test('need no SDK if there are none', async () => {
    (await openPage()).run();
    await Promise.resolve();
    expect(sdk.starts).toBe(0);
  });

  test('whose SDK cannot be loaded do not disturb anybody, and the next one tries again', async () => {
    sdk.fails = 1;
    const { reportError, run } = await openPage();
    run();
    reportError(new Error('lost'));
    await waitFor(() => expect(sdk.starts).toBe(1));
    const next = new Error('next');
    reportError(next);
    await waitFor(() => expect(sdk.sent).toEqual([{ error: next }]));
  });

  test('do not fill the memory of a page that never becomes idle', async () => {
    const { reportError, run } = await openPage();
    for (let number = 0; number < 100; number += 1) reportError(number);
    run();
    await waitFor(() => expect(sdk.sent).toHaveLength(20));
  });
});

test('visits are measured with consent to statistics only', async () => {
  vi.stubGlobal('__TELEMETRY__', { ...config, tagManager: null });
  const { grantCategories, run } = await openPage();
  run();
  grantCategories(['marketing']);
  await Promise.resolve();
  expect(sdk.visits).toBe(0);
  grantCategories(['statistics']);
  await waitFor(() => expect(sdk.visits).toBe(1));
});

describe('the tag manager', () => {
  test('hears nothing from before the visitor agreed, and everything after', async () => {
    const { grantCategories, track, run, shop } = await openPage();
    run();
    track(search);
    expect([window.dataLayer, shop.getState().scripts]).toEqual([undefined, []]);
    grantCategories(['statistics']);
    track({ ...search, term: 'later' });
    await waitFor(() => expect(names()).toEqual(['consent default', 'gtm.js', 'consent update', 'search']));
    expect(window.dataLayer?.at(-1)).toEqual({
      event: 'search',
      page_location: 'http://localhost:3000/cart/',
      search_term: 'later',
      results: 3,
    });
    expect(shop.getState().scripts).toMatchObject([{ id: 'tag-manager', src: '/gtm.js?id=GTM-A' }]);
  });
});

describe('a page that takes a payment or shows an order', () => {
  const container = () => document.querySelectorAll('script#tag-manager').length;
  const searched = (term: string) => ({ ...search, term });
  const handedOver = () =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const { search_term, page_location } = Object(entry) as Record<string, string | undefined>;
      return search_term === undefined ? [] : [[search_term, new URL(page_location ?? '').pathname]];
    });
  const waiting = () => Object.keys(localStorage).filter((name) => name.startsWith('waiting'));
  beforeEach(() => {
    document.head.innerHTML = '';
    window.history.replaceState(null, '', '/checkout/');
  });

  test('gets no container, but its events reach the next page’s, in order and once', async () => {
    const { run, track } = await openPage(['statistics', 'marketing']);
    run();
    track(searched('first'));
    track(searched('second'));
    await waitFor(() => expect(localStorage.getItem('waiting-events')).toContain('second'));
    expect([container(), handedOver()]).toEqual([0, []]);

    // A full load.
    window.history.replaceState(null, '', '/cart/');
    delete window.dataLayer;
    const next = await openPage(['statistics', 'marketing']);
    next.track(searched('third'));
    next.run();
    await waitFor(() => expect(handedOver()).toHaveLength(3));
    expect(container()).toBe(1);
    expect(handedOver()).toEqual([
      ['first', '/checkout/'],
      ['second', '/checkout/'],
      ['third', '/cart/'],
    ]);
    expect(waiting()).toEqual([]);
  });

  test('product 2.2.311: tells of each cart with the same goods once, and of a purchase on another day', async () => {
    const cart = cartFixture({ lineItems: [lineItemFixture()] });
    const more = { ...cart, lineItems: [lineItemFixture({ quantity: 3 })] };
    const shipped = (name: string) => ({ ...cart, shippingMethod: { id: name, name, arrival: null } });
    const order = orderFixture({ orderNumber: 'US-1', cart });
    const wait = () => waitFor(() => expect(localStorage.getItem('waiting-events')).toContain('US-1'));
    // Twice: a reload, and another tab.
    for (let tab = 0; tab < 2; tab += 1) {
      const { run, track } = await openPage(['statistics']);
      run();
      track({ name: 'begin_checkout', cart });
      for (const tier of ['Standard', 'Express']) track({ name: 'add_shipping_info', cart: shipped(tier) });
      track({ name: 'begin_checkout', cart: more });
      track({ name: 'purchase', order });
      await wait();
    }
    sessionStorage.clear();
    window.history.replaceState(null, '', '/cart/');
    for (let visit = 0; visit < 2; visit += 1) (await openPage(['statistics'])).run();
    await waitFor(() => expect(names()).toContain('purchase'));
    const checkout = ['begin_checkout', 'add_shipping_info', 'begin_checkout', 'purchase'];
    expect(names().filter((name) => checkout.includes(name))).toEqual(checkout);
  });

  test('keeps nothing without consent, and deletes it when consent is withdrawn', async () => {
    const { run, track, grantCategories, show } = await openPage();
    run();
    track(searched('without'));
    grantCategories(['statistics']);
    track(searched('with'));
    await waitFor(() => expect(waiting()).toHaveLength(1));
    expect(localStorage.getItem('waiting-events')).not.toContain('without');
    grantCategories([]);
    expect(waiting()).toEqual([]);
    grantCategories(['statistics']);
    show('/cart/');
    expect(handedOver()).toEqual([]);
  });

  test('keeps the latest fifty, for a purchase comes last', async () => {
    const { run, track, show } = await openPage(['statistics']);
    run();
    track(searched('0'));
    await waitFor(() => expect(waiting()).toHaveLength(1));
    for (let number = 1; number < 60; number += 1) track(searched(String(number)));
    await waitFor(() => expect(localStorage.getItem('waiting-events')).toContain('"59"'));
    show('/cart/');
    expect(handedOver().map(([term]) => term)).toEqual(
      Array.from({ length: 50 }, (_, index) => `${index + 10}`),
    );
  });

  test('and what somebody else has put in their place is dropped', async () => {
    window.history.replaceState(null, '', '/cart/');
    localStorage.setItem(
      'waiting-events',
      '{"waiting":[{"event":"purchase","ecommerce":{"email":"ada@example.org"}}],"told":[]}',
    );
    const { run } = await openPage(['statistics']);
    run();
    await waitFor(() => expect(container()).toBe(1));
    expect(names()).not.toContain('purchase');
  });
});

describe('the newsletter service’s script', () => {
  const src = 'https://k.example/klaviyo.js';
  const script = () => document.querySelector<HTMLScriptElement>('script#klaviyo')?.src;
  const told = (): unknown => Reflect.get(window, '_learnq');
  /** Confirms the newsletter on the page of the link, and then opens another page. */
  async function confirmAndGoOn(consent: readonly OptionalCategory[]) {
    window.history.replaceState(null, '', '/checkout/');
    const page = await openPage(consent);
    page.run();
    const { keepReader } = await import('./newsletter-script.ts');
    keepReader('ada@example.com');
    expect([script(), told()]).toEqual([undefined, undefined]);
    page.show('/cart/');
    return page;
  }
  beforeEach(() => {
    document.head.innerHTML = '';
    sessionStorage.clear();
    Reflect.deleteProperty(window, '_learnq');
    vi.stubGlobal('__TELEMETRY__', { ...config, errors: null, tagManager: null, klaviyo: { src } });
  });

  test('product 4.790, 4.791: with consent, the next page has it, and it is told once who has confirmed', async () => {
    const { grantCategories } = await confirmAndGoOn(['marketing']);
    await waitFor(() => expect(script()).toBe(src));
    expect(told()).toEqual([['identify', { $email: 'ada@example.com' }]]);
    expect(sessionStorage).toHaveLength(0);
    grantCategories([]);
    expect(script()).toBeUndefined();
  });

  test('product 4.790: without consent, there is none, and nothing is kept for it', async () => {
    const { grantCategories } = await confirmAndGoOn(['statistics']);
    expect([script(), sessionStorage.length]).toEqual([undefined, 0]);
    grantCategories(['marketing']);
    await waitFor(() => expect(script()).toBe(src));
    expect(told()).toBeUndefined();
  });
});
