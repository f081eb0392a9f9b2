import { z } from 'zod';
import { openingSchema } from '../../contract/access.ts';
import type { Cart } from '../../contract/cart.ts';
import { changeCountrySchema, createCartSchema, updateCartSchema } from '../../contract/cart-requests.ts';
import { orderLinkRequestSchema, supportMessageSchema } from '../../contract/customer-service.ts';
import { quoteRequestSchema } from '../../contract/delivery-requests.ts';
import {
  createPaymentSchema,
  orderUpdateSchema,
  paymentDetailsSchema,
  provisionalPaymentSchema,
} from '../../contract/payment-requests.ts';
import { restockRequestSchema } from '../../contract/restock.ts';
import { createWithdrawalSchema } from '../../contract/withdrawal.ts';
import { hostileTexts } from './hostile-text.ts';
import { card, sku } from './sandboxed-shop.ts';
import { address, merchantAccountFor } from './shop-browser.ts';

/** A request that the shop API must refuse. */
export interface BadRequest {
  readonly name: string;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
}

/** JSON of any shape. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Values that are no text. */
const hostileValues: readonly Json[] = [
  ...[null, true, -1, 0, 1, 1.5, 1e21, 2 ** 53],
  ...[[], [[[[]]]], ['de'], {}, { $ne: '' }, { toString: 'x' }],
  Array.from({ length: 1000 }, () => 'x'),
];

/** A request that is in order, and the schema that says which others are. */
export interface BaseRequest {
  readonly path: string;
  readonly body: Json;
  readonly schema: z.core.$ZodType;
}

/** Every write of the shop API. @param payment the ID of a payment */
export function baseRequests(
  cart: Pick<Cart, 'id' | 'version' | 'country' | 'total'>,
  { lineItemId, payment }: { readonly lineItemId: string; readonly payment: string },
): readonly BaseRequest[] {
  const home = { ...address, additionalStreetInfo: 'c/o Berg', phone: '+49 30 1234', state: 'BE' };
  const actions: readonly Json[] = [
    { action: 'addLineItem', sku, quantity: 1, giftMessage: 'Hello' },
    { action: 'changeLineItemQuantity', lineItemId, quantity: 1 },
    { action: 'removeLineItem', lineItemId: 'unknown' },
    { action: 'setGiftMessage', lineItemId, giftMessage: 'Hello' },
    { action: 'setCustomerEmail', email: 'ada@example.com' },
    { action: 'setShippingAddress', address: home },
    { action: 'setBillingAddress', address: home },
    { action: 'setGift', isGift: true },
    { action: 'setShippingMethod', shippingMethodId: 'unknown' },
    { action: 'addDiscountCode', code: 'NOTHING' },
    { action: 'removeDiscountCode', discountCodeId: 'unknown' },
  ];
  return [
    {
      path: '/api/carts',
      body: { country: 'de', lineItems: [{ sku, quantity: 1 }] },
      schema: createCartSchema,
    },
    {
      path: `/api/carts/${cart.id}/country`,
      body: { version: cart.version, country: 'de' },
      schema: changeCountrySchema,
    },
    {
      path: '/api/payments',
      body: {
        cartId: cart.id,
        cartVersion: cart.version,
        // Not the cart's own: whatever is sent, the stranger's cart stays one that can be changed.
        expectedTotal: { ...cart.total, centAmount: cart.total.centAmount + 1 },
        merchantAccount: merchantAccountFor(cart),
        data: card(),
        affiliates: { awinId: 'a', cjEventId: 'b' },
      },
      schema: createPaymentSchema,
    },
    {
      path: `/api/payments/${payment}/details`,
      body: {
        details: { redirectResult: 'x' },
        paymentData: 'x',
        proof: 'x',
        approval: { cartVersion: cart.version, expectedTotal: { ...cart.total } },
      },
      schema: paymentDetailsSchema,
    },
    {
      path: `/api/carts/${cart.id}/quote`,
      body: { country: 'de', postalCode: '10115', discountCode: 'NOTHING' },
      schema: quoteRequestSchema,
    },
    {
      path: '/api/payments/provisional',
      body: {
        cartId: cart.id,
        // Of no version: the stranger's cart is not paid for.
        cartVersion: cart.version + 1_000,
        merchantAccount: merchantAccountFor(cart),
        data: { paymentMethod: { type: 'paypal', subtype: 'express' } },
      },
      schema: provisionalPaymentSchema,
    },
    {
      path: `/api/payments/${payment}/order`,
      body: { place: { country: 'de' }, shippingMethodId: 'unknown', paymentData: 'x' },
      schema: orderUpdateSchema,
    },
    {
      path: '/api/orders/links',
      body: { orderNumber: 'unknown', email: 'ada@example.com' },
      schema: orderLinkRequestSchema,
    },
    {
      path: '/api/messages',
      body: { name: 'Ada', email: 'ada@example.com', topic: 'DE-1', message: 'Hello' },
      schema: supportMessageSchema,
    },
    {
      path: '/api/withdrawals',
      body: {
        key: '0123456789abcdef0123456789abcdef',
        name: 'Ada Berg',
        orderNumber: 'DE-0000-0000-0000',
        email: 'ada@example.com',
        items: 'x',
        note: 'x',
      },
      schema: createWithdrawalSchema,
    },
    {
      path: '/api/restock',
      body: { sku, country: 'de', email: 'ada@example.com' },
      schema: restockRequestSchema,
    },
    ...['orders', 'payments', 'restock'].map((kind) => ({
      path: `/api/${kind}/unknown/session`,
      body: { token: 'x' },
      schema: openingSchema,
    })),
    ...actions.map((action) => ({
      path: `/api/carts/${cart.id}`,
      body: { version: cart.version, actions: [action] },
      schema: updateCartSchema,
    })),
  ];
}

