// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { inPlace, shouldUpdateScroll, useScrollBack } from './scroll-position.ts';

type Options = Partial<{
  start: boolean;
  again: boolean;
  action: string;
  state: object;
  hash: string;
  saved: number;
}>;

/** What Gatsby's scroll handler asks after each change of the address; true if it then scrolls. */
function scrolls({
  start = false,
  again = false,
  action = 'PUSH',
  state,
  hash = '',
  saved = 0,
}: Options): unknown {
  const location = { pathname: '/search/', href: '/search/', hash, action, state: state ?? null, key: '2' };
  return shouldUpdateScroll(
    {
      ...(start ? {} : { prevRouterProps: { location: { ...location, key: again ? '2' : '1' } } }),
      routerProps: { location },
      pathname: location.pathname,
      getSavedScrollPosition: () => [0, saved],
    } as unknown as Parameters<typeof shouldUpdateScroll>[0],
    { plugins: [] },
  );
}
const openedBy = (type: string) => {
  // jsdom has no entries.
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
};
const scrollTo = vi.fn();
const remembered = vi.fn();
beforeEach(() => {
  scrollTo.mockClear();
  remembered.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  window.addEventListener('scroll', remembered);
  return () => {
    window.removeEventListener('scroll', remembered);
    vi.unstubAllGlobals();
  };
});

describe('the position is', () => {
  test('not restored if an address is opened anew, and the old one is forgotten', () => {
    openedBy('navigate');
    expect(scrolls({ start: true, saved: 700 })).toBe(false);
    expect(remembered).toHaveBeenCalledOnce();
  });

  test.each(['reload', 'back_forward'])('restored after a %s', (type) => {
    openedBy(type);
    expect(scrolls({ start: true, saved: 700 })).toBe(true);
  });

  test('that of the hash, if an address with one is opened', () => {
    openedBy('navigate');
    expect(scrolls({ start: true, hash: '#sizes' })).toBe(true);
  });

  test('kept while a list changes in place, and remembered for its new address', () => {
    expect(scrolls({ action: 'REPLACE', state: inPlace })).toBe(false);
    expect(remembered).toHaveBeenCalledOnce();
  });

  test('restored when going back to a list that was changed in place', () => {
    expect(scrolls({ action: 'POP', state: inPlace, saved: 700 })).toBe(true);
  });

  test('kept if the same address is only rendered again', () => expect(scrolls({ again: true })).toBe(false));

  test('the top for another page', () => expect(scrolls({})).toBe(true));
});

describe('a list that is fetched', () => {
  const list = () =>
    renderHook(({ isShown }) => useScrollBack(isShown), { initialProps: { isShown: false } });

  test('is scrolled back to once it is shown, and only once', () => {
    const { rerender } = list();
    scrolls({ action: 'POP', saved: 700 });
    expect(scrollTo).not.toHaveBeenCalled();
    rerender({ isShown: true });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 700);
    rerender({ isShown: false });
    rerender({ isShown: true });
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  test('stays where it is after a new search', () => {
    const { rerender } = list();
    scrolls({});
    rerender({ isShown: true });
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
