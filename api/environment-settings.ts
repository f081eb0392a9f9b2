import { z } from 'zod';
import { requiredText, sharedSettings } from '../settings/shared-settings.ts';

/** An origin as browsers send it: scheme, host, and port, nothing else. */
const origin = z
  .string()
  .refine((value) => isOrigin(value), 'must be an origin such as https://www.shop.example, without a path');

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, origin: parsed } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && parsed === value;
}

/** Secrets separated by commas: the first one is used, all of them are accepted, so that one can be replaced. */
const secrets = (each: z.ZodString) =>
  z
    .string({ error: 'is missing' })
    .transform((value) => value.split(',').map((secret) => secret.trim()))
    .pipe(z.tuple([each], each));

const mailUrlProblem = 'must be the address of a mail server, e.g. smtps://user:password@smtp.example:465';

/** Every setting the shop API reads, as found in the process environment. */
export const settingsSchema = z.object({
  ...sharedSettings,
  COMMERCETOOLS_CLIENT_ID: requiredText,
  COMMERCETOOLS_CLIENT_SECRET: requiredText,
  ADYEN_API_KEY: requiredText,
  ADYEN_CLIENT_KEY: requiredText,
  ADYEN_HMAC_KEY: secrets(z.string().regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits')),
  ADYEN_LIVE_URL_PREFIX: requiredText.optional(),
  MAIL_URL: z.url({ error: mailUrlProblem, protocol: /^smtps?$/, hostname: /./ }),
  MAIL_FROM: z.email({ error: 'must be the address that e-mails come from, e.g. orders@shop.example' }),
  SESSION_SECRET: secrets(z.string().min(32, 'must have at least 32 characters')),
  SITE_ORIGIN: origin.optional(),
  CAPTURE: z.enum(['immediate', 'shipment'], { error: 'must be immediate or shipment' }).default('immediate'),
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'must be the name of a header')
    .transform((value) => value.toLowerCase())
    .optional(),
  DRAIN_NOTICE: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a number of seconds')
    .default('0')
    .transform((seconds) => Number(seconds) * 1000),
  /** Names what is deployed, for `GET /api/status`. A package sets it. */
  BUILD_ID: z.string().max(100, 'must have at most 100 characters').optional(),
});
export type Settings = z.output<typeof settingsSchema>;
