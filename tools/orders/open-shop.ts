import { randomUUID } from 'node:crypto';
import { brand } from '../../brands/build.ts';
import type { Log, LogLevel, RequestContext } from '../../api/context/request-context.ts';
import { readEnvironment } from '../../api/context/environment.ts';
import { storeIdOf } from '../../api/context/identifiers.ts';
import { ownContext } from '../../api/app.ts';
import { servicesOf } from '../../api/shop-api.server.ts';
import { commercetoolsProject } from '../../commerce/client.ts';
import { type PersonalRecords, personalRecords } from '../../commerce/personal-records.ts';
import { readOptions, type Settings } from '../../scripts/options.ts';
import { settingsFor } from '../../scripts/start/environment.ts';
import { storeById, storesAt } from '../../stores/storefront.ts';
import type { Store, StoreId } from '../../stores/types.ts';
import { printError } from '../../scripts/print.ts';

/** The shop as its operators work with it: the same services as its API, with the same settings. */
export interface OperatorShop {
  readonly context: RequestContext;
  readonly records: PersonalRecords;
  /** Every storefront, with the origin where its pages are: one project has the orders of several. */
  readonly stores: readonly Store[];
  /** Which shop this is, in words: the sandbox or a live project. */
  readonly name: string;
}

/** What a person at a terminal has to know: the commands say themselves what they have done. */
const operatorLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: saying('warn'),
  error: saying('error'),
  outage: saying('error'),
  flush: () => Promise.resolve(),
};

function saying(level: 'warn' | 'error'): Log[LogLevel] {
  return (event, details) => {
    const { error, reason } = (details ?? {}) as { readonly error?: unknown; readonly reason?: unknown };
    const why = error instanceof Error ? error.message : reason;
    printError(`${level}: ${event}${typeof why === 'string' ? ` (${why})` : ''}`);
  };
}

/** The storefront that an order number belongs to; null if it does not say. */
export const storeOfNumber = (orderNumber: string): StoreId | null =>
  brand.storefronts.find(({ id }) => id === storeIdOf(orderNumber.toUpperCase()))?.id ?? null;

/**
 * The shop of the environment; without any setting of real services, the demo's sandbox.
 * @param store the ID of the storefront, as somebody has typed it; the environment's if there is none.
 * @throws {EnvironmentError} that lists every missing setting.
 */
export function openShop(store: string | null = null, env: Settings = process.env): OperatorShop {
  const options = readOptions([], env);
  const id = store === null ? options.store : storeById(store, brand.storefronts).id;
  const { sandboxed, ...found } = settingsFor({ ...options, store: id }, env);
  const settings: Settings = found.settings;
  // Links lead to the sandbox's storefronts on this machine, and otherwise where the storefront is: `SITE_ORIGIN` is of one.
  const isOwn = sandboxed || settings['STORE'] === env['STORE'];
  const origin = sandboxed ? settings['SITE_ORIGIN'] : env['SITE_ORIGIN'];
  const environment = readEnvironment({
    ...settings,
    SITE_ORIGIN: isOwn ? origin : undefined,
    // Nobody calls it, from no address.
    CLIENT_ADDRESS_HEADER: 'socket',
  });
  const { commercetools, adyen } = environment;
  const place = `${commercetools.projectKey}, Adyen ${adyen.environment}`;
  return {
    context: ownContext(servicesOf(environment), operatorLog, randomUUID()),
    records: personalRecords(commercetoolsProject(commercetools)),
    stores: storesAt(brand.storefronts, settings['STOREFRONT_ORIGINS']),
    name: sandboxed ? `sandbox at ${new URL(commercetools.apiUrl).origin}` : `project ${place}`,
  };
}
