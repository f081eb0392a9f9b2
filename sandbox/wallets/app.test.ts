import { describe, expect, test } from 'vitest';
import { wallets } from './app.ts';

const app = wallets();
const imported = /from '(\.[^']+)'/g;

/** The address of every module that the simulator consists of, by following its imports as a browser does. */
async function modules(): Promise<string[]> {
  const found = new Set(['/simulator.js']);
  for (const address of found) {
    const source = await (await app.request(address)).text();
    for (const [, path = ''] of source.matchAll(imported))
      found.add(new URL(path, `http://sandbox${address}`).pathname);
  }
  return [...found];
}

describe('the simulator', () => {
  test('consists of modules that any page may load', async () => {
    const addresses = await modules();
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of addresses) {
      const answer = await app.request(address);
      expect(answer.status, address).toBe(200);
      expect(answer.headers.get('content-type'), address).toMatch(/^text\/javascript/);
      expect(answer.headers.get('access-control-allow-origin'), address).toBe('*');
    }
  });

  test('product 7.220: touches neither cookies nor storage, and no address but the sandbox’s and those it replaces', async () => {
    for (const address of await modules()) {
      const source = await (await app.request(address)).text();
      const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
      expect(code, address).not.toMatch(/cookie|localStorage|sessionStorage|indexedDB|caches\b/i);
      const hosts = [...code.matchAll(/https:\/\/([a-z.-]+)/g)].map(([, host]) => host);
      const replaced = ['pay.google.com', 'applepay.cdn-apple.com', 'www.paypal.com'];
      expect(replaced, address).toEqual(expect.arrayContaining(hosts));
    }
  });

  test.each(['/app.ts', '/../app.ts', '/nothing.ts', '/google-pay/request-rules.test.ts'])(
    'has no %s',
    async (path) => {
      expect((await app.request(path)).status).toBe(404);
    },
  );
});
