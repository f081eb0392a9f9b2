import type { Settings } from './environment-settings.ts';
import { isLocal, sharedConflictsOf, storefrontOf } from '../../settings/shared-settings.ts';
import { isGuessable } from '../../settings/guessable.ts';
import { isPageKey } from '../../stores/urls.ts';

/** Problems of settings that are individually valid but must not be combined, each with what to do about it. */
export function* conflictsOf(settings: Settings): Iterable<string> {
  yield* sharedConflictsOf(settings);
  yield* adyenConflictsOf(settings);
  yield* mailConflictsOf(settings);
  yield* buildConflictsOf(settings);
  yield* filesConflictsOf(settings);
  yield* newsletterConflictsOf(settings);
  if (settings.ADYEN_ENVIRONMENT === 'LIVE') yield* liveConflictsOf(settings);
}

/** What Adyen's credentials look like: https://docs.adyen.com/development-resources/client-side-authentication/ */
const isClientKey = (key: string): boolean => /^(test|live)_/.test(key);

function* adyenConflictsOf(settings: Settings): Iterable<string> {
  const { ADYEN_ENVIRONMENT, ADYEN_SANDBOX_URL, ADYEN_LIVE_URL_PREFIX, ADYEN_CLIENT_KEY } = settings;
  const live = ADYEN_ENVIRONMENT === 'LIVE';
  const beginning = live ? 'live_' : 'test_';
  if (ADYEN_SANDBOX_URL && ADYEN_CLIENT_KEY.startsWith('live_'))
    yield 'ADYEN_SANDBOX_URL with a live_ ADYEN_CLIENT_KEY: use the sandbox client key';
  if (!ADYEN_SANDBOX_URL && !ADYEN_CLIENT_KEY.startsWith(beginning))
    yield `ADYEN_CLIENT_KEY does not belong to ADYEN_ENVIRONMENT=${ADYEN_ENVIRONMENT}: use the client key that begins with ${beginning}`;
  if (isClientKey(settings.ADYEN_API_KEY))
    yield 'ADYEN_API_KEY is a client key: use the API key of the same credential, which does not begin with test_ or live_';
  if (live && !ADYEN_LIVE_URL_PREFIX)
    yield 'ADYEN_LIVE_URL_PREFIX is missing: ADYEN_ENVIRONMENT=LIVE needs it';
  if (!live && ADYEN_LIVE_URL_PREFIX)
    yield 'ADYEN_LIVE_URL_PREFIX with ADYEN_ENVIRONMENT=TEST: set LIVE, or remove the prefix';
  if (/[:/.]/.test(ADYEN_LIVE_URL_PREFIX ?? ''))
    yield 'ADYEN_LIVE_URL_PREFIX is an address: enter only its beginning, e.g. 1797a841fbb37ca7-YourCompany';
}

/** With which the demo's sandbox takes e-mails. */
const sandboxMailPassword = 'sandbox-mail-password';

/** Providers of mailboxes for anybody: their DMARC policies have mail that others send in their name thrown away. */
const freeMail =
  /@(?:(?:gmx|hotmail|outlook|yahoo)\.[a-z.]{2,6}|(?:aol|gmail|googlemail|icloud|live|mac|mail|me|msn|naver|protonmail|qq|yandex|ymail|126|163)\.com|(?:freenet|mail|t-online|web)\.de|(?:free|orange|wanadoo)\.fr|laposte\.net|libero\.it|proton\.me|(?:mail|yandex)\.ru)$/i;

function* mailConflictsOf({ ADYEN_SANDBOX_URL, MAIL_URL, MAIL_FROM }: Settings): Iterable<string> {
  const { username, password } = new URL(MAIL_URL);
  if (!ADYEN_SANDBOX_URL && password === sandboxMailPassword)
    yield "MAIL_URL is the sandbox's, which delivers nothing: use your own mail server";
  if (username === '' && !isLocal(MAIL_URL))
    yield 'MAIL_URL has no user: enter the one that may send, smtps://user:password@…';
  if (!ADYEN_SANDBOX_URL && freeMail.test(MAIL_FROM))
    yield 'MAIL_FROM is at a provider of free mailboxes, in whose name nobody else may send: use an address at your own domain';
}

/** Builds are asked for in one way. */
function* buildConflictsOf({ BUILD_HOOK_URL, BUILD_REPOSITORY, BUILD_TOKEN }: Settings): Iterable<string> {
  if (BUILD_HOOK_URL && BUILD_REPOSITORY)
    yield 'BUILD_HOOK_URL with BUILD_REPOSITORY: only one of them can be asked for builds; remove the other';
  if (BUILD_REPOSITORY && !BUILD_TOKEN) yield 'BUILD_TOKEN is missing: BUILD_REPOSITORY needs it';
  if (BUILD_TOKEN && !BUILD_REPOSITORY)
    yield 'BUILD_REPOSITORY is missing: BUILD_TOKEN is of no use without it';
}

