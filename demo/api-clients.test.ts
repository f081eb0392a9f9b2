import { describe, expect, it } from 'vitest';
import { useDemo } from './testing/use-demo.ts';

const demo = useDemo();

/** Asks with the client whose settings have the prefix, and tells the status of the answer. */
async function statusOf(prefix: string, method: string, path: string, body?: string): Promise<number> {
  const { settings, tokenOf } = demo;
  const project = `${settings['COMMERCETOOLS_API_URL']}/${settings['COMMERCETOOLS_PROJECT_KEY']}`;
  const answer = await fetch(`${project}/${path}`, {
    method,
    headers: { Authorization: `Bearer ${await tokenOf(prefix)}` },
    ...(body !== undefined && { body }),
  });
  return answer.status;
}

const build = 'COMMERCETOOLS_BUILD_CLIENT';
const shopApi = 'COMMERCETOOLS_CLIENT';

describe('the API client of builds', () => {
  it.each([
    ['GET', 'product-projections?limit=1'],
    ['GET', 'categories?limit=1'],
    // commercetools has one scope for products, their reviews, and their stock.
    ['GET', 'reviews?limit=1'],
    ['GET', 'inventory?limit=1'],
  ])('reads the catalogue: %s %s', async (method, path, body?: string) => {
    expect(await statusOf(build, method, path, body)).toBe(200);
  });

  it.each([
    ['GET', 'carts'],
    ['GET', 'carts/any'],
    ['POST', 'carts', '{"currency":"EUR"}'],
    ['GET', 'in-store/key=us/carts'],
    ['GET', 'orders'],
    ['GET', 'orders/order-number=any'],
    ['POST', 'orders', '{}'],
    ['DELETE', 'orders/any?version=1'],
    ['GET', 'payments'],
    ['POST', 'payments', '{"amountPlanned":{"centAmount":1,"currencyCode":"EUR"}}'],
    ['GET', 'custom-objects/payment-events'],
    ['POST', 'custom-objects', '{"container":"a","key":"b","value":1}'],
    ['DELETE', 'custom-objects/a/b'],
    ['POST', 'inventory/any', '{}'],
    ['GET', 'shipping-methods'],
    ['GET', 'discount-codes'],
    ['POST', 'categories', '{}'],
    ['POST', 'reviews', '{"rating":1}'],
    ['GET', ''],
  ])('may not %s /%s', async (method, path, body?: string) => {
    expect(await statusOf(build, method, path, body)).toBe(403);
  });
});

describe('the API client of the shop API', () => {
  it.each([
    ['GET', 'carts'],
    ['POST', 'carts', '{"currency":"EUR"}'],
    ['GET', 'orders'],
    ['GET', 'payments'],
    ['GET', 'inventory'],
    ['GET', 'product-projections?limit=1'],
    ['GET', 'shipping-methods'],
    ['GET', 'custom-objects/payment-events'],
    ['POST', 'custom-objects', '{"container":"a","key":"b","value":1}'],
  ])('may %s /%s', async (method, path, body?: string) => {
    expect(await statusOf(shopApi, method, path, body)).toBeLessThan(300);
  });

  it.each([
    ['GET', ''],
    ['POST', '', '{}'],
    ['GET', 'stores'],
    ['POST', 'stores', '{}'],
  ])('may not %s /%s', async (method, path, body?: string) => {
    expect(await statusOf(shopApi, method, path, body)).toBe(403);
  });
});
