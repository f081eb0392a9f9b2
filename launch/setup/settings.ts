import { z } from 'zod';
import type { CommercetoolsSettings } from '../../commerce/client.ts';
import { readSettings, type Variables } from '../../settings/read-settings.ts';
import {
  commercetoolsClientOf,
  commercetoolsConflictsOf,
  commercetoolsPlace,
  credential,
} from '../../settings/shared-settings.ts';

const ofAdministrator = credential(
  'is missing: an administrator’s API client, with the scopes manage_project and manage_api_clients',
);

/** What `npm run setup` reads. Nothing else of the shop ever needs these two credentials. */
export const setupSettings = z.object(commercetoolsPlace).extend({
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
    ...commercetoolsClientOf('COMMERCETOOLS_ADMIN_CLIENT', settings),
    ...(eventGridKey !== undefined && { eventGridKey }),
  };
}
