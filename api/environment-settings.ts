import { z } from 'zod';
import { stores } from '../stores/index.ts';

const requiredText = z.string({ error: 'is missing' }).min(1, 'is empty');
const url = z
  .url({ error: 'must be a URL', protocol: /^https?$/ })
  .transform((value) => value.replace(/\/$/, ''));

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

/** Every setting the shop API reads, as found in the process environment. */
export const settingsSchema = z.object({
  COMMERCETOOLS_PROJECT_KEY: requiredText,
  COMMERCETOOLS_CLIENT_ID: requiredText,
  COMMERCETOOLS_CLIENT_SECRET: requiredText,
  COMMERCETOOLS_AUTH_URL: url,
  COMMERCETOOLS_API_URL: url,
  ADYEN_ENVIRONMENT: z.enum(['TEST', 'LIVE'], { error: 'must be TEST or LIVE' }),
  /** Where the live account is; test accounts have no region. */
  ADYEN_REGION: z
    .enum(['eu', 'us', 'au', 'apse', 'in', 'nea'], { error: 'must be eu, us, au, apse, in or nea' })
    .default('eu'),
  ADYEN_API_KEY: requiredText,
  ADYEN_CLIENT_KEY: requiredText,
  ADYEN_HMAC_KEY: secrets(z.string().regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits')),
  ADYEN_SANDBOX_URL: url.optional(),
  ADYEN_LIVE_URL_PREFIX: requiredText.optional(),
  SESSION_SECRET: secrets(z.string().min(32, 'must have at least 32 characters')),
  STORE: requiredText,
  SITE_ORIGIN: origin.optional(),
  STOREFRONT_ORIGINS: z
    .string()
    .regex(/^https?:\/\/[^/]*\{store\}[^/]*$/, 'must be an origin that contains {store}, without a path')
    .optional(),
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
});
export type Settings = z.output<typeof settingsSchema>;

export const storefrontIds: readonly string[] = Object.keys(stores);
