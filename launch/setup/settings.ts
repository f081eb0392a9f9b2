import { z } from 'zod';
import type { CommercetoolsSettings } from '../../commerce/client.ts';
import { readSettings, type Variables } from '../../settings/read-settings.ts';
import { commercetoolsConflictsOf, credential, sharedSettings } from '../../settings/shared-settings.ts';

const ofAdministrator = credential(
  'is missing: an administrator’s API client, with the scopes manage_project and manage_api_clients',
);

/** What `npm run setup` reads. Nothing else of the shop ever needs these two credentials. */
export const setupSettings = z
  .object(sharedSettings)
  .pick({ COMMERCETOOLS_PROJECT_KEY: true, COMMERCETOOLS_AUTH_URL: true, COMMERCETOOLS_API_URL: true })
  .extend({
    COMMERCETOOLS_ADMIN_CLIENT_ID: ofAdministrator.describe(
      'An API client with `manage_project` and `manage_api_clients`, for `npm run setup` alone: set it in no host and no pipeline',
    ),
    COMMERCETOOLS_ADMIN_CLIENT_SECRET: ofAdministrator.describe('Its secret'),
    COMMERCETOOLS_EVENT_GRID_KEY: credential()
      .optional()
      .describe('The access key of the Event Grid topic that `--events eventgrid:…` names'),
  });

/** @throws {EnvironmentError} that lists every problem. */
export function readSetupSettings(
  env: Variables,
): CommercetoolsSettings & { readonly eventGridKey?: string } {
  const settings = readSettings('The set-up', setupSettings, env, commercetoolsConflictsOf);
  const { COMMERCETOOLS_EVENT_GRID_KEY: eventGridKey } = settings;
  return {
    projectKey: settings.COMMERCETOOLS_PROJECT_KEY,
    clientId: settings.COMMERCETOOLS_ADMIN_CLIENT_ID,
    clientSecret: settings.COMMERCETOOLS_ADMIN_CLIENT_SECRET,
    authUrl: settings.COMMERCETOOLS_AUTH_URL,
    apiUrl: settings.COMMERCETOOLS_API_URL,
    ...(eventGridKey !== undefined && { eventGridKey }),
  };
}
