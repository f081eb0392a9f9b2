// @vitest-environment jsdom
/* eslint-disable no-restricted-globals -- proves what is stored */
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { act, renderHook } from '@testing-library/react';

import { loadFully, opensFully, reloadFully, setPageLoad, usePageLoad, watchHistory } from './full-load.ts';
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
  vi.stubGlobal('location', { assign, reload, href: 'https://shop.example/cart/', pathname: '/cart/' });
  connection('online');
});
afterEach(() => {
  vi.clearAllMocks();
  setPageLoad('ready');
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

describe('a page that must not be shown in this document', () => {
  const isShownHere = vi.fn();
  beforeEach(() => {
    // A link with a secret opened the document.
    window.openLink = () => Promise.resolve(new Response());
    window.addEventListener('popstate', isShownHere);
  });
  afterEach(() => {
    delete window.openLink;
    window.removeEventListener('popstate', isShownHere);
  });

  test('is loaded in full, with query and hash', () => {
    expect(opensFully('/search/?q=mini#list')).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/search/?q=mini#list');
  });

  test('is loaded in full, too, when the visitor goes back to it, before anybody shows it', () => {
    watchHistory();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(reload).toHaveBeenCalledOnce();
    expect(isShownHere).not.toHaveBeenCalled();
    delete window.openLink;
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(reload).toHaveBeenCalledOnce();
    expect(isShownHere).toHaveBeenCalledOnce();
  });

  test('is the only one that needs a full load', () => {
    expect(opensFully('/checkout/')).toBe(false);
    delete window.openLink;
    expect(opensFully('/search/')).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('in another site’s frame', () => {
  const open = vi.fn();
  beforeEach(() => {
    vi.stubGlobal('top', {});
    vi.stubGlobal('open', open);
  });

  test.each(['/cart/', '/checkout/?step=2', '/order-confirmation/'])(
    '%s, which refuses it, opens in a new tab',
    (path) => {
      setPageLoad('slow');
      const { result } = renderHook(() => usePageLoad());
      act(() => expect(opensFully(path)).toBe(true));
      expect(open).toHaveBeenCalledExactlyOnceWith(path, '_blank', 'noopener');
      expect([assign.mock.calls, result.current]).toEqual([[], 'ready']);
    },
  );
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
