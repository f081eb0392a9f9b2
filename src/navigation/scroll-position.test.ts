// @vitest-environment jsdom

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { inPlace, shouldUpdateScroll } from './scroll-position.ts';

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
const remembered = vi.fn();
beforeEach(() => {
  remembered.mockClear();
  window.addEventListener('scroll', remembered);
  return () => window.removeEventListener('scroll', remembered);
});

describe('the position is', () => {
  test('that of the hash, if an address with one is opened', () => {
    openedBy('navigate');
    expect(scrolls({ start: true, hash: '#sizes' })).toBe(true);
  });

  test('kept while a list changes in place, and remembered for its new address', () => {
    expect(scrolls({ state: inPlace })).toBe(false);
    expect(remembered).toHaveBeenCalledOnce();
  });

  test.each(['POP', ''])('restored when going back to a list that was changed in place: %j', (action) => {
    expect(scrolls({ action, state: inPlace, saved: 700 })).toBe(true);
  });

  test('kept if the same address is only rendered again', () => expect(scrolls({ again: true })).toBe(false));

  test('the top for another page', () => expect(scrolls({})).toBe(true));
});
