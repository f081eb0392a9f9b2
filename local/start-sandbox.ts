import { join } from 'node:path';
import { type Sandbox, type SandboxOptions, type SandboxSeed, startSandbox } from 'storefront-sandbox';
import { brand } from '../brands/build.ts';
import type { BrandSeed } from '../brands/types.ts';
import { projectOf } from '../commerce/project/description.ts';
import { validateStores } from '../stores/validate.ts';
import { credentials, projectAccess } from './credentials.ts';
import { projectSeed } from './from-project/saved-seed.ts';
import { searchIndexes } from './search-indexes.ts';
import { seed as ownSeed } from './seed.ts';

export interface LocalOptions extends Pick<SandboxOptions, 'port' | 'mailPort' | 'dataFolder'> {
  /**
   * The shop's receiver of payment webhooks, with `{store}` representing the storefront's ID; if omitted, none are
   * sent.
   */
  readonly webhookUrl?: string;
  /** The receivers of what changes in the catalogue; none if omitted. */
  readonly eventUrls?: readonly string[];
  /** The folder in which something was read of a real project, to start with that; by default, the brand's own seed is used. */
  readonly projectFolder?: string;
}

/**
 * What the brand has configured in the services, with the credentials of this machine; without its pictures and its search.
 */
export const localSeed = (seed: BrandSeed = ownSeed) =>
  ({
    name: brand.name,
    commercetools: {
      ...projectOf(brand),
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
    klaviyo: credentials.klaviyo,
  }) satisfies SandboxSeed;

/**
 * Starts the sandbox with everything that the brand sells, or what was read of its project.
 * @throws what `validateStores`, `projectSeed`, and `startSandbox` throw
 */
export async function startLocalSandbox({
  webhookUrl,
  eventUrls,
  projectFolder,
  ...options
}: LocalOptions): Promise<Sandbox> {
  validateStores(brand.storefronts, brand.folder);
  const ofProject = projectFolder === undefined ? null : await projectSeed(ownSeed, projectFolder);
  const { seed, dataFolder } = ofProject ?? { seed: ownSeed, dataFolder: options.dataFolder };
  const local = localSeed(seed);
  return startSandbox(
    {
      ...local,
      klevu: await searchIndexes(local.commercetools, seed.klevu),
      pictures: seed.picturesIn(join(options.dataFolder, 'pictures')),
    },
    {
      ...options,
      dataFolder,
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
