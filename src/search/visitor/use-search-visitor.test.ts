// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { leaveShop, openIndex } from '../service/testing/visitors.ts';
import { useSearchVisitor } from './use-search-visitor.ts';

const { follow } = vi.hoisted(() => ({ follow: vi.fn() }));
vi.mock('./follow-consent.ts', () => ({ followVisitorConsent: follow }));
vi.mock('../../recovery/when-idle.ts', () => ({ whenLoadedAndIdle: (work: () => void) => work() }));
afterEach(leaveShop);

test('an idle page starts what its index needs, once, and again for another index', async () => {
  const { rerender } = renderHook(useSearchVisitor);
  openIndex();
  rerender();
  rerender();
  await vi.waitFor(() => expect(follow).toHaveBeenCalledTimes(1));
  openIndex('klevu-us-es');
  rerender();
  await vi.waitFor(() => expect(follow).toHaveBeenCalledTimes(2));
});
