// @vitest-environment jsdom
/* eslint-disable no-restricted-globals, no-restricted-properties -- looks behind the guard */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedItem } from './saved-list.ts';

const item = (key: string): SavedItem => ({
  key,
  name: `The ${key}`,
  sku: `SKU-${key}`,
  quantity: 1,
  price: { centAmount: 9900, currencyCode: 'USD' },
});
const stored = (items: readonly unknown[]) => JSON.stringify({ version: 1, items });

/** A tab of the browser, as if its page had just been opened. */
async function openTab() {
  vi.resetModules();
  const consent = await import('../consent/consent-store.ts');
  const list = await import('./saved-list.ts');
  const { renderHook, act } = await import('@testing-library/react');
  const { result } = renderHook(() => list.useSavedList((all) => all));
  const keys = () => result.current.items.map(({ key }) => key);
  const run = (what: () => unknown) => act(() => void what());
  return { ...list, ...consent, result, keys, run };
}
const tellTabs = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'consent=; max-age=0; path=/';
});

describe('product 4.360: what is saved', () => {
  test('is kept for the visit and, once the visitor agrees, on the device', async () => {
    const tab = await openTab();
    tab.run(() => tab.save(item('a')));
    expect(tab.result.current.kept).toBe('visit');
    expect(localStorage.getItem('saved-list')).toBeNull();
    const reloaded = await openTab();
    expect(reloaded.keys()).toEqual(['a']);
    localStorage.setItem('saved-list', stored([item('b')]));
    reloaded.run(() => reloaded.grantCategories(['functional']));
    expect(reloaded.keys()).toEqual(['a', 'b']);
    expect(reloaded.result.current.kept).toBe('device');
    expect(sessionStorage.getItem('saved-for-visit')).toBeNull();
    expect((await openTab()).keys()).toEqual(['a', 'b']);
    reloaded.run(() => reloaded.grantCategories([]));
    expect(localStorage.getItem('saved-list')).toBeNull();
    expect((await openTab()).keys()).toEqual(['a', 'b']);
  });

  test('is the same in two tabs, and neither loses what the other has saved', async () => {
    const one = await openTab();
    one.run(() => one.grantCategories(['functional']));
    const two = await openTab();
    one.run(() => one.save(item('a')));
    two.run(() => two.save(item('b')));
    expect(two.keys()).toEqual(['b', 'a']);
    one.run(() => tellTabs('saved-list'));
    expect(one.keys()).toEqual(['b', 'a']);
    two.run(() => two.toggle(item('b')));
    await two.result.current.change?.undo?.();
    expect((await openTab()).keys()).toEqual(['b', 'a']);
  });

  test('is still there for the visit if the browser refuses to store it', async () => {
    const tab = await openTab();
    tab.run(() => tab.grantCategories(['functional']));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    tab.run(() => tab.save(item('a')));
    tab.run(() => tab.save(item('b')));
    expect(tab.keys()).toEqual(['b', 'a']);
    expect(tab.result.current.kept).toBe('refused');
  });

  test.each([
    ['of another version', stored([item('a'), { key: 'b', since: 2031 }, 7]), ['a'], 2],
    ['that is no list', '{"items":{}}', [], 1],
    ['that is no JSON', '{"items":[{"ke', [], 1],
  ])('%s is read as far as it can be, and what cannot is said', async (_, text, keys, unreadable) => {
    sessionStorage.setItem('saved-for-visit', text);
    const tab = await openTab();
    expect(tab.keys()).toEqual(keys);
    expect(tab.result.current.unreadable).toBe(unreadable);
  });

  test('is at most fifty products: another one is refused, and nothing is lost', async () => {
    const tab = await openTab();
    for (let number = 0; number < 50; number += 1) tab.run(() => tab.save(item(`p${number}`)));
    tab.run(() => tab.save(item('one-more')));
    expect(tab.keys()).toHaveLength(50);
    expect(tab.result.current.change).toMatchObject({ kind: 'full', name: 'The one-more' });
  });
});
