import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { storefrontDirectory } from '../stores/directory.ts';
import { us } from '../stores/storefronts/us.ts';
import {
  orderFixture,
  payableCartFixture,
  paymentMethodsFixture,
  shippingMethodFixtures,
} from '../src/testing/carts.ts';
import { cartSchema, shippingMethodSchema } from './cart.ts';
import { errorSchema } from './errors.ts';
import * as answers from './evaluated/answers.ts';
import { directoryAnswer } from './evaluated/directory.ts';
import { emailText } from './evaluated/email.ts';
import { email } from './fields.ts';
import { jsonSchemaOf } from './json-schema-of.ts';
import { mismatchOf } from './json-schema.ts';
import { orderSchema, type PaymentInstructions } from './order.ts';
import { paymentMethodsSchema, paymentResultSchema } from './payment.ts';

const instructions = {
  kind: 'voucher',
  reference: '1',
  entity: null,
  beneficiary: null,
  iban: null,
  bic: null,
  expiresAt: null,
  downloadUrl: 'https://bank.example/voucher.pdf',
} satisfies PaymentInstructions;

const result = {
  payment: { id: 'payment-1', version: 1 },
  resultCode: 'Authorised',
  action: { type: 'redirect', url: 'https://bank.example/' },
  order: { orderNumber: '1', token: null },
  money: 'none',
};

const samples: readonly [name: string, schema: z.ZodType, described: object, sample: unknown][] = [
  ['a cart', cartSchema, answers.cartAnswer, payableCartFixture()],
  ['an order', orderSchema, answers.orderAnswer, orderFixture({ instructions })],
  [
    'shipping methods',
    z.object({ shippingMethods: z.array(shippingMethodSchema) }),
    answers.shippingMethodsAnswer,
    { shippingMethods: shippingMethodFixtures },
  ],
  ['payment methods', paymentMethodsSchema, answers.paymentMethodsAnswer, paymentMethodsFixture],
  ['the result of a payment', paymentResultSchema, answers.paymentResultAnswer, result],
  [
    'an error',
    errorSchema,
    answers.errorAnswer,
    { error: { code: 'OutOfStock', message: 'm', details: { sku: 'S' }, reference: 'r' } },
  ],
];

/** The paths of everything in a value, itself included. */
const pathsIn = (value: unknown): string[][] => [
  [],
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => pathsIn(part).map((path) => [key, ...path]))
    : []),
];

/** A copy with another value at a path; without what is there if the value is undefined. */
function changed(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  const parts = Object.entries({ ...(value as Readonly<Record<string, unknown>>) })
    .map(([name, part]) => [name, name === key ? changed(part, rest, other) : part] as const)
    .filter(([, part]) => part !== undefined);
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

const others = [undefined, null, '', 'x', 'USD', 'us', 'https://a.example/', 'javascript:alert(1)'];
const anything = fc.constantFrom<unknown>(...others, 0, 4, 1.5, -1, 1e300, true, [], {}, [{}], { type: 'x' });

describe.each(samples)('%s', (_name, schema, described, sample) => {
  test('is accepted', () => {
    expect(mismatchOf(described, sample)).toBeNull();
  });

  test('is refused exactly if zod refuses it', () => {
    const change = fc.record({ path: fc.constantFrom(...pathsIn(sample)), other: anything });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 2 }), ([first, second]) => {
        const once = first ? changed(sample, first.path, first.other) : sample;
        const reachable = pathsIn(once).some((path) => String(path) === String(second?.path));
        const answer = second && reachable ? changed(once, second.path, second.other) : once;
        expect(mismatchOf(described, answer) === null).toBe(schema.safeParse(answer).success);
      }),
      { numRuns: 1_000 },
    );
  });
});

test('a mismatch is named by its path', () => {
  const cart = payableCartFixture();
  const path = ['lineItems', '0', 'unitPrice', 'centAmount'];
  expect(mismatchOf(answers.cartAnswer, changed(cart, path, '1'))).toBe(`.${path.join('.')}`);
  expect(mismatchOf(answers.cartAnswer, changed(cart, ['total'], undefined))).toBe('.total');
  expect(mismatchOf(answers.cartAnswer, 'cart')).toBe('value');
});

test('the list of storefronts is as the build writes it', () => {
  const directory = storefrontDirectory([us]);
  expect(mismatchOf(directoryAnswer, directory)).toBeNull();
  for (const [path, other] of [
    [['0', 'homes'], []],
    [['0', 'homes', '0', 'href'], 'javascript:alert(1)'],
    [['0', 'storeId'], 'xx'],
  ] as const)
    expect(mismatchOf(directoryAnswer, changed(directory, path, other))).toBe(`.${path.join('.')}`);
});

test.each(['a@b.example', 'a@b', '', 'a b@c.example', `${'a'.repeat(250)}@b.example`, 'ä@b.example'])(
  'the email address "%s" counts as for the shop API',
  (address) => {
    expect(mismatchOf(emailText, address) === null).toBe(email.safeParse(address).success);
  },
);

test('a schema that browsers would not understand stops the build', () => {
  expect(() => jsonSchemaOf(z.tuple([z.string()]))).toThrow('prefixItems');
  expect(() => jsonSchemaOf(z.record(z.string(), z.int()))).toThrow('additionalProperties');
});
