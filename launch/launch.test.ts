import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Sandbox, type SandboxSeed, startSandbox } from 'storefront-sandbox';
import { expect, onTestFinished, test } from 'vitest';
import {
  card,
  home,
  homeAddress,
  orderOf,
  readyCart,
  sandboxedShop,
  sku,
} from '../api/testing/sandboxed-shop.ts';
import { currentOffersSchema } from '../contract/offers.ts';
import { administratorAccess } from '../local/credentials.ts';
import { administratorEnvironment, localEnvironment } from '../local/environment.ts';
import { searchIndexes } from '../local/search-indexes.ts';
import { seed } from '../local/seed.ts';
import { localSeed } from '../local/start-sandbox.ts';
import { allChecks } from './doctor/all-checks.ts';
import { runChecks } from './doctor/check.ts';
import { runSetup } from './setup/run.ts';

test('product 7.310: an empty project is set up, filled, found in order, and sells at the price of today', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'launch-'));
  const secrets = join(folder, 'secrets.env');
  const { commercetools, ...accounts } = localSeed();
  const klevu = await searchIndexes(commercetools, seed.klevu);

  /** The project as it was left, in which a merchant has entered something. */
  async function project(entered: Partial<SandboxSeed['commercetools']>) {
    const own = { ...entered, credentials: administratorAccess() };
    return startSandbox({ ...accounts, klevu, commercetools: own }, { port: 0, dataFolder: folder });
  }

  /** What doctor has to say besides that all is well. */
  async function toDo(env: Readonly<Record<string, string>>) {
    const unknownName = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));
    const dns = { resolveTxt: unknownName, resolve4: unknownName };
    const stores = [home];
    const examined = { env, stores, siblings: stores, siteOf: () => null, dkimSelector: null, dns };
    const lines = await runChecks(allChecks(examined), env);
    return lines.filter(({ result }) => result !== 'ok');
  }

  const environmentOf = ({ port, mailPort }: Sandbox) => ({
    ...localEnvironment(port, mailPort ?? 9),
    ...administratorEnvironment(port),
    ...(parseEnv(readFileSync(secrets, 'utf8')) as Record<string, string>),
    STORE: home.id,
  });

  const empty = await project({});
  const print = () => undefined;
  await runSetup(['--apply', '--secrets', secrets], administratorEnvironment(empty.port), print);
  const faults = (await toDo(environmentOf(empty))).filter(({ result }) => result === 'fault');
  // What is left is the merchant's: a catalogue.
  expect(new Set(faults.map(({ name }) => name.split('.').slice(0, 2).join('.')))).toEqual(
    new Set(['commercetools.prices', 'commercetools.tax']),
  );
  await empty.close();

  const { categories, products, inventory, reviews } = seed.commercetools;
  const filled = await project({
    ...(categories && { categories }),
    ...(products && { products }),
    ...(inventory && { inventory }),
    ...(reviews && { reviews }),
  });
  onTestFinished(async () => {
    await filled.close();
    rmSync(folder, { recursive: true });
  });
  const env = environmentOf(filled);
  expect((await toDo(env)).filter(({ result }) => result === 'fault')).toEqual([]);

  const shop = sandboxedShop(filled.url, env);
  const shopper = shop.browser(home.id);
  const paid = await shopper.pay(await readyCart(shopper), card());
  expect((await orderOf(shopper, paid)).cart.lineItems).toMatchObject([{ sku }]);

  await shop.setPrice(1234);
  const offers = await shopper.ask(
    currentOffersSchema,
    `/api/offers?country=${homeAddress.country}&sku=${sku}`,
  );
  expect(offers[sku]?.price?.centAmount).toBe(1234);
});
