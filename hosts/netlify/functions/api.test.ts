import { beforeEach, describe, expect, test, vi } from 'vitest';
import { brand } from '../../../brands/api.ts';
import { localEnvironment } from '../../../local/environment.ts';

const preview = 'https://deploy-preview-7--us-shop.netlify.app';

/** The answer to a shopper who begins a cart, from pages at an origin. */
async function begins(context: string, servedAt: string, pagesAt = servedAt): Promise<number> {
  const { default: answer } = await import('./api.ts');
  const request = new Request(`${servedAt}/api/carts`, {
    method: 'POST',
    headers: { Origin: pagesAt, 'Content-Type': 'application/json' },
    body: '{}',
  });
  const { status } = await answer(request, { deploy: { context }, waitUntil: () => undefined });
  return status;
}

beforeEach(() => {
  vi.resetModules();
  for (const [name, value] of Object.entries({ ...localEnvironment(9), STORE: brand.storefronts[0].id }))
    vi.stubEnv(name, value);
  return () => vi.unstubAllEnvs();
});

describe('the shop API as a function', () => {
  test('of a preview takes writes from where it is served', async () => {
    expect(await begins('deploy-preview', preview)).toBe(400);
    const other = preview.replace('-7', '-8');
    expect(await begins('branch-deploy', other)).toBe(400);
    expect(await begins('deploy-preview', preview, 'https://elsewhere.netlify.app')).toBe(403);
  });

  test('in production takes them only from the storefront’s own origin', async () => {
    expect(await begins('production', preview)).toBe(403);
  });

  test('does not start in a preview whose account is live', async () => {
    vi.stubEnv('ADYEN_ENVIRONMENT', 'LIVE');
    await expect(begins('deploy-preview', preview)).rejects.toThrow(`SITE_ORIGIN is a preview, ${preview}`);
  });
});
