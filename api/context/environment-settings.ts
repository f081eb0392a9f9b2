import { z } from 'zod';
import { credential, safeUrl, sharedSettings } from '../../settings/shared-settings.ts';
import { limitsSetting } from './limits.ts';

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
  COMMERCETOOLS_CLIENT_ID: credential().describe(
    'The API client of the shop API (launch.md, “The two API clients”)',
  ),
  COMMERCETOOLS_CLIENT_SECRET: credential().describe('Its secret'),
  ADYEN_API_KEY: credential().describe('From the Customer Area'),
  ADYEN_CLIENT_KEY: credential().describe(
    "From the Customer Area; its allowed origins must include the site's",
  ),
  ADYEN_HMAC_KEY: secrets(z.string().regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits')).describe(
    'From the Customer Area; 64 hexadecimal digits, or several keys separated by commas while one is replaced (operations.md)',
  ),
  ADYEN_LIVE_URL_PREFIX: credential().optional().describe('Required with `LIVE`, rejected with `TEST`'),
  MAIL_URL: z
    .url({ error: mailUrlProblem, protocol: /^smtps?$/, hostname: /./ })
    .describe('The mail server with its user and password (mail.md)'),
  MAIL_FROM: z
    .email({ error: 'must be the address that e-mails come from, e.g. orders@shop.example' })
    .describe('The address that e-mails come from'),
  FILES_FOLDER: z
    .string()
    .optional()
    .describe(
      'On Node, instead of `FILES_S3_ENDPOINT`: the folder in which photographs are kept that customers send; all hosts of a storefront share it',
    ),
  FILES_S3_BUCKET: credential().optional().describe('With `FILES_S3_ENDPOINT`: the bucket'),
  FILES_S3_REGION: credential()
    .optional()
    .describe(
      'With `FILES_S3_ENDPOINT`: the region of the bucket, e.g. `eu-central-1`; `auto` where there is none',
    ),
  FILES_S3_ACCESS_KEY_ID: credential()
    .optional()
    .describe(
      'With `FILES_S3_ENDPOINT`: the key that may list, read, write, and delete in the bucket, and nothing else',
    ),
  FILES_S3_SECRET_ACCESS_KEY: credential().optional().describe('Its secret'),
  SESSION_SECRET: secrets(z.string().min(32, 'must have at least 32 characters')).describe(
    'At least 32 random characters; signs the visitor cookie and order links. Of several, separated by commas, the first signs and all verify',
  ),
  SITE_ORIGIN: origin
    .optional()
    .describe(
      "Another origin that may buy, e.g. that of a preview, exactly as browsers send it. Without `STOREFRONT_ORIGINS`, links in e-mails lead there. With `LIVE`, it may not be a preview's",
    ),
  CAPTURE: z
    .enum(['immediate', 'shipment'], { error: 'must be immediate or shipment' })
    .default('immediate')
    .describe('When money is charged: `immediate` or `shipment` (payments.md)'),
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'must be the name of a header')
    .transform((value) => value.toLowerCase())
    .optional()
    .describe(
      "The request header in which your proxy reports the client's address, e.g. `X-Real-IP`, or `socket` if there is no proxy. Required with `LIVE`; set automatically on Netlify and Cloudflare",
    ),
  RATE_LIMITS: limitsSetting,
  DRAIN_NOTICE: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a number of seconds')
    .default('0')
    .transform((seconds) => Number(seconds) * 1000)
    .describe('On Node: how many seconds a host that was told to stop keeps accepting requests'),
  LOG_LEVEL: z
    .enum(['debug', 'info'], { error: 'must be debug or info' })
    .default('info')
    .describe(
      '`debug` also logs what is only worth a look when something is searched for, e.g. clients that left',
    ),
  ACCESS_LOG: z.coerce
    .number('must be a share from 0 to 1')
    .min(0)
    .max(1)
    .default(0)
    .describe(
      'Which share of ordinary requests is logged, without what identifies anybody: `0.01` is one in a hundred',
    ),
  STATUS_KEY: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'With it, as a bearer token, `GET /api/status` also shows the counters of the sweeper: at least 32 random characters. Without it, nobody sees them',
    ),
  EVENTS_SECRET: secrets(
    z.string().regex(/^[\w.~+/=-]{32,}$/, 'must have at least 32 letters, digits, and - . _ ~ + / ='),
  )
    .optional()
    .describe(
      'With it, as a bearer token, the service that passes on events of commercetools calls `/api/events` (operations.md): at least 32 random characters, or several secrets separated by commas while one is replaced',
    ),
  EVENTS_ACCOUNT: z
    .email({ error: 'must be the e-mail address of a service account' })
    .optional()
    .describe(
      'Instead, for Pub/Sub: the e-mail address of the service account that its push subscription authenticates with. The audience is the address of `/api/events`',
    ),
  BUILD_HOOK_URL: safeUrl('must be the address of a build hook')
    .optional()
    .describe(
      "Netlify's build hook or Cloudflare's deploy hook, which is asked for a build when the catalogue has changed (operations.md). `{store}` in it stands for the storefront. Who knows it can have the site built",
    ),
  BUILD_REPOSITORY: z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+$/, 'must be owner/name')
    .optional()
    .describe('Instead: the repository on GitHub whose pipeline builds, `owner/name`'),
  BUILD_TOKEN: credential()
    .optional()
    .describe(
      'With `BUILD_REPOSITORY`: a fine-grained token of GitHub that may write its contents, and nothing else',
    ),
  RETURN_LABELS_URL: safeUrl('must be the address of a service that issues labels')
    .optional()
    .describe(
      'A service that issues labels for returns (operations.md). Without it, shoppers choose a carrier themselves. Who knows it can have labels issued',
    ),
  KLAVIYO_API_KEY: credential()
    .optional()
    .describe(
      'With a page for the newsletter: a private key of Klaviyo, which begins with `pk_` (launch.md, “The newsletter”)',
    ),
  KLAVIYO_LIST_ID: credential()
    .optional()
    .describe('With `KLAVIYO_API_KEY`: the list of those who get the newsletter of this storefront'),
  KLAVIYO_API_URL: safeUrl()
    .default('https://a.klaviyo.com')
    .describe('Where Klaviyo answers, if a local sandbox replaces it; rejected with `LIVE`'),
  BUILD_ID: z
    .string()
    .max(100, 'must have at most 100 characters')
    .optional()
    .describe(
      'What `GET /api/status` calls this deployment, and Sentry its release; packages bring it themselves',
    ),
});
export type Settings = z.output<typeof settingsSchema>;
