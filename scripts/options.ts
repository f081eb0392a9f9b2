import { parseArgs } from 'node:util';
import { brand } from '../brands/build.ts';
import { type HostName, hostNames } from '../hosts/host-limits.ts';
import { storeById } from '../stores/storefront.ts';

/** Settings as found in the environment of a process. */
export type Settings = Readonly<Record<string, string | undefined>>;

/**
 * `--store ID` (the brand's first storefront if neither says which), `--all` for every storefront, `--pseudo` for texts in the
 * pseudo-language, `--develop` for Gatsby's development server, `--types` to write the types of all queries, and the `--host`
 * to build or pack for (null if none is named); the environment's STORE, and PORT, SANDBOX_PORT, and SANDBOX_MAIL_PORT, where the shop
 * and the sandboxes are served and take e-mails.
 * @throws Error with the invalid value and the allowed values.
 */
export function readOptions(args: readonly string[], env: Settings) {
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

export type Options = Readonly<ReturnType<typeof readOptions>>;

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