/** Photographs are kept in one place, of which everything is known. */
function* filesConflictsOf({ FILES_FOLDER, FILES_S3_ENDPOINT, ...settings }: Settings): Iterable<string> {
  const { FILES_S3_BUCKET, FILES_S3_REGION, FILES_S3_ACCESS_KEY_ID, FILES_S3_SECRET_ACCESS_KEY } = settings;
  const others = { FILES_S3_BUCKET, FILES_S3_REGION, FILES_S3_ACCESS_KEY_ID, FILES_S3_SECRET_ACCESS_KEY };
  if (FILES_FOLDER && FILES_S3_ENDPOINT)
    yield 'FILES_FOLDER with FILES_S3_ENDPOINT: photographs are kept in one place; remove the other';
  for (const [name, value] of Object.entries(others)) {
    if (FILES_S3_ENDPOINT && !value) yield `${name} is missing: FILES_S3_ENDPOINT needs it`;
    if (value && !FILES_S3_ENDPOINT) yield `FILES_S3_ENDPOINT is missing: ${name} is of no use without it`;
  }
}

/** A page that asks for the newsletter would promise what nobody sends. */
function* newsletterConflictsOf(settings: Settings): Iterable<string> {
  const { ADYEN_ENVIRONMENT, KLAVIYO_API_KEY, KLAVIYO_LIST_ID, KLAVIYO_API_URL } = settings;
  if (isPageKey(storefrontOf(settings), 'newsletter') && !KLAVIYO_API_KEY)
    yield 'KLAVIYO_API_KEY is missing: the brand has a page for the newsletter; enter a private key of Klaviyo, or remove the page from the brand’s pages.ts';
  if (KLAVIYO_API_KEY && !KLAVIYO_LIST_ID) yield 'KLAVIYO_LIST_ID is missing: KLAVIYO_API_KEY needs it';
  if (KLAVIYO_LIST_ID && !KLAVIYO_API_KEY)
    yield 'KLAVIYO_API_KEY is missing: KLAVIYO_LIST_ID is of no use without it';
  if (/^\w{6}$/.test(KLAVIYO_API_KEY ?? ''))
    yield 'KLAVIYO_API_KEY is the public key, which belongs into KLAVIYO_COMPANY_ID: use a private one, which begins with pk_';
  if (ADYEN_ENVIRONMENT === 'LIVE' && isLocal(KLAVIYO_API_URL))
    yield 'KLAVIYO_API_URL is a sandbox on this machine: with ADYEN_ENVIRONMENT=LIVE, remove it';
}

/** Where hosts put previews, each on a name that anybody could have registered before. */
const previewHosts = /(^|\.)(netlify\.app|pages\.dev|workers\.dev)$/;

const isPreview = (origin: string): boolean => isLocal(origin) || previewHosts.test(new URL(origin).hostname);

function* liveConflictsOf(settings: Settings): Iterable<string> {
  const { SITE_ORIGIN, STOREFRONT_ORIGINS, CLIENT_ADDRESS_HEADER } = settings;
  const { SESSION_SECRET, EVENTS_SECRET, STATUS_KEY } = settings;
  const { origin } = storefrontOf(settings);
  for (const [name, address] of [
    ['SITE_ORIGIN', SITE_ORIGIN],
    ['STOREFRONT_ORIGINS', STOREFRONT_ORIGINS && origin],
  ] as const)
    if (address !== undefined && isPreview(address))
      yield `${name} is a preview, ${address}: previews take test accounts only; remove it, or set ADYEN_ENVIRONMENT=TEST`;
  if (SITE_ORIGIN?.startsWith('http:'))
    yield 'SITE_ORIGIN begins with http: with ADYEN_ENVIRONMENT=LIVE, it has to be https';
  if (CLIENT_ADDRESS_HEADER === undefined)
    yield 'CLIENT_ADDRESS_HEADER is missing: name the header in which your proxy reports the client’s address, without which all shoppers share the limits of one; or say CLIENT_ADDRESS_HEADER=socket if there is no proxy';
  for (const [name, secrets] of Object.entries({ SESSION_SECRET, EVENTS_SECRET, STATUS_KEY }))
    if ([secrets ?? []].flat().some(isGuessable))
      yield `${name} can be guessed: use random characters, e.g. those that \`openssl rand -base64 32\` prints`;
}
