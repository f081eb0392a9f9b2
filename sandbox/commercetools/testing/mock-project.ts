import type { ByProjectKeyRequestBuilder, Product, ProductProjection } from '@commercetools/platform-sdk';
import { CommercetoolsMock } from '@labdigital/commercetools-mock';
import { onTestFinished } from 'vitest';
import { without } from '../fields.ts';
import type { Storage } from '../storage.ts';
import { sdkFor } from './project.ts';
import { projectSeed } from './seed.ts';

/** A published product with both sides in which it is stored behind its projection. */
function productOf({
  id,
  version,
  key,
  createdAt,
  lastModifiedAt,
  productType,
  ...data
}: ProductProjection): Product {
  const { taxCategory, hasStagedChanges, ...shown } = without(data, 'published');
  const side = { ...shown, searchKeywords: {} };
  return {
    id,
    version,
    createdAt,
    lastModifiedAt,
    productType,
    ...(key !== undefined && { key }),
    ...(taxCategory && { taxCategory }),
    masterData: { published: true, hasStagedChanges: hasStagedChanges ?? false, current: side, staged: side },
  };
}

/** The public mock on a free port, with the same project as in `storage`. */
export async function startMock(storage: Storage): Promise<ByProjectKeyRequestBuilder> {
  const mock = new CommercetoolsMock({ silent: true, defaultProjectKey: projectSeed.credentials.projectKey });
  const project = mock.project();
  for (const resource of storage.all('product-type')) await project.unsafeAdd('product-type', resource);
  for (const resource of storage.all('tax-category')) await project.unsafeAdd('tax-category', resource);
  for (const resource of storage.all('zone')) await project.unsafeAdd('zone', resource);
  for (const resource of storage.all('shipping-method')) await project.unsafeAdd('shipping-method', resource);
  for (const resource of storage.all('type')) await project.unsafeAdd('type', resource);
  for (const resource of storage.all('discount-code')) await project.unsafeAdd('discount-code', resource);
  for (const resource of storage.all('cart-discount')) await project.unsafeAdd('cart-discount', resource);
  for (const resource of storage.all('category')) await project.unsafeAdd('category', resource);
  for (const resource of storage.all('channel')) await project.unsafeAdd('channel', resource);
  for (const resource of storage.all('state')) await project.unsafeAdd('state', resource);
  for (const resource of storage.all('store')) await project.unsafeAdd('store', resource);
  for (const resource of storage.all('inventory-entry')) await project.unsafeAdd('inventory-entry', resource);
  for (const resource of storage.all('product')) await project.unsafeAdd('product', productOf(resource));
  for (const resource of storage.all('review')) await project.unsafeAdd('review', resource);
  const url = await mock.app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await mock.app.close();
  });
  return sdkFor(url);
}
