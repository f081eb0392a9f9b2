import { expect, test } from 'vitest';
import { headersAt } from './with-security-headers.ts';

const partner = 'https://partner.example';
const headers = { 'Content-Security-Policy': "default-src 'self'; frame-ancestors 'self'" };
const embedding = { origins: [partner], unframed: ['/cart', '/sv/kassa'] };
const at = (path: string) =>
  headersAt(`https://shop.example${path}`, headers, embedding)['Content-Security-Policy'];

test.each(['/cart', '/cart/', '/Cart/unicorns/', '//cart/', '/cart.html', '/sv/kassa/', '/%63art/'])(
  '%s may be embedded by nobody',
  (path) => {
    expect(at(path)).toBe(headers['Content-Security-Policy']);
  },
);

test.each(['/', '/carts/', '/products/cart/'])('%s may be embedded by a partner', (path) => {
  expect(at(path)).toBe(`${headers['Content-Security-Policy']} ${partner}`);
});
