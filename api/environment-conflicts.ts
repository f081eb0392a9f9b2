import { isLocal, sharedConflictsOf, storefrontOf } from '../settings/shared-settings.ts';
import type { Settings } from './environment-settings.ts';

/** With which the demo's sandbox takes e-mails. */
const sandboxMailPassword = 'sandbox-mail-password';

/** Where hosts put previews, each on a name that anybody could have registered before. */
const previewHosts = /(^|\.)(netlify\.app|pages\.dev|workers\.dev)$/;

const isPreview = (origin: string): boolean => isLocal(origin) || previewHosts.test(new URL(origin).hostname);

/** Problems of settings that are individually valid but must not be combined, each with what to do about it. */
export function* conflictsOf(settings: Settings): Iterable<string> {
  yield* sharedConflictsOf(settings);
  const {
    ADYEN_ENVIRONMENT,
    ADYEN_SANDBOX_URL,
    ADYEN_LIVE_URL_PREFIX,
    ADYEN_CLIENT_KEY,
    MAIL_URL,
    SITE_ORIGIN,
  } = settings;
  const live = ADYEN_ENVIRONMENT === 'LIVE';
  const liveKey = ADYEN_CLIENT_KEY.startsWith('live_');
  if (ADYEN_SANDBOX_URL && liveKey)
    yield 'ADYEN_SANDBOX_URL with a live_ ADYEN_CLIENT_KEY: use the sandbox client key';
  if (!ADYEN_SANDBOX_URL && new URL(MAIL_URL).password === sandboxMailPassword)
    yield "MAIL_URL is the sandbox's, which delivers nothing: use your own mail server";
  if (live && !ADYEN_LIVE_URL_PREFIX)
    yield 'ADYEN_LIVE_URL_PREFIX is missing: ADYEN_ENVIRONMENT=LIVE needs it';
  if (!live && ADYEN_LIVE_URL_PREFIX)
    yield 'ADYEN_LIVE_URL_PREFIX with ADYEN_ENVIRONMENT=TEST: set LIVE, or remove the prefix';
  if (live !== liveKey && !ADYEN_SANDBOX_URL)
    yield `ADYEN_CLIENT_KEY does not belong to ADYEN_ENVIRONMENT=${ADYEN_ENVIRONMENT}: use the other key`;
  const { origin } = storefrontOf(settings);
  for (const [name, address] of [
    ['SITE_ORIGIN', SITE_ORIGIN],
    ['STOREFRONT_ORIGINS', settings.STOREFRONT_ORIGINS && origin],
  ] as const)
    if (live && address !== undefined && isPreview(address))
      yield `${name} is a preview, ${address}: previews take test accounts only; remove it, or set ADYEN_ENVIRONMENT=TEST`;
}
