import { join } from 'node:path';
import { type Sandbox, type SandboxOptions, type SandboxSeed, startSandbox } from 'storefront-sandbox';
import { brand } from '../brands/build.ts';
import { projectOf } from '../commerce/project/description.ts';
import { validateStores } from '../stores/validate.ts';
import { credentials, projectAccess } from './credentials.ts';
import { searchIndexes } from './search-indexes.ts';
import { seed } from './seed.ts';

interface LocalOptions extends Pick<SandboxOptions, 'port' | 'mailPort' | 'dataFolder'> {
  /**
   * The shop's receiver of payment webhooks, with `{store}` representing the storefront's ID; if omitted, none are
   * sent.
   */
  readonly webhookUrl?: string;
  /** The receivers of what changes in the catalogue; none if omitted. */
  readonly eventUrls?: readonly string[];
}

/**
 * What the brand has configured in the services, with the credentials of this machine; without its pictures and its search.
 */
export const localSeed = () =>
  ({
    name: brand.name,
    commercetools: {
      ...projectOf(brand, brand.project ?? seed.project),
      ...seed.commercetools,
      credentials: projectAccess(),
    },
    adyen: {
      credentials: credentials.adyen,
      merchantAccounts: brand.storefronts.map(({ merchantAccount }) => merchantAccount),
      paymentMethods: seed.paymentMethods,
    },
    mail: { credentials: credentials.mail },
    telemetry: credentials.telemetry,
  }) satisfies SandboxSeed;

/** Starts the sandbox with everything that the brand sells. @throws what `validateStores` and `startSandbox` throw */
export async function startLocalSandbox({
  webhookUrl,
  eventUrls,
  ...options
}: LocalOptions): Promise<Sandbox> {
  validateStores(brand.storefronts, brand.folder);
  const local = localSeed();
  return startSandbox(
    {
      ...local,
      klevu: await searchIndexes(local.commercetools, seed.klevu),
      pictures: seed.picturesIn(join(options.dataFolder, 'pictures')),
    },
    {
      ...options,
      ...(webhookUrl !== undefined && { webhookUrlOf: webhookReceivers(webhookUrl) }),
      ...(eventUrls && { eventReceivers: { urls: eventUrls, secret: credentials.eventsSecret } }),
    },
  );
}

/**
 * Where webhooks of a merchant account are sent: `{store}` in `template` represents the ID of the storefront with that
 * account. Nowhere if a storefront is needed and none has the account.
 */
const webhookReceivers =
  (template: string) =>
  (merchantAccount: string): string | undefined => {
    if (!template.includes('{store}')) return template;
    const store = brand.storefronts.find((candidate) => candidate.merchantAccount === merchantAccount);
    return store && template.replaceAll('{store}', store.id);
  };
