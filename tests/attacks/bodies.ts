import { z } from 'zod';
import { createClaimSchema } from '../../contract/claim.ts';
import { changeCountrySchema, createCartSchema, updateCartSchema } from '../../contract/cart.ts';
import {
  orderLinkRequestSchema,
  supportMessageSchema,
  restockRequestSchema,
  createWithdrawalSchema,
  openingSchema,
} from '../../contract/customer-service.ts';
import { createQuestionSchema } from '../../contract/question.ts';
import { filePlaceRequestSchema } from '../../contract/files.ts';
import { quoteRequestSchema } from '../../contract/delivery.ts';
import {
  createPaymentSchema,
  orderUpdateSchema,
  paymentDetailsSchema,
  provisionalPaymentSchema,
} from '../../contract/payment.ts';
import { newsletterRequestSchema } from '../../contract/newsletter.ts';
import { createReturnSchema } from '../../contract/return.ts';
import { putReviewSchema } from '../../contract/written-review.ts';
import { createRegistrationSchema, registrationStatementSchema } from '../../contract/registration.ts';
import { hostileTexts } from '../../api/testing/hostile-text.ts';

const nothing = z.object({});

/** Of a webhook, which the shop API reads without a schema, and refuses unless Adyen has signed it. */
const notification = z.object({
  notificationItems: z.array(
    z.object({
      NotificationRequestItem: z.object({
        amount: z.object({ value: z.int(), currency: z.string() }),
        eventCode: z.string(),
        merchantAccountCode: z.string(),
        merchantReference: z.string(),
        pspReference: z.string(),
        success: z.string(),
        additionalData: z.object({ hmacSignature: z.string() }),
      }),
    }),
  ),
});

export const webhook = '/api/webhooks/adyen';

/** What each route that is written to reads; null if it reads no body. */
export const bodies: Readonly<Record<string, z.core.$ZodType | null>> = {
  '/api/carts': createCartSchema,
  '/api/carts/:id': updateCartSchema,
  '/api/carts/:id/country': changeCountrySchema,
  '/api/carts/:id/quote': quoteRequestSchema,
  '/api/payments': createPaymentSchema,
  '/api/payments/provisional': provisionalPaymentSchema,
  '/api/payments/:id/order': orderUpdateSchema,
  '/api/payments/:id/details': paymentDetailsSchema,
  '/api/payments/:id/session': openingSchema,
  '/api/orders/links': orderLinkRequestSchema,
  '/api/orders/:orderNumber/cancellation': nothing,
  '/api/orders/:orderNumber/session': openingSchema,
  '/api/orders/:orderNumber/link': null,
  '/api/orders/:orderNumber/review-invitation/removal': nothing,
  '/api/orders/:orderNumber/returns': createReturnSchema,
  '/api/orders/:orderNumber/gift-link': null,
  '/api/orders/:orderNumber/reviews/:productKey': putReviewSchema,
  '/api/reviews/:review/helpful': nothing,
  '/api/gifts/:orderNumber/session': openingSchema,
  '/api/gifts/:orderNumber/returns': createReturnSchema,
  '/api/messages': supportMessageSchema,
  '/api/withdrawals': createWithdrawalSchema,
  '/api/claims': createClaimSchema,
  '/api/questions': createQuestionSchema,
  '/api/files': filePlaceRequestSchema,
  '/api/restock': restockRequestSchema,
  '/api/restock/:request/session': openingSchema,
  '/api/restock/:request/confirmation': nothing,
  '/api/restock/:request/removal': nothing,
  '/api/restock/unsubscribe': null,
  '/api/newsletter': newsletterRequestSchema,
  '/api/newsletter/:subscription/session': openingSchema,
  '/api/newsletter/:subscription/confirmation': nothing,
  '/api/newsletter/:subscription/removal': nothing,
  '/api/newsletter/unsubscribe': null,
  '/api/review-invitations/unsubscribe': null,
  '/api/registrations': createRegistrationSchema,
  '/api/registrations/:registration': registrationStatementSchema,
  '/api/registrations/:registration/session': openingSchema,
  '/api/registrations/:registration/removal': nothing,
  [webhook]: notification,
  // Closed to whoever has no secret, before anything is read.
  '/api/events': null,
};

