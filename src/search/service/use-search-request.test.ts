// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SearchUnavailable } from './search-port.ts';
import { useSearchRequest } from './use-search-request.ts';

const failing = (error: Error) =>
  act(() => Promise.resolve(renderHook(() => useSearchRequest('a', () => Promise.reject(error)))));

test('an unavailable search service is a state', async () => {
  const { result } = await failing(new SearchUnavailable('down'));
  expect(result.current).toMatchObject({ status: 'unavailable', value: null });
});

test('any other error is a bug and is thrown', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  await expect(failing(new TypeError('defect'))).rejects.toThrow('defect');
});
