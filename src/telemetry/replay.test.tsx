// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { getReplay, init } from '@sentry/gatsby';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { grantCategories } from '../consent/consent-store.ts';
import { AddressLines } from '../components/address-lines.tsx';
import { addressFixture } from '../testing/carts.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { watchVisit } from './watch-visit.ts';

vi.mock('@sentry/gatsby', async (original) => ({
  ...(await original<object>()),
  browserTracingIntegration: () => ({ name: 'tracing' }),
}));

const sent: string[] = [];
const textOf = (payload: unknown) =>
  payload instanceof Uint8Array
    ? new TextDecoder().decode(payload)
    : typeof payload === 'string'
      ? payload
      : JSON.stringify(payload);

const { type } = process as { type?: string };
beforeEach(() => {
  vi.stubGlobal('__TELEMETRY__', { errors: { replaysSessionSampleRate: 1 } });
  vi.useFakeTimers({ toFake: ['Date'] });
  // Otherwise, the SDK takes this for a server: https://github.com/getsentry/sentry-javascript/blob/develop/packages/core/src/utils/isBrowser.ts
  Object.assign(process, { type: 'renderer' });
});
afterEach(async () => {
  Object.assign(process, { type });
  await getReplay()?.stop();
});

test('product 9.33, 9.34: a replay shows texts, but neither what is typed nor addresses', async () => {
  fakeShopApi({});
  const { user } = renderInShop(
    <main>
      <h1>Shell Jacket</h1>
      <input />
      <textarea defaultValue="For Ada" />
      <AddressLines address={{ ...addressFixture, streetName: '12 Mill Lane' }} />
    </main>,
  );
  expect(screen.getByText('12 Mill Lane')).toBeTruthy();
  init({
    dsn: 'https://a@errors.example/1',
    defaultIntegrations: false,
    replaysSessionSampleRate: 1,
    transport: () => ({
      send: ([, items]) => {
        sent.push(...items.map(([, payload]) => textOf(payload)));
        return Promise.resolve({});
      },
      flush: () => Promise.resolve(true),
    }),
  });
  grantCategories(['statistics']);
  watchVisit();
  await user.type(screen.getAllByRole('textbox')[0] as HTMLElement, 'ada@example.com');
  // The SDK sends no replay of less than five seconds.
  vi.setSystemTime(Date.now() + 6_000);
  await getReplay()?.flush();
  const text = sent.join();
  expect(text).toContain('Shell Jacket');
  expect(text).toContain('***');
  for (const secret of ['ada@example.com', 'For Ada', '12 Mill Lane']) expect(text).not.toContain(secret);
});
