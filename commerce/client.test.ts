import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readCatalogue } from './catalogue.ts';
import { commercetoolsProject, whileBuilding } from './client.ts';

let service: Server | undefined;
afterEach(() => {
  service?.closeAllConnections();
  service?.close();
});

/**
 * A project without products, which answers each kind of resource with this status, or not at all, before it answers
 * with 200.
 */
async function projectThatFirstAnswers(status: number | 'nothing') {
  const asked: string[] = [];
  service = createServer(({ url = '' }, response) => {
    const path = url.split('?', 1)[0] ?? '';
    const ready = path.startsWith('/oauth') || asked.includes(path);
    asked.push(path);
    if (!ready && status === 'nothing') return;
    response.writeHead(ready ? 200 : Number(status), { 'content-type': 'application/json' });
    response.end(JSON.stringify({ access_token: 'token', expires_in: 60, results: [] }));
  });
  await new Promise<void>((done) => service?.listen(0, '127.0.0.1', done));
  const { port } = z.object({ port: z.int() }).parse(service.address());
  const url = `http://127.0.0.1:${port}`;
  const settings = { projectKey: 'p', clientId: 'id', clientSecret: 'secret', authUrl: url, apiUrl: url };
  return { settings, times: (path: string) => asked.filter((request) => request === path).length };
}

test.each([429, 503])('a build asks again after status %i', async (status) => {
  const { settings, times } = await projectThatFirstAnswers(status);
  const catalogue = await readCatalogue(commercetoolsProject(settings, whileBuilding));
  expect(catalogue).toEqual({ products: [], categories: [] });
  expect(times('/p/product-projections')).toBe(2);
});

test('a build asks again for what takes too long', async () => {
  const { settings, times } = await projectThatFirstAnswers('nothing');
  const catalogue = await readCatalogue(commercetoolsProject(settings, { ...whileBuilding, timeout: 3000 }));
  expect(catalogue).toEqual({ products: [], categories: [] });
  expect(times('/p/product-projections')).toBe(2);
});

test('a build does not ask again for what is refused', async () => {
  const { settings, times } = await projectThatFirstAnswers(403);
  await expect(readCatalogue(commercetoolsProject(settings, whileBuilding))).rejects.toThrow();
  expect(times('/p/product-projections')).toBe(1);
});

test('while a shopper waits, nothing is repeated', async () => {
  const { settings, times } = await projectThatFirstAnswers(503);
  await expect(readCatalogue(commercetoolsProject(settings))).rejects.toMatchObject({
    code: 'CommerceUnavailable',
  });
  expect(times('/p/product-projections')).toBe(1);
});
