import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { readPublishedAddresses, textOfBook } from './published-addresses.ts';

const book = { '/products/cup': { page: 'product/cup', language: 'en' } };
const directory = { '/storefronts.json': [200, '[{"storeId":"us"}]'] } as const;
const apiUrl = 'https://api.example';

type Answers = Readonly<Record<string, readonly [status: number, text: string]>>;
const isOf = (id: 'us' | 'de') => ({ '/addresses.json': [200, textOfBook(stores[id], book)] }) as const;
const says = (status: number, text: string): Answers => ({ ...directory, '/addresses.json': [status, text] });

/** What a build reads of a storefront with these answers; everything else is not found. */
async function read(answers: Answers | null, { isFirst = false, api = apiUrl } = {}) {
  const server = createServer(({ url = '' }, response) => {
    const [status, text] = answers?.[url] ?? [404, '<html>'];
    response.writeHead(status).end(text);
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  if (answers === null) server.close();
  const real = fetch;
  const toServer = (address: string) => real(address.replace(stores.us.origin, `http://127.0.0.1:${port}`));
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => toServer(address as string));
  try {
    return await readPublishedAddresses(stores.us, api, isFirst);
  } finally {
    vi.restoreAllMocks();
    server.close();
  }
}

test('a build begins with the addresses that the last one published, even if it is said to be the first', async () => {
  for (const isFirst of [false, true]) expect((await read(isOf('us'), { isFirst })).book).toEqual(book);
});

test.each([
  ['an earlier version', directory, {}, 'made by an earlier version'],
  ['a sandbox', isOf('us'), { api: 'http://localhost:8080' }, 'this is a sandbox'],
  ['nobody yet', null, { isFirst: true }, 'FIRST_BUILD=1'],
])('of %s it expects none, and says so', async (_, answers, options, reason) => {
  expect(await read(answers, options)).toEqual({ book: {}, said: expect.stringContaining(reason) as string });
});

test.each<[string, Answers | null, string]>([
  ['nobody answers', null, 'ECONNREFUSED'],
  ['another site answers', {}, 'it answers 404'],
  ['a password is asked for', says(401, ''), 'it answers 401'],
  ['something fails', says(500, 'oops'), 'it answers 500'],
  ['a page answers', says(200, '<!doctype html>'), 'no list of addresses (it begins "<!doctype html>")'],
  ['half of it arrives', says(200, textOfBook(stores.us, book).slice(0, -9)), 'no list of addresses'],
  ['an address is none', says(200, '{"store":"us","addresses":{"//evil":["product/a","en"]}}'), 'no list'],
  ['another storefront answers', isOf('de'), 'that of the storefront de'],
])('product 2.3.301: it stops if %s, because redirects would be lost', async (_, answers, reason) => {
  const problem = read(answers);
  await expect(problem).rejects.toThrow(reason);
  await expect(problem).rejects.toThrow('Build again when the storefront answers, or');
});
