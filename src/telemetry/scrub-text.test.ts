// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scrubData, scrubText, typedOn } from './scrub-text.ts';

describe('a text', () => {
  test.each([
    ['Invalid e-mail alex.berg+baby@example.co.uk!', 'Invalid e-mail [email]!'],
    ['to=müller@bücher.example', 'to=[email]'],
    ['no mailbox "ada..berg."@docomo.ne.jp, r&d@example.com', 'no mailbox "[email], [email]'],
    ['/order/?order=US-7K3M-9QF2-HT5V&token=a_b-C', '/order/?order=[hidden]&token=[hidden]'],
    ['Order US-7K3M-9QF2-HT5V not found', 'Order [order] not found'],
    ['/api/carts/0b8d1a3e-5c22-4d0f-9a51-6d1f7a3f4f10: 404', '/api/carts/[id]: 404'],
    [
      '/checkout/?payment=p1&redirectResult=X6Xtf%21#pay',
      '/checkout/?payment=[hidden]&redirectResult=[hidden]#pay',
    ],
    ['/?awc=1_2_abc&cjevent=def&gclid=g', '/?awc=[hidden]&cjevent=[hidden]&gclid=[hidden]'],
    ['Authorization: Bearer abc.def-ghi', 'Authorization: Bearer [token]'],
    ['eyJhbGciOi.eyJzdWIi.c2ln here', '[token] here'],
    ['jwt-eyJhbGciOi.eyJzdWIi.c2ln here', '[token] here'],
    ['a@alex@example.com', 'a@[email]'],
    ['card 4111 1111 1111 1111', 'card [number]'],
    ['call +1 (518) 555-0134', 'call [number]'],
  ])('%s becomes %s', (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed);
  });

  test.each([
    '/products/wool-jacket/?sku=BIB-1&sort=price&o_color=red&utm_source=instagram',
    'https://shop.example/app-1a2b3c4d5e6f7a8b9c0d.js:1:12345',
    "Cannot read properties of undefined (reading 'price')",
    'Loading took 12345 ms',
  ])('%s stays as it is', (text) => {
    expect(scrubText(text)).toBe(text);
  });

  test('contains nothing that was typed', () => {
    expect(scrubText('No such street: 12 Mill Lane, Albany', ['12 Mill Lane', 'Albany'])).toBe(
      'No such street: [typed], [typed]',
    );
  });

  test('scrubbing it again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.emailAddress(), fc.webUrl({ withQueryParameters: true })),
        (text) => {
          const once = scrubText(text);
          expect(scrubText(once)).toBe(once);
        },
      ),
    );
  });

  test('never keeps an e-mail address', () => {
    const common = fc.emailAddress().filter((email) => /^[\w.+-]+@/.test(email));
    fc.assert(
      fc.property(common, (email) => {
        expect(scrubText(`Mail to ${email} failed`)).not.toContain(email);
      }),
    );
  });
});

test('data loses personal fields at any depth, and its texts are scrubbed', () => {
  const data = {
    status: 400,
    url: '/api/carts/0b8d1a3e-5c22-4d0f-9a51-6d1f7a3f4f10',
    headers: { Cookie: 'shop_visitor=1' },
    body: [
      { shippingAddress: { city: 'Albany' }, email: 'a@b.example', quantity: 2, note: 'for a@b.example' },
    ],
    none: null,
  };
  expect(scrubData(data)).toEqual({
    status: 400,
    url: '/api/carts/[id]',
    headers: '[hidden]',
    body: [{ shippingAddress: '[hidden]', email: '[hidden]', quantity: 2, note: 'for [email]' }],
    none: null,
  });
});

test('what a page knows about its visitor are the values of its forms, and texts marked as personal', () => {
  document.body.innerHTML = `
    <input value="12 Mill Lane"><input value="NY"><textarea>Dear Ada, sleep well</textarea>
    <address data-sentry-mask><span>Ada Berg</span><span>Albany</span></address>
    <p>Wool Jacket</p>`;
  expect(typedOn(document)).toEqual([
    'Dear Ada, sleep well',
    'Ada BergAlbany',
    '12 Mill Lane',
    'Ada Berg',
    'Albany',
  ]);
});
