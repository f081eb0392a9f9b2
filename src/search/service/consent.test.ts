// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { personalIdsFor, recentIds } from './category-personalization.ts';
import { rememberClick } from './search-history.ts';
import { agreeTo, hit, leaveShop, openIndex } from './testing/visitors.ts';
import { storedSession, visitorSegments } from './stored-session.ts';

const session = {
  sessionId: 'session-1',
  expiry: Date.now() + 60_000,
  segmentInfo: { segments: ['s1'], ttl: 60 },
  exchangeId: null,
};

beforeEach(() => openIndex());
afterEach(leaveShop);

describe('product 6.2: what a list depends on of this visitor', () => {
  const remember = () => {
    [1, 2, 3].forEach((number) => rememberClick(hit(number)));
  };

  test('with consent, the clicks and those in a category', () => {
    agreeTo('functional');
    remember();
    expect(recentIds()).toEqual(['SKU-3', 'SKU-2', 'SKU-1']);
    expect(personalIdsFor(['Kitchen'])).toEqual(['SKU-3', 'SKU-2', 'SKU-1']);
  });

  test('with consent, the segments of the session', () => {
    agreeTo('statistics');
    storedSession.write('klevu-us', session);
    expect(visitorSegments()).toEqual(['s1']);
  });

  test('without consent, nothing', () => {
    agreeTo('statistics');
    remember();
    expect([recentIds(), personalIdsFor(['Kitchen'])]).toEqual([[], []]);
    agreeTo('functional');
    storedSession.write('klevu-us', session);
    expect(visitorSegments()).toEqual([]);
  });
});
