import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from 'storefront-sandbox';
import { expect, it, onTestFinished } from 'vitest';
import { apiClient, projectSeed } from '../sandbox/commercetools/testing/seed.ts';
import { stores } from '../stores/testing/storefronts.ts';
import { cartOperations } from './carts.ts';
import { deliveryOperations } from './delivery.ts';
import { commercetoolsProject } from './client.ts';

/** The cart operations of a small project, whose methods do not ship everywhere. */
async function carts() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'carts-'));
  const sandbox = await startSandbox({ name: 'Test', commercetools: projectSeed }, { port: 0, dataFolder });
  onTestFinished(async () => {
    await sandbox.close();
    rmSync(dataFolder, { recursive: true });
  });
  const url = `${sandbox.url}/commercetools`;
  const { projectKey } = projectSeed.credentials;
  const project = commercetoolsProject({ ...apiClient, projectKey, authUrl: url, apiUrl: url });
  const settings = { store: stores.de, language: 'en' } as const;
  return { ...cartOperations(project, settings), ...deliveryOperations(project, settings) };
}

const address = { firstName: 'Ada', lastName: 'Berg', streetName: 'Allee 1', postalCode: '10115', city: 'X' };

it('removes a shipping method that does not ship to a new address, and its price from the total', async () => {
  const operations = await carts();
  const lineItems = [{ sku: 'BIB', quantity: 1 }];
  const { view } = await operations.createCart({
    anonymousId: 'ada',
    country: 'de',
    currency: 'EUR',
    lineItems,
  });
  const ship = (country: string) =>
    ({ action: 'setShippingAddress', address: { ...address, country } }) as const;
  const addressed = await operations.updateCart(view.id, view.version, [ship('de')]);
  const [method] = await operations.listShippingMethods(addressed.view);
  const chosen = await operations.updateCart(view.id, addressed.view.version, [
    { action: 'setShippingMethod', shippingMethodId: method?.id ?? '' },
  ]);
  expect(chosen.view.total.centAmount).toBe(1890 + (method?.price.centAmount ?? 0));
  const moved = await operations.updateCart(view.id, chosen.view.version, [ship('gb')]);
  expect(moved.view).toMatchObject({ shippingMethod: null, total: { centAmount: 1890 } });
  expect((await operations.getCart(view.id))?.view).toEqual(moved.view);
});
