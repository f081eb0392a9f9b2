import { expect, test, vi } from 'vitest';
import { errorPage } from './error-page.ts';

vi.mock('../shop/current-store.ts', () => ({ currentStore: { languages: ['en', 'zh-Hant'] } }));

test.each([
  [404, '/nothing', '/404.html'],
  [404, '/%25', '/404.html'],
  [404, '/zh-hant/nothing', '/zh-hant/404.html'],
  [404, '/zh-hant', '/zh-hant/404.html'],
  [404, '/zh-hant%2Fnothing', '/404.html'],
  [404, '/en/nothing', '/404.html'],
  [404, '/zh-hant/404.html', '/404.html'],
  [404, '', '/404.html'],
  [500, '/zh-hant/nothing', '/zh-hant/500.html'],
  [500, '/zh-hant/500.html', '/500.html'],
] as const)('the error page %i of %s is %s', (status, path, expected) => {
  expect(errorPage(status, path)).toBe(expected);
});
