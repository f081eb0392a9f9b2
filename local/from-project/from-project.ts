import { z } from 'zod';
import { brand } from '../../brands/build.ts';
import { commercetoolsProject, whileBuilding } from '../../commerce/client.ts';
import { readSettings, type Variables } from '../../settings/read-settings.ts';
import {
  commercetoolsConflictsOf,
  commercetoolsPlace,
  commercetoolsPlaceOf,
  credential,
  sharedSettings,
} from '../../settings/shared-settings.ts';
import { draftsOf } from './drafts.ts';
import { type AdyenAccess, readPaymentMethods } from './payment-methods.ts';
import { withLocalPictures } from './pictures.ts';
import { type ReadProject, readProject, readScopes } from './read-project.ts';
import { picturesFolderIn, projectFolder, saveSeed } from './saved-seed.ts';

const schema = z.object({
  ...commercetoolsPlace,
  COMMERCETOOLS_CLIENT_ID: credential(`is missing: an API client with ${readScopes.join(', ')}`),
  COMMERCETOOLS_CLIENT_SECRET: credential(),
  ADYEN_API_KEY: credential().optional(),
  ADYEN_ENVIRONMENT: sharedSettings.ADYEN_ENVIRONMENT.default('TEST'),
  ADYEN_LIVE_URL_PREFIX: credential().optional(),
  ADYEN_SANDBOX_URL: sharedSettings.ADYEN_SANDBOX_URL,
});
type Settings = z.output<typeof schema>;

/**
 * `npm run sandbox -- --from-project`: reads a real project into a seed that `npm start` then uses. What was read earlier stays
 * until everything has been read.
 * @param say prints a line.
 * @throws Error with what the service answered, and what to do.
 */
export async function fromProject(
  env: Variables,
  say: (line: string) => void,
  folder = projectFolder,
): Promise<void> {
  const settings = readSettings('Reading the project', schema, env, conflictsOf);
  const projectKey = settings.COMMERCETOOLS_PROJECT_KEY;
  const readAt = new Date().toISOString();
  say(`Reading ${projectKey}, without customers, carts, orders, and payments …`);
  const found = await read(settings);
  const { seed, lost } = await withLocalPictures(draftsOf(found), picturesFolderIn(folder));
  const adyen = adyenOf(settings);
  const paymentMethods = adyen && (await readPaymentMethods(adyen, brand.storefronts));
  await saveSeed({ projectKey, readAt, commercetools: seed, paymentMethods }, folder);
  for (const { address, reason } of lost.slice(0, 10)) say(`Without the picture ${address}: ${reason}.`);
  if (lost.length > 10) say(`Without ${lost.length - 10} more pictures.`);
  const withoutKey = found.products.filter(({ key }) => key === undefined).length;
  if (withoutKey > 0) say(`${withoutKey} products have no key; their IDs stand in, as in their addresses.`);
  if (!paymentMethods) say("ADYEN_API_KEY is not set: the brand's payment methods are used.");
  say(
    `${found.products.length} products, ${found.categories.length} categories, and ${found.reviews.length} reviews are in ${folder}. npm start shows them, offline; without ${folder}, it shows the brand's own.`,
  );
}

function* conflictsOf(settings: Settings): Iterable<string> {
  yield* commercetoolsConflictsOf(settings);
  const { ADYEN_API_KEY, ADYEN_ENVIRONMENT, ADYEN_LIVE_URL_PREFIX } = settings;
  if (ADYEN_API_KEY && ADYEN_ENVIRONMENT === 'LIVE' && !ADYEN_LIVE_URL_PREFIX)
    yield 'ADYEN_LIVE_URL_PREFIX is missing: with ADYEN_ENVIRONMENT=LIVE, it is the beginning of your addresses at Adyen';
}

function adyenOf(settings: Settings): AdyenAccess | null {
  const {
    ADYEN_API_KEY: apiKey,
    ADYEN_ENVIRONMENT,
    ADYEN_LIVE_URL_PREFIX: prefix,
    ADYEN_SANDBOX_URL,
  } = settings;
  if (!apiKey) return null;
  if (ADYEN_SANDBOX_URL) return { apiKey, url: `${ADYEN_SANDBOX_URL}/adyen/v72` };
  return ADYEN_ENVIRONMENT === 'TEST'
    ? { apiKey, url: 'https://checkout-test.adyen.com/v72' }
    : { apiKey, url: `https://${prefix}-checkout-live.adyenpayments.com/checkout/v72` };
}

/** @throws Error with what commercetools answered, and what to do. */
async function read(settings: Settings): Promise<ReadProject> {
  const project = commercetoolsProject(
    {
      ...commercetoolsPlaceOf(settings),
      clientId: settings.COMMERCETOOLS_CLIENT_ID,
      clientSecret: settings.COMMERCETOOLS_CLIENT_SECRET,
    },
    whileBuilding,
  );
  const found = await readProject(project, settings.COMMERCETOOLS_PROJECT_KEY).catch((error: unknown) => {
    throw new Error(`${settings.COMMERCETOOLS_PROJECT_KEY} could not be read: ${reasonOf(error, settings)}`, {
      cause: error,
    });
  });
  if (found.products.length === 0)
    throw new Error(`${settings.COMMERCETOOLS_PROJECT_KEY} has no published products.`);
  return found;
}

/** What the SDK throws: a refusal, or that an answer was no JSON. */
const thrownSchema = z.object({
  statusCode: z.number().default(0),
  error: z.object({ body: z.unknown() }).optional().catch(undefined),
});

function reasonOf(error: unknown, settings: Settings): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const { COMMERCETOOLS_API_URL: url, COMMERCETOOLS_AUTH_URL: authUrl } = settings;
  const thrown = thrownSchema.safeParse(cause).data;
  if (cause instanceof z.ZodError || thrown?.error?.body instanceof SyntaxError)
    return `what answers at ${url} is not this project of commercetools. Copy COMMERCETOOLS_API_URL from the API client.`;
  const status = thrown?.statusCode ?? 0;
  if (status === 401)
    return `the API client is not accepted. Copy COMMERCETOOLS_CLIENT_ID and COMMERCETOOLS_CLIENT_SECRET once more; they are of the region of ${authUrl}.`;
  if (status === 403)
    return `the API client may not read it. It needs ${readScopes.join(', ')} of this project, and nothing else.`;
  if (status === 404) return `${url} does not have it. Check COMMERCETOOLS_PROJECT_KEY and the region.`;
  if (status < 400) return `nobody answers at ${url} or ${authUrl}. Check the connection and both addresses.`;
  return `it answers ${status}. Try again later.`;
}
