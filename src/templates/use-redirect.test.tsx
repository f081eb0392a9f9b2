// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rulesFileOf } from '../../redirects/published-rules.ts';
import { redirectRule } from '../../redirects/types.ts';
import { type Answers, fakeShopApi } from '../testing/fake-shop-api.ts';
import { navigate } from '../testing/gatsby.tsx';
import { useRedirect } from './use-redirect.ts';

const rules = [
  redirectRule('/redirects/gift-guide/', 'https://se.shop.example/presenter/?utm_source=instagram', 'se'),
  redirectRule('/redirects/gift-guide/', 'https://us.shop.example/gifts/?utm_source=instagram'),
  redirectRule('/jackets/', '/products/jackets/'),
  redirectRule('/usage/', '/products/jackets/#usage'),
  redirectRule('/manual/', 'https://files.example/manual.pdf#page=2'),
  redirectRule('/find-a-store/?country=fi', '/stores/'),
];
const { address: rulesAddress, text } = await rulesFileOf(rules, 'always');
const rulesRequest = `GET ${rulesAddress}`;
const published: unknown = JSON.parse(text);

const replace = vi.fn<(destination: string) => void>();
const visibility = () => document.documentElement.style.visibility;
const open = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => {
  navigate.mockClear();
  replace.mockClear();
  document.documentElement.style.visibility = '';
  const { location } = window;
  const get = (own: object, key: string) => Reflect.get(key in own ? own : location, key) as unknown;
  vi.stubGlobal('location', new Proxy({ replace }, { get }));
});
afterEach(() => {
  open('/');
});

/** Renders the not-found page at an address, hidden as by the script in its head. */
function visit(address: string, answers: Answers = {}) {
  open(address);
  document.documentElement.style.visibility = 'hidden';
  const api = fakeShopApi({ [rulesRequest]: published, ...answers });
  return { ...renderHook(() => useRedirect(rulesAddress)), ...api };
}
const goneTo = () => [...navigate.mock.calls, ...replace.mock.calls];

describe('product 2.4.3: a redirect is also applied in the browser', () => {
  test.each([
    ['/JACKETS?gclid=1#sizes', '/products/jackets/?gclid=1#sizes'],
    ['/usage/#top', '/products/jackets/#usage'],
    ['/find-a-store/?country=fi', '/stores/'],
    ['/PAGES/Gift-Guide/?A=B#C', '/pages/gift-guide/?A=B#C'],
  ])('within the storefront through Gatsby: %s to %s', async (address, target) => {
    const { result } = visit(address);
    await waitFor(() => expect(goneTo()).toEqual([[target, { replace: true }]]));
    expect(replace).not.toHaveBeenCalled();
    expect(result.current.kind).toBe('looking');
  });

  test.each([
    [
      '/redirects/gift-guide/?country=SE#a',
      'https://se.shop.example/presenter/?utm_source=instagram&country=SE#a',
    ],
    ['/manual/#top', 'https://files.example/manual.pdf#page=2'],
  ])('to another site, replacing this address: %s to %s', async (address, target) => {
    const { result } = visit(address);
    await waitFor(() => expect(goneTo()).toEqual([[target]]));
    expect(navigate).not.toHaveBeenCalled();
    expect(result.current.kind).toBe('looking');
  });
});

describe('an address without a redirect', () => {
  test('is assumed if the rules cannot be fetched, and the reason is logged', async () => {
    const warn = vi.mocked(console.warn).mockImplementation(() => undefined);
    const { result } = visit('/jackets/', { [rulesRequest]: new Response('', { status: 404 }) });
    await waitFor(() => expect(result.current.kind).toBe('missing'));
    expect(warn.mock.calls.map(String)).toEqual([`Error: ${rulesAddress} returned status 404.`]);
    expect(visibility()).toBe('');
    expect(goneTo()).toEqual([]);
  });
});

describe('another site that does not open or responds with a download', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

  test('is offered as a link after a while', async () => {
    const { result } = visit('/manual/');
    await waitFor(() => expect(replace).toHaveBeenCalledOnce());
    act(() => void vi.advanceTimersByTime(2500));
    expect(result.current.kind).toBe('looking');
    act(() => void vi.advanceTimersByTime(500));
    expect(result.current).toEqual({ kind: 'moved', href: 'https://files.example/manual.pdf#page=2' });
    expect(visibility()).toBe('');
  });

  test('is not offered to a visitor who has moved on', async () => {
    const { result, rerender } = visit('/manual/');
    await waitFor(() => expect(replace).toHaveBeenCalledOnce());
    open('/wrong/');
    rerender();
    await waitFor(() => expect(result.current).toEqual({ kind: 'missing' }));
    act(() => void vi.advanceTimersByTime(3000));
    expect(result.current).toEqual({ kind: 'missing' });
  });
});

describe('the page', () => {
  test('stays hidden until the visitor has left, and is shown then', async () => {
    const { unmount } = visit('/jackets/');
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    expect(visibility()).toBe('hidden');
    unmount();
    expect(visibility()).toBe('');
  });
});

describe('a visitor who moves on meanwhile', () => {
  /** The not-found page at a source whose rules have not arrived yet. */
  function waiting() {
    const answer = Promise.withResolvers<unknown>();
    const page = visit('/jackets/', { [rulesRequest]: () => answer.promise });
    const arrive = () =>
      act(() => {
        answer.resolve(published);
        return answer.promise;
      });
    return { ...page, arrive };
  }

  test('is not redirected', async () => {
    const { unmount, arrive } = waiting();
    unmount();
    await arrive();
    expect(goneTo()).toEqual([]);
  });

  test('to another legacy address is redirected by that one', async () => {
    const { rerender, arrive } = waiting();
    open('/usage/');
    rerender();
    await arrive();
    await waitFor(() => expect(goneTo()).toEqual([['/products/jackets/#usage', { replace: true }]]));
  });

  test('from an unknown address to a legacy one is redirected', async () => {
    const { result, rerender } = visit('/find-a-store/');
    await waitFor(() => expect(result.current.kind).toBe('missing'));
    open('/jackets/');
    rerender();
    expect(result.current.kind).toBe('looking');
    await waitFor(() => expect(goneTo()).toEqual([['/products/jackets/', { replace: true }]]));
  });
});
