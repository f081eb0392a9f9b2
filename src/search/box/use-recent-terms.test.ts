// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { rememberTerm } from '../service/search-history.ts';
import { agreeTo, leaveShop, openIndex, stored } from '../service/testing/visitors.ts';
import { useRecentTerms } from './use-recent-terms.ts';

afterEach(leaveShop);

test('product 3.17, 5.7, 9.14: the search box offers the last ten terms, normalized', async () => {
  openIndex();
  agreeTo('functional');
  for (let number = 1; number <= 12; number += 1) rememberTerm(`  Baby \t BIB ${number} `);
  rememberTerm('baby bib 5');
  const { result } = renderHook(() => useRecentTerms(true));
  const expected = [5, 12, 11, 10, 9, 8, 7, 6, 4, 3].map((number) => `baby bib ${number}`);
  await waitFor(() => expect(result.current[0]).toEqual(expected));
  expect(stored('klevu-last-searches')).toEqual({
    'klevu-us': expected.map((term) => ({ timestamp: expect.any(Number) as number, term })),
  });
});
