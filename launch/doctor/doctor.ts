import { Resolver } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { brand } from '../../brands/build.ts';
import { administratorEnvironment } from '../../local/environment.ts';
import { runCommand } from '../../scripts/command.ts';
import { readOptions, type Settings } from '../../scripts/options.ts';
import { printLine } from '../../scripts/print.ts';
import { settingsFor } from '../../scripts/start/environment.ts';
import { accountSettings, withAccounts } from '../../settings/accounts.ts';
import { storeById, storesAt } from '../../stores/storefront.ts';
import { allChecks } from './all-checks.ts';
import { type Line, type Result, runChecks } from './check.ts';

/**
 * `npm run doctor -- --store us` (or `--all`): asks every service whether a storefront can sell, and says what to do. With
 * `--deployed URL`, which may contain `{store}`, it asks the deployed site, too; `--dkim NAME` is the mail provider's
 * selector, and `--json` prints for programs. Ends with 1 if there is a fault.
 */
async function doctor(): Promise<void> {
  const { values } = parseArgs({
    options: {
      store: { type: 'string' },
      all: { type: 'boolean', default: false },
      deployed: { type: 'string' },
      dkim: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const { deployed, json } = values;
  const options = readOptions(values.store === undefined ? [] : ['--store', values.store], process.env);
  if (deployed !== undefined && !/^https?:\/\/[^/]+\/?$/.test(deployed))
    throw new Error(`--deployed ${deployed} is no origin: write e.g. https://{store}.shop.example`);
  if (values.all && deployed !== undefined && !deployed.includes('{store}') && brand.storefronts.length > 1)
    throw new Error(
      'With --all, write {store} in the address of --deployed, e.g. https://{store}.shop.example',
    );
  const { sandboxed, settings } = settingsFor(options, process.env);
  const env: Settings = sandboxed
    ? { ...settings, ...administratorEnvironment(options.sandboxPort) }
    : process.env;
  const accounts = z.object(accountSettings).safeParse(env);
  const siblings = storesAt(brand.storefronts, env['STOREFRONT_ORIGINS']).map((store) =>
    // What is wrong with them is a line of the settings.
    accounts.success ? withAccounts(store, accounts.data) : store,
  );
  const stores = values.all ? siblings : [storeById(options.store, siblings)];
  if (sandboxed && !json)
    printLine(
      'No setting of a real service: this looks at the sandboxes of `npm start`, which has to run in another terminal. docs/settings.md lists the settings of your accounts.\n',
    );
  const lines = await runChecks(
    allChecks({
      env,
      stores,
      siblings,
      siteOf: ({ id }) => deployed?.replace('{store}', id).replace(/\/$/, '') ?? null,
      dns: new Resolver({ timeout: 5_000, tries: 2 }),
      dkimSelector: values.dkim ?? null,
    }),
    env,
  );
  printLine(json ? JSON.stringify(lines, null, 2) : inWords(lines));
  if (lines.some(({ result }) => result === 'fault')) process.exitCode = 1;
}

/** One line per check, and how many there are of each kind. */
function inWords(lines: readonly Line[]): string {
  const width = Math.max(...lines.map(({ name }) => name.length));
  const count = (wanted: Result) => lines.filter(({ result }) => result === wanted).length;
  return [
    ...lines.map(({ name, result, text }) => `${result.padEnd(8)} ${name.padEnd(width)}  ${text}`),
    `\n${count('fault')} faults, ${count('warning')} warnings, ${count('ok')} ok, ${count('skipped')} skipped`,
  ].join('\n');
}

runCommand(doctor);
