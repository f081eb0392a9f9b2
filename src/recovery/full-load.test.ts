// @vitest-environment jsdom
/* eslint-disable no-restricted-globals -- proves what is stored */
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { act, renderHook } from '@testing-library/react';

import { loadFully, reloadFully, setPageLoad, usePageLoad } from './full-load.ts';
import { useIsOnline } from './network-status.ts';
import { takeDraft, watchDraft } from './reload-drafts.ts';

const assign = vi.fn();
const reload = vi.fn();
let online: MockInstance<() => boolean>;
const connection = (is: 'online' | 'offline') => {
  online.mockReturnValue(is === 'online');
  act(() => void window.dispatchEvent(new Event(is)));
};

beforeEach(() => {
  online = vi.spyOn(navigator, 'onLine', 'get');
  vi.stubGlobal('location', { assign, reload });
  connection('online');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  setPageLoad('ready');
});

test('product 2.2.7: a full load keeps query and hash', () => {
  loadFully('/search/?q=mini#list');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/search/?q=mini#list');
});

test('without a connection, the page stays and the shop is told', () => {
  const { result } = renderHook(() => usePageLoad());
  connection('offline');
  act(() => loadFully('/cart/'));
  expect(assign).not.toHaveBeenCalled();
  expect(result.current).toBe('unreachable');
});

test('without a connection, a service worker may still have the page', () => {
  connection('offline');
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } });
  loadFully('/cart/');
  expect(assign).toHaveBeenCalledOnce();
});

test('after going back without a connection, the page is loaded as soon as there is one', () => {
  connection('offline');
  act(() => reloadFully());
  expect(reload).not.toHaveBeenCalled();
  connection('online');
  expect(reload).toHaveBeenCalledOnce();
  connection('online');
  expect(reload).toHaveBeenCalledOnce();
});

test('product 4.1: the shop follows the browser’s events online and offline', () => {
  const { result } = renderHook(() => useIsOnline());
  expect(result.current).toBe(true);
  connection('offline');
  expect(result.current).toBe(false);
  connection('online');
  expect(result.current).toBe(true);
});

test('what is being typed survives a full load, and is given back once', () => {
  const stop = watchDraft('search', () => 'carrier & bib');
  watchDraft('giftMessage', () => '')();
  loadFully('/cart/');
  stop();
  expect(takeDraft('giftMessage')).toBe('');
  expect(takeDraft('search')).toBe('carrier & bib');
  expect(takeDraft('search')).toBe('');
  expect(sessionStorage).toHaveLength(0);
});