/** Fields that would be taken for a part of every object. */
const forbiddenFields = ['__proto__', 'constructor', 'prototype'];

interface Mutant {
  readonly name: string;
  readonly value: Json;
  /** Whether it has a field that nothing may have. */
  readonly isForbidden?: boolean;
}

/**
 * The value with one part replaced, for every part and every hostile text and value; without each field; and with each
 * field that must not be.
 */
export function* mutantsOf(value: Json, path = ''): Iterable<Mutant> {
  for (const wrong of [...hostileTexts, ...hostileValues])
    yield { name: `${path || 'body'} = ${JSON.stringify(wrong).slice(0, 40)}`, value: wrong };
  if (value === null || typeof value !== 'object') return;
  const entries: readonly (readonly [string, Json])[] = Object.entries(value);
  if (!Array.isArray(value))
    for (const field of forbiddenFields)
      yield {
        name: `an additional ${path}${field}`,
        value: Object.fromEntries([...entries, [field, {}]]),
        isForbidden: true,
      };
  for (const [name, part] of entries) {
    const rest = entries.filter(([other]) => other !== name);
    if (!Array.isArray(value)) yield { name: `without ${path}${name}`, value: Object.fromEntries(rest) };
    for (const mutant of mutantsOf(part, `${path}${name}.`)) {
      const changed = entries.map(([other, own]) => (other === name ? mutant.value : own));
      const whole = Array.isArray(value)
        ? changed
        : Object.fromEntries(entries.map(([other], index) => [other, changed[index] ?? null]));
      yield { ...mutant, value: whole };
    }
  }
}

/** The mutants of a request that are not in order. */
export const wrongBodiesOf = ({ body, schema }: BaseRequest): readonly Mutant[] =>
  [...mutantsOf(body)].filter(
    ({ value, isForbidden = false }) => isForbidden || !z.safeParse(schema, value).success,
  );

/** Bodies that are not JSON, or nothing like what any route expects. */
export const brokenBodies: readonly (readonly [name: string, body: BodyInit])[] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a string', '"de"'],
  ['a number', '1e400'],
  ['NaN', 'NaN'],
  ['half an object', '{"country":'],
  ['two objects', '{}{}'],
  ['a trailing comma', '{"country":"de",}'],
  ['single quotes', "{'country':'de'}"],
  ['a comment', '/* */{"country":"de"}'],
  ['XML', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['a form', 'country=de&lineItems[]='],
  ['deep lists', '['.repeat(20_000)],
  ['deep objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['a prototype', '{"__proto__":{"country":"de","version":1}}'],
  ['a constructor', '{"constructor":{"prototype":{"country":"de"}}}'],
  ['bytes that are not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
  ['zeros', new Uint8Array(1024)],
  ['more than 64 kB', JSON.stringify({ country: 'de', padding: 'x'.repeat(70_000) })],
];

/** IDs that no service has assigned, some of which mean something in a path, a query, or a predicate. */
export const brokenIds: readonly string[] = [
  '%2e%2e',
  '%2e%2e%2f%2e%2e%2fproducts',
  '%2F',
  '%5C',
  '%00',
  '%0d%0aSet-Cookie:%20a=b',
  '%ED%A0%80',
  '%E0%A4%A',
  '%F0%9F%91%B6',
  'key=cart',
  "'%20or%20'1'='1",
  '%22%20or%20id%20is%20defined',
  '{}',
  '__proto__',
  'constructor',
  'undefined',
  '-1',
  '*',
  'a'.repeat(5_000),
];

/** Origins that are not exactly the shop's. */
export const brokenOrigins: readonly string[] = [
  '',
  'null',
  'undefined',
  '*',
  'http://localhost/evil',
  'http://localhost/',
  'http://localhost:8000',
  'http://localhost?',
  'http://localhost#',
  'http://evil.example@localhost',
  'http://localhost@evil.example',
  'http://localhost.evil.example',
  'http://localhost, http://evil.example',
  'http://LOCALHOST',
  'https://localhost',
  'ftp://localhost',
  'file://localhost',
  'javascript:alert(1)',
  'data:text/html,x',
  'localhost',
  '//localhost',
  'http://[::1]',
  'http://127.0.0.1',
];

export const brokenTypes: readonly string[] = [
  '',
  'text/plain',
  'text/plain;application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/jsonp',
  'json',
];

/** Cookies of nobody. */
export const brokenCookies: readonly string[] = [
  'shop_visitor=',
  'shop_visitor=%',
  'shop_visitor=%E0%A4%A',
  'shop_visitor=1.2',
  `shop_visitor=00000000-0000-4000-8000-000000000000.${'A'.repeat(43)}%3D`,
  `shop_visitor=${'a'.repeat(7_000)}`,
  'shop_visitor=__proto__.x; shop_visitor=y',
  '=;=;=',
  'a=b; '.repeat(1_000),
];
