import { z } from 'zod';

/** Klaviyo answers errors by JSON:API: https://developers.klaviyo.com/en/docs/rate_limits_and_error_handling */
export interface KlaviyoError {
  readonly status: 400 | 401 | 403 | 404 | 405 | 410 | 415 | 429 | 500;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  /** A JSON pointer into the request (RFC 6901). */
  readonly pointer?: string;
}

const email = z
  .string()
  .max(100)
  .regex(/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/i, 'Invalid email address');

/** A job that changes what addresses have agreed to. Of all channels, the shop uses e-mail. Unknown fields are refused. */
const job = <Kind extends 'create' | 'delete', Consent extends string>(
  kind: Kind,
  consent: Consent,
  atMost: number,
  attributes: z.core.$ZodLooseShape,
) =>
  z.strictObject({
    data: z.strictObject({
      type: z.literal(`profile-subscription-bulk-${kind}-job`),
      attributes: z.strictObject({
        ...attributes,
        profiles: z.strictObject({
          data: z
            .array(
              z.strictObject({
                type: z.literal('profile'),
                attributes: z.strictObject({
                  email,
                  subscriptions: z.strictObject({
                    email: z.strictObject({
                      // Without `historical_import`, a time at which somebody agreed is an error.
                      marketing: z.strictObject({ consent: z.literal(consent) }),
                    }),
                  }),
                }),
              }),
            )
            .min(1)
            .max(atMost),
        }),
      }),
      relationships: z.strictObject({
        list: z.strictObject({ data: z.strictObject({ type: z.literal('list'), id: z.string() }) }),
      }),
    }),
  });

/** https://developers.klaviyo.com/en/reference/bulk_subscribe_profiles: at most 1000 profiles. */
export const subscribeSchema = job('create', 'SUBSCRIBED', 1000, {
  custom_source: z.string().nullish(),
  historical_import: z.literal(false).nullish(),
});

/** https://developers.klaviyo.com/en/reference/bulk_unsubscribe_profiles: at most 100 profiles. */
export const unsubscribeSchema = job('delete', 'UNSUBSCRIBED', 100, {});

/** What is wrong with a body, as Klaviyo says it: where, and what. */
export const invalid = ({ issues: [issue] }: z.ZodError): KlaviyoError => ({
  status: 400,
  code: 'invalid',
  title: 'Invalid input.',
  detail: issue?.message ?? 'The payload provided in the request is invalid.',
  pointer: `/${(issue?.path ?? []).map(String).join('/')}`,
});
