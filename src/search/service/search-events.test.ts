// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { reportSearchEvent, searchEvents } from './search-events.ts';
import { samples } from './testing/search-event-samples.ts';
import { agreeTo, leaveShop, openIndex } from './testing/visitors.ts';

afterEach(leaveShop);

test('product 6.2: what happens without consent to statistics is forgotten, not kept for later', () => {
  openIndex();
  agreeTo('functional');
  reportSearchEvent(samples.search);
  agreeTo('functional', 'statistics');
  reportSearchEvent(samples['search click']);
  const reported: string[] = [];
  searchEvents.pourInto(({ event }) => reported.push(event.name));
  expect(reported).toEqual(['search-click']);
});