/** JSON of any shape. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** The part of JSON Schema that the contract's requests are described with. */
interface Schema {
  readonly type?: string;
  readonly const?: Json;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** Values that mean something to the shop, by the name of their field; every other text is any text. */
export type Known = Readonly<Record<string, Json | undefined>>;

/** A body, and what is wrong with it, if anything. */
export interface Body {
  readonly name: string;
  readonly value: Json;
  /** Whether it has a field that nothing may have, whatever the schema says. */
  readonly isForbidden?: boolean;
}

/** Bodies that match the schema, each with everything that is optional, and one for each alternative. */
export const samplesOf = (schema: z.core.$ZodType, known: Known): Json[] =>
  alternativesOf(inJsonSchema(schema)).map((option) => sampleOf(option, known));

/** Such bodies with one part replaced by what does not belong there, without it, or with one more, for each part at any depth. */
export const mutantsOf = (schema: z.core.$ZodType, known: Known): Body[] =>
  alternativesOf(inJsonSchema(schema)).flatMap((option) => [...mutants(option, sampleOf(option, known))]);

const inJsonSchema = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Schema;

/** Schemas without alternatives, in one of which each alternative occurs. */
function alternativesOf(schema: Schema): Schema[] {
  const { anyOf, oneOf = anyOf, items, properties } = schema;
  if (oneOf) return oneOf.flatMap(alternativesOf);
  if (items) return alternativesOf(items).map((option) => ({ ...schema, items: option }));
  if (!properties) return [schema];
  const fields = Object.entries(properties).map(([name, part]) => [name, alternativesOf(part)] as const);
  const most = Math.max(1, ...fields.map(([, parts]) => parts.length));
  return Array.from({ length: most }, (_, index) => ({
    ...schema,
    properties: Object.fromEntries(
      fields.map(([name, parts]) => [name, parts[index % parts.length] ?? {}] as const),
    ),
  }));
}

function sampleOf(schema: Schema, known: Known, name = ''): Json {
  const { const: only, items, properties, type, minimum = 1 } = schema;
  if (only !== undefined) return only;
  if (items) return known[name] ?? [sampleOf(items, known)];
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([field, part]) => [field, sampleOf(part, known, field)]),
    );
  const any = type === 'boolean' ? true : type === 'string' ? 'x' : Math.max(1, minimum);
  return known[name] ?? any;
}

/** Values that are no text. */
const hostileValues: readonly Json[] = [
  ...[null, true, -1, 0, 1, 1.5, 1e21, 2 ** 53],
  ...[[], [[[[]]]], ['de'], {}, { $ne: '' }, { toString: 'x' }],
  Array.from({ length: 1000 }, () => 'x'),
];

/** Just beyond what a schema allows. */
const beyond = ({ minimum, maximum, maxLength, maxItems, items }: Schema, sample: Json): Json[] => [
  ...(minimum === undefined ? [] : [minimum - 1]),
  ...(maximum === undefined ? [] : [maximum + 1]),
  ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
  ...(items && maxItems !== undefined && Array.isArray(sample)
    ? [Array.from({ length: maxItems + 1 }, () => sample[0] as Json)]
    : []),
];

/** Names of fields that would be taken for a part of every object. */
const forbidden = ['__proto__', 'constructor', 'prototype'];

function* mutants(schema: Schema, sample: Json, path = ''): Iterable<Body> {
  for (const value of [...hostileTexts, ...hostileValues, ...beyond(schema, sample)])
    yield { name: `${path || 'body'} = ${JSON.stringify(value).slice(0, 40)}`, value };
  if (schema.items)
    for (const item of mutants(schema.items, (sample as readonly Json[])[0] ?? null, `${path}[]`))
      yield { ...item, value: [item.value] };
  const fields = schema.properties && (sample as { readonly [name: string]: Json });
  if (!fields) return;
  for (const name of forbidden)
    yield { name: `${path}.${name}`, value: { ...fields, [name]: {} }, isForbidden: true };
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const { [name]: own = null, ...others } = fields;
    yield { name: `without ${path}.${name}`, value: others };
    for (const body of mutants(part, own, `${path}.${name}`))
      yield { ...body, value: { ...fields, [name]: body.value } };
  }
}
