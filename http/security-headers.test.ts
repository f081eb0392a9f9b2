import { expect, test } from 'vitest';
import { fakeShopApi } from '../api/testing/fake-shop-api.ts';
import { isOverHttps, securityHeaders } from './security-headers.ts';

test('HTTPS is demanded only where there is HTTPS', () => {
  expect(securityHeaders(false)).not.toHaveProperty('Strict-Transport-Security');
  expect(securityHeaders(true)).toMatchObject({ 'Strict-Transport-Security': 'max-age=31536000' });
  const asked = (url: string, proto = '') =>
    isOverHttps(new Request(url, { headers: proto ? { 'x-forwarded-proto': proto } : {} }));
  expect([asked('http://shop.example/'), asked('https://shop.example/')]).toEqual([false, true]);
  expect([asked('http://internal/', 'https'), asked('http://internal/', 'http')]).toEqual([true, false]);
});

test.each([
  ['an answer', '/api/health', 200],
  ['a refusal', '/api/carts/unknown', 404],
  ['an address that does not exist', '/api/%00', 404],
])('the shop API sends them with %s', async (_, path, status) => {
  const { browser } = fakeShopApi();
  const response = await browser.send(path);
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject(
    Object.fromEntries(
      Object.entries(securityHeaders(false)).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  );
});
