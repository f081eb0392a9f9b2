import type { Origins } from '../../brands/types.ts';
import { searchEndpoints, type SearchEndpoints } from '../../src/search/service/endpoints.ts';
import type { BuildEnvironment } from '../environment.ts';

/** A service that browsers reach by themselves. commercetools is not one: only the shop API knows it. */
export type Service =
  'payment' | 'wallets' | 'search' | 'errors' | 'tagManager' | 'newsletter' | 'pictures' | 'files';

export type OriginSettings = Pick<
  BuildEnvironment,
  'telemetry' | 'pictureFolders' | 'search' | 'filesUrl'
> & {
  readonly adyen: Pick<BuildEnvironment['adyen'], 'browserEnvironment' | 'sandboxUrl'>;
};

/** The origins of every service that a build configures; an origin added here is in the policy of every host. */
export const originsOf = ({
  adyen,
  search,
  telemetry,
  pictureFolders,
  filesUrl,
}: OriginSettings): Readonly<Record<Service, Origins>> => ({
  payment: adyen.sandboxUrl === null ? adyenIn(adyen.browserEnvironment) : sandboxAt(adyen.sandboxUrl),
  // The sandbox's own ones take their place.
  wallets: adyen.sandboxUrl === null ? wallets : {},
  search: { connect: hostsOf(searchEndpoints({ ...search, apiKey: 'key' })) },
  errors: telemetry.errors ? errorReportsTo(telemetry.errors) : {},
  tagManager: telemetry.tagManager ? containerAt(telemetry.tagManager.src) : {},
  newsletter: telemetry.klaviyo ? klaviyoAt(telemetry.klaviyo.src) : {},
  pictures: { img: pictureFolders.map(originOf) },
  // Browsers send photographs to object storage themselves.
  files: filesUrl === null ? {} : { connect: [originOf(filesUrl)] },
});

const originOf = (url: string): string => new URL(url).origin;

/**
 * Adyen's hosts of an environment, as adyen-web has them (`core/Environment/constants.ts` in its source maps): the
 * frames of card fields and requests, translations and pictures, and analytics. Its own scripts are part of ours.
 */
function adyenIn(environment: string): Origins {
  const api = `https://checkoutshopper-${environment}.adyen.com`;
  const files = `https://checkoutshopper-${environment}.cdn.adyen.com`;
  const analytics = `https://checkoutanalytics-${environment}.adyen.com`;
  return { connect: [api, files, analytics], frame: [api], form: [api], img: [files], payment: [api] };
}

function sandboxAt(url: string): Origins {
  const all = [originOf(url)];
  return { script: all, connect: all, frame: all, form: all, img: all, payment: all };
}

/**
 * Express payment runs the wallets' own scripts, after a touch. On every page, because a page keeps the policy of the
 * document that it is opened in. Apple's sheet is the device's own; its script, and what it shows in other browsers than
 * Safari, come from one host. PayPal asks for all hosts below its two domains
 * (https://developer.paypal.com/sdk/js/best-practices); these are the ones that its buttons and its window are known to use.
 */
const wallets: Origins = {
  script: [
    'https://pay.google.com',
    'https://applepay.cdn-apple.com',
    'https://www.paypal.com',
    'https://www.paypalobjects.com',
  ],
  connect: [
    'https://pay.google.com',
    'https://google.com/pay',
    'https://applepay.cdn-apple.com',
    'https://www.paypal.com',
    'https://www.paypalobjects.com',
  ],
  frame: ['https://pay.google.com', 'https://applepay.cdn-apple.com', 'https://www.paypal.com'],
  img: [
    'https://www.gstatic.com',
    'https://applepay.cdn-apple.com',
    'https://www.paypal.com',
    'https://www.paypalobjects.com',
  ],
  payment: ['https://pay.google.com', 'https://www.paypal.com'],
};

function hostsOf({ configuration, ...others }: SearchEndpoints): string[] {
  return [...Object.values(others), ...Object.values(configuration)].map(originOf);
}

type ErrorReporting = NonNullable<BuildEnvironment['telemetry']['errors']>;

/** Recorded visits are compressed in a worker (https://docs.sentry.io/platforms/javascript/session-replay/#content-security-policy-csp). */
const errorReportsTo = (errors: ErrorReporting): Origins => ({
  connect: [originOf(errors.dsn)],
  ...(errors.replaysSessionSampleRate + errors.replaysOnErrorSampleRate > 0 && { worker: ['blob:'] }),
});

const google = 'https://www.googletagmanager.com';

/**
 * What Google documents for a container and for Google Analytics 4 (https://developers.google.com/tag-
 * platform/security/guides/csp), or a tagging server of the shop's own, which receives everything. What other tags of
 * a container need is added here. Google's advertising hosts also serve scripts that call whichever function their
 * address names, so those hosts need paths in `script`.
 */
function containerAt(src: string): Origins {
  const origin = originOf(src);
  if (origin !== google) return { script: [origin], connect: [origin], img: [origin] };
  return {
    script: [google],
    connect: [
      google,
      'https://www.google.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
  };
}

const klaviyo = 'https://static.klaviyo.com';

/**
 * What Klaviyo documents for its script (https://developers.klaviyo.com/.well-known/skills/klaviyo-vercel-shop/references/csp.md), but not
 * the stylesheets and Google's fonts of the forms that it can show: the shop has its own.
 */
function klaviyoAt(src: string): Origins {
  const origin = originOf(src);
  if (origin !== klaviyo) return { script: [origin], connect: [origin] };
  return {
    script: [klaviyo, 'https://static-tracking.klaviyo.com'],
    connect: ['https://a.klaviyo.com', 'https://fast.a.klaviyo.com', 'https://static-forms.klaviyo.com'],
  };
}
