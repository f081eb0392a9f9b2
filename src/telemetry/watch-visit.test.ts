// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { OptionalCategory } from '../consent/inventory.ts';

const { added, stop } = vi.hoisted(() => ({ added: [] as unknown[], stop: vi.fn() }));
vi.mock('@sentry/gatsby', () => ({
  addIntegration: (integration: unknown) => void added.push(integration),
  browserTracingIntegration: () => 'tracing',
  replayIntegration: () => Object.assign(Object('replay') as object, { stop }),
}));

/** The modules of a new document. */
async function openAt(path: string) {
  vi.resetModules();
  window.history.replaceState(null, '', path);
  const [{ watchVisit }, { grantCategories }, { setPageLoad }, { needsNewDocument }] = await Promise.all([
    import('./watch-visit.ts'),
    import('../consent/consent-store.ts'),
    import('../recovery/full-load.ts'),
    import('../navigation/private-pages.ts'),
  ]);
  const agree = (...categories: OptionalCategory[]) => grantCategories(categories);
  agree('statistics');
  watchVisit();
  const show = (to: string) => {
    window.history.replaceState(null, '', to);
    setPageLoad('ready');
  };
  return { agree, show, needsNewDocument, recorded: () => added.some((call) => String(call) === 'replay') };
}
beforeEach(() => {
  vi.stubGlobal('__TELEMETRY__', { errors: { replaysSessionSampleRate: 1 } });
  added.length = 0;
  stop.mockClear();
});

test('a recording does not begin on such a page, but on the next one that may be observed', async () => {
  const { recorded, show } = await openAt('/checkout/');
  expect(added).toEqual(['tracing']);
  show('/order-confirmation/');
  expect(recorded()).toBe(false);
  show('/cart/');
  expect(recorded()).toBe(true);
});

test('a recording does not begin once consent is withdrawn, and stops with it', async () => {
  const early = await openAt('/checkout/');
  early.agree();
  early.show('/cart/');
  expect([early.recorded(), stop.mock.calls]).toEqual([false, []]);
  const { agree } = await openAt('/cart/');
  agree();
  expect(stop).toHaveBeenCalledOnce();
});
