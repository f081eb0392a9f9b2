import { parseArgs } from 'node:util';
import { brand } from '../brands/build.ts';
import { storeById } from '../stores/storefront.ts';
import type { StoreId } from '../stores/types.ts';

/** Settings as found in the environment of a process. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** The hosts that storefronts can be packed for. */
const hostNames = ['netlify', 'cloudflare', 'node'] as const;
export type HostName = (typeof hostNames)[number];

export interface Options {
  readonly store: StoreId;
  /** Whether to use every storefront. */
  readonly all: boolean;
  /** Whether texts should be in the pseudo-language. */
  readonly pseudo: boolean;
  /** Whether to run Gatsby's development server. */
  readonly develop: boolean;
  /** Whether to write the types of all queries, which a build finds out. */
  readonly types: boolean;
  /** The host to pack a storefront for; null if none is named. */
  readonly host: HostName | null;
  /** Where the shop is served. */
  readonly port: number;
  /** Where the sandboxes are served. */
  readonly sandboxPort: number;
  /** Where the sandbox takes e-mails. */
  readonly sandboxMailPort: number;
}

/**
 * `--store ID` (the brand's first storefront if neither says which), `--all`, `--pseudo`, `--develop`, `--types`, `--host NAME`, and the environment's STORE, PORT, SANDBOX_PORT, and SANDBOX_MAIL_PORT.
 * @throws Error with the invalid value and the allowed values.
 */
export function readOptions(args: readonly string[], env: Settings): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      store: { type: 'string', default: env['STORE'] ?? brand.storefronts[0].id },
      all: { type: 'boolean', default: false },
      pseudo: { type: 'boolean', default: false },
      develop: { type: 'boolean', default: false },
      types: { type: 'boolean', default: false },
      host: { type: 'string' },
    },
  });
  const options = {
    store: storeById(values.store, brand.storefronts).id,
    all: values.all,
    pseudo: values.pseudo,
    develop: values.develop,
    types: values.types,
    host: values.host === undefined ? null : hostOf(values.host),
    port: portOf('PORT', env['PORT'] ?? '8000'),
    sandboxPort: portOf('SANDBOX_PORT', env['SANDBOX_PORT'] ?? '8080'),
    sandboxMailPort: portOf('SANDBOX_MAIL_PORT', env['SANDBOX_MAIL_PORT'] ?? '2525'),
  };
  const ports = [options.port, options.sandboxPort, options.sandboxMailPort];
  if (new Set(ports).size < ports.length)
    throw new Error('PORT, SANDBOX_PORT, and SANDBOX_MAIL_PORT must differ.');
  return options;
}

function hostOf(value: string): HostName {
  const host = hostNames.find((name) => name === value);
  if (!host) throw new Error(`--host ${value} is unknown. Use one of ${hostNames.join(', ')}.`);
  return host;
}

function portOf(name: string, value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${name}=${value} is not a port. Use a number from 1 to 65535.`);
  }
  return port;
}
