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

describe.each([
  [
    'builds',
    'COMMERCETOOLS_BUILD_CLIENT',
    // commercetools has one scope for products, their reviews, and their stock.
    ['product-projections', 'categories', 'reviews', 'inventory'],
    ['carts', 'in-store/key=us/carts', 'orders', 'payments', 'custom-objects/payment-events', ''],
  ],
  [
    'the shop API',
    'COMMERCETOOLS_CLIENT',
    ['carts', 'orders', 'payments', 'inventory', 'shipping-methods', 'custom-objects/payment-events'],
    ['', 'stores'],
  ],
] as const)('the API client of %s', (_, prefix, allowed, forbidden) => {
  it.each(allowed)('may read /%s', async (path) => {
    expect(await statusOf(prefix, 'GET', path)).toBe(200);
  });

  it.each(forbidden)('may not read /%s', async (path) => {
    expect(await statusOf(prefix, 'GET', path)).toBe(403);
  });
});

it.each([
  ['COMMERCETOOLS_BUILD_CLIENT', 403],
  ['COMMERCETOOLS_CLIENT', 201],
])('creating a cart with %s is answered %i', async (prefix, status) => {
  expect(await statusOf(prefix, 'POST', 'carts', '{"currency":"EUR"}')).toBe(status);
});
