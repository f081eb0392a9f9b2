import { z } from 'zod';
import { ShopError } from '../../contract/shop-error.ts';
import { type Notification, notificationSchema } from './catalogue-changes.ts';

/** How deep services wrap what they pass on: a batch of envelopes with an event each, which contains the notification. */
const maxDepth = 5;

/** What somebody passes on for commercetools, with what is inside; the first that matches counts. */
const wrappings: readonly z.ZodType[] = [
  // Pub/Sub's push (https://cloud.google.com/pubsub/docs/push#properties_of_a_push_request)
  z
    .object({ message: z.object({ data: z.base64() }) })
    .transform(({ message }) => jsonOf(decoded(message.data))),
  // EventBridge (https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-events-structure.html)
  z.object({ 'detail-type': z.string(), detail: z.unknown() }).transform(({ detail }) => detail),
  // CloudEvents in JSON (https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/formats/json-format.md)
  z
    .object({ specversion: z.string(), data_base64: z.base64() })
    .transform(({ data_base64: data }) => jsonOf(decoded(data))),
  z.object({ specversion: z.string(), data: z.unknown() }).transform(({ data }) => data),
  // Event Grid's own schema (https://learn.microsoft.com/azure/event-grid/event-schema)
  z.object({ eventType: z.string(), data: z.unknown() }).transform(({ data }) => data),
];

const decoded = (base64: string): string => Buffer.from(base64, 'base64').toString();

/** @throws ShopError `InvalidInput`. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ShopError('InvalidInput', 'The event is not JSON', undefined, { cause });
  }
}

/**
 * The notifications of commercetools in the body of a delivery, however it is wrapped; anything else in it is left out. In
 * CloudEvents' binary mode, the body is the notification itself, and headers repeat what is in it.
 * @throws ShopError `InvalidInput` if something in it is not JSON.
 */
export function notificationsIn(body: unknown, depth = 0): Notification[] {
  if (depth > maxDepth) return [];
  if (Array.isArray(body)) return body.flatMap((each: unknown) => notificationsIn(each, depth + 1));
  for (const wrapping of wrappings) {
    const inside = wrapping.safeParse(body);
    if (inside.success) return notificationsIn(inside.data, depth + 1);
  }
  const notification = notificationSchema.safeParse(body);
  return notification.success ? [notification.data] : [];
}

/**
 * Asked by Event Grid before it delivers events in its own form
 * (https://learn.microsoft.com/azure/event-grid/end-point-validation-event-grid-events-schema).
 */
const validationSchema = z
  .array(
    z.object({
      eventType: z.literal('Microsoft.EventGrid.SubscriptionValidationEvent'),
      data: z.object({ validationCode: z.string() }),
    }),
  )
  .length(1)
  .transform(([event]) => event?.data.validationCode ?? '');

/** What Event Grid wants to have back; null if the body is something else. */
export const validationCodeIn = (body: unknown): string | null =>
  validationSchema.safeParse(body).data ?? null;
