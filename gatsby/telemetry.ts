import { z } from 'zod';
import { deploymentOf, isLocalProject, reportsErrors, reportsErrorsTo } from '../settings/deployment.ts';
import type { Variables } from '../settings/read-settings.ts';
import { safeUrl, type SharedSettings } from '../settings/shared-settings.ts';
import type { TelemetryConfig } from '../src/telemetry/config.ts';
import { brand } from '../brands/build.ts';
import type { BrandService } from '../brands/types.ts';

/** Share of errors, and of page loads whose timing is measured, that are reported (docs/product.md, 9). */
const sampled = 0.1;

const rate = z.coerce
  .number({ error: 'must be a number from 0 to 1' })
  .min(0, 'must be a number from 0 to 1')
  .max(1, 'must be a number from 0 to 1')
  .default(0);

/** The settings of everything that observes the shop; all are optional, and nothing is loaded without them. */
export const telemetrySettings = {
  SENTRY_REPLAY_RATE: rate.describe('The share of visits that are recorded, from 0 to 1'),
  SENTRY_REPLAY_ON_ERROR_RATE: rate.describe('The share of visits with an error that are recorded'),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must be the ID of a container, e.g. GTM-ABC123')
    .optional()
    .describe('The ID of a Google Tag Manager container'),
  TAG_MANAGER_URL: safeUrl()
    .default('https://www.googletagmanager.com')
    .describe('Where the container is loaded from, if not from Google, e.g. a tagging server of your own'),
  KLAVIYO_COMPANY_ID: z
    .string()
    .regex(/^\w{6}$/, 'must be the public key of the account, which has six characters')
    .optional()
    .describe(
      'The public key (site ID) of the Klaviyo account, whose script then recognizes readers of the newsletter who agree',
    ),
  KLAVIYO_SCRIPTS_URL: safeUrl()
    .default('https://static.klaviyo.com')
    .describe('Where this script is loaded from, if a local sandbox replaces Klaviyo'),
  AFFILIATES: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter((name) => name !== ''))
    .pipe(z.array(z.enum(['awin', 'cj'], { error: 'must be awin, cj, or both' })))
    .describe('The affiliate programs you take part in: `awin`, `cj`, or `awin,cj`'),
};
type TelemetrySettings = z.output<z.ZodObject<typeof telemetrySettings>>;

export function telemetryOf(
  settings: TelemetrySettings & Pick<SharedSettings, 'SENTRY_DSN'>,
  env: Variables,
): TelemetryConfig {
  const { SENTRY_DSN: dsn, TAG_MANAGER_ID: container, KLAVIYO_COMPANY_ID: company } = settings;
  const environment = deploymentOf(env);
  const [script, ...scripts] = ownServicesIn(environment).flatMap(({ id, script: src, needs }) =>
    src === undefined ? [] : [{ id, src, needs }],
  );
  const isLocal = dsn !== undefined && isLocalProject(dsn);
  return {
    environment,
    errors:
      dsn !== undefined && reportsErrorsTo(dsn, env)
        ? {
            dsn,
            sampleRate: isLocal ? 1 : sampled,
            tracesSampleRate: isLocal ? 1 : sampled,
            replaysSessionSampleRate: settings.SENTRY_REPLAY_RATE,
            replaysOnErrorSampleRate: settings.SENTRY_REPLAY_ON_ERROR_RATE,
          }
        : null,
    tagManager:
      container === undefined
        ? null
        : { src: `${withoutSlash(settings.TAG_MANAGER_URL)}/gtm.js?id=${container}` },
    affiliates: settings.AFFILIATES,
    ...(company !== undefined && {
      klaviyo: { src: `${withoutSlash(settings.KLAVIYO_SCRIPTS_URL)}/onsite/js/${company}/klaviyo.js` },
    }),
    ...(script && { scripts: [script, ...scripts] }),
  };
}

const withoutSlash = (url: string): string => url.replace(/\/$/, '');

/**
 * Whether this build uploads source maps to Sentry. Without a token, none are made; with one, they are deleted after
 * the upload, so that they are never served.
 */
export function uploadsSourceMaps(env: Variables): boolean {
  return (
    Boolean(env['SENTRY_AUTH_TOKEN'] && env['SENTRY_ORG'] && env['SENTRY_PROJECT']) && reportsErrors(env)
  );
}

/** The services that the brand adds to a build: none without a branch, because the shop on one's own machine talks to nobody. */
export const ownServicesIn = (environment: TelemetryConfig['environment']): readonly BrandService[] =>
  environment === 'development' ? [] : (brand.services ?? []);
