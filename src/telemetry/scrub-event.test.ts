import type { Event } from '@sentry/gatsby';
import { expect, test } from 'vitest';
import { scrubEvent, scrubSpan } from './scrub-event.ts';

const cartId = '0b8d1a3e-5c22-4d0f-9a51-6d1f7a3f4f10';

test('an event keeps what describes the error, and loses what describes the visitor', () => {
  const event: Event = {
    event_id: 'ab'.repeat(16),
    type: undefined,
    message: 'Mail to ada@example.org failed',
    transaction: '/order-confirmation/?order=US-7K3M-9QF2-HT5V&token=t',
    user: { ip_address: '{{auto}}', email: 'ada@example.org' },
    server_name: 'ada-laptop',
    request: {
      url: 'https://shop.example/order-confirmation/?order=US-7K3M-9QF2-HT5V&token=t',
      headers: { 'User-Agent': 'Browser', Cookie: 'shop_visitor=1' },
      cookies: { shop_visitor: '1' },
      query_string: 'token=t',
    },
    exception: {
      values: [
        {
          type: 'Error',
          value: `Cart ${cartId} of 12 Mill Lane is gone`,
          mechanism: { type: 'boundary', handled: true },
          stacktrace: { frames: [{ filename: 'https://shop.example/app-1.js', function: 'buy', lineno: 1 }] },
        },
      ],
    },
    breadcrumbs: [
      { category: 'fetch', data: { method: 'POST', url: `/api/carts/${cartId}`, status_code: 409 } },
    ],
    contexts: {
      trace: { trace_id: 'cd'.repeat(16), span_id: 'ef'.repeat(8), data: { url: `/api/carts/${cartId}` } },
      checkout: { step: 'address', email: 'ada@example.org', proof: 'p.1.x' },
    },
    extra: { cart: { cartId, total: 2 } },
    tags: { room: 'checkout' },
    debug_meta: {
      images: [{ type: 'sourcemap', code_file: 'https://shop.example/app-1.js', debug_id: cartId }],
    },
  };
  expect(scrubEvent(event, ['12 Mill Lane'])).toEqual({
    event_id: event.event_id,
    message: 'Mail to [email] failed',
    transaction: '/order-confirmation/?order=[hidden]&token=[hidden]',
    request: { url: 'https://shop.example/order-confirmation/?order=[hidden]&token=[hidden]' },
    exception: {
      values: [{ ...event.exception?.values?.[0], value: 'Cart [id] of [typed] is gone' }],
    },
    breadcrumbs: [{ category: 'fetch', data: { method: 'POST', url: '/api/carts/[id]', status_code: 409 } }],
    contexts: {
      trace: { ...event.contexts?.trace, data: { url: '/api/carts/[id]' } },
      checkout: { step: 'address', email: '[hidden]', proof: '[hidden]' },
    },
    extra: { cart: { cartId: '[hidden]', total: 2 } },
    tags: { room: 'checkout' },
    debug_meta: event.debug_meta,
  });
});

test('the parts of a measured page load are scrubbed, too', () => {
  const span = {
    span_id: 'ef'.repeat(8),
    trace_id: 'cd'.repeat(16),
    start_timestamp: 1,
    status: 'ok' as const,
    is_segment: false,
  };
  expect(
    scrubSpan({ ...span, name: `GET /api/carts/${cartId}`, attributes: { 'http.query': '?token=t' } }, []),
  ).toEqual({ ...span, name: 'GET /api/carts/[id]', attributes: { 'http.query': '?token=[hidden]' } });
});
