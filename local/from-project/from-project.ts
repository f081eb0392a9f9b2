import { z } from 'zod';
import { brand } from '../../brands/build.ts';
import { commercetoolsProject, whileBuilding } from '../../commerce/client.ts';
import { thrownStatus } from '../../commerce/mapping/errors.ts';
import { readSettings, type Variables } from '../../settings/read-settings.ts';
import {
  adyenPlaceOf,
  commercetoolsClientOf,
  commercetoolsConflictsOf,
  commercetoolsPlace,
  credential,
  sharedSettings,
} from '../../settings/shared-settings.ts';
import { draftsOf } from './drafts.ts';
import { readPaymentMethods } from './payment-methods.ts';
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
  const settings = readSettings('Reading the project', schema, env, commercetoolsConflictsOf);
  const projectKey = settings.COMMERCETOOLS_PROJECT_KEY;
  const readAt = new Date().toISOString();
  say(`Reading ${projectKey}, without customers, carts, orders, and payments …`);
  const found = await read(settings);
  const { seed, lost } = await withLocalPictures(draftsOf(found), picturesFolderIn(folder));
  const { ADYEN_API_KEY: apiKey, ADYEN_LIVE_URL_PREFIX: liveUrlPrefix = null } = settings;
  const place = adyenPlaceOf({ ADYEN_REGION: 'eu', ...settings });
  const paymentMethods = apiKey
    ? await readPaymentMethods({ ...place, apiKey, liveUrlPrefix }, brand.storefronts)
    : null;
  await saveSeed({ projectKey, readAt, commercetools: seed, paymentMethods }, folder);
  for (const { address, reason } of lost) say(`Without the picture ${address}: ${reason}.`);
  const withoutKey = found.products.filter(({ key }) => key === undefined).length;
  if (withoutKey > 0) say(`${withoutKey} products have no key; their IDs stand in, as in their addresses.`);
  if (!paymentMethods) say("ADYEN_API_KEY is not set: the brand's payment methods are used.");
  say(
    `${found.products.length} products, ${found.categories.length} categories, and ${found.reviews.length} reviews are in ${folder}. npm start shows them, offline; without ${folder}, it shows the brand's own.`,
  );
}

/** @throws Error with what commercetools answered, and what to do. */
async function read(settings: Settings): Promise<ReadProject> {
  const client = commercetoolsClientOf('COMMERCETOOLS_CLIENT', settings);
  const project = commercetoolsProject(client, whileBuilding);
  const found = await readProject(project, settings.COMMERCETOOLS_PROJECT_KEY).catch((error: unknown) => {
    throw new Error(`${settings.COMMERCETOOLS_PROJECT_KEY} could not be read: ${reasonOf(error, settings)}`, {
      cause: error,
    });
  });
  if (found.products.length === 0)
    throw new Error(`${settings.COMMERCETOOLS_PROJECT_KEY} has no published products.`);
  return found;
}

function reasonOf(error: unknown, settings: Settings): string {
  const { COMMERCETOOLS_API_URL: url, COMMERCETOOLS_AUTH_URL: authUrl } = settings;
  const status = thrownStatus(error);
  if (status === 401)
    return `the API client is not accepted. Copy COMMERCETOOLS_CLIENT_ID and COMMERCETOOLS_CLIENT_SECRET once more; they are of the region of ${authUrl}.`;
  if (status === 403)
    return `the API client may not read it. It needs ${readScopes.join(', ')} of this project, and nothing else.`;
  if (status === 404) return `${url} does not have it. Check COMMERCETOOLS_PROJECT_KEY and the region.`;
  if (status < 400)
    return `what answers at ${url} is not this project of commercetools, or nobody answers there or at ${authUrl}. Copy both addresses from the API client, and check the connection.`;
  return `it answers ${status}. Try again later.`;
}
