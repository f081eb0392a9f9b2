import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleTable } from '../../redirects/testing/sample-table.ts';
import { stores, storefronts } from '../../stores/testing/storefronts.ts';
import { redirectInDevelopment } from './redirect-in-development.ts';

const site = { store: stores.us, stores: storefronts };
let server: Server;

beforeEach(() => {
  const redirect = redirectInDevelopment(site, 'SE', sampleTable);
  server = createServer((asked, answer) => redirect(asked, answer, () => answer.end('a page'))).listen(0);
});
afterEach(() => server.close());

/** Where a path redirects to, or what is shown there. */
const ask = (path: string) =>
  new Promise<string>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, path }, (answer) => {
      const { statusCode, headers } = answer;
      let text = [statusCode, headers.location, headers['cache-control']].filter(Boolean).join(' ');
      answer.setEncoding('utf8').on('data', (part: string) => (text += ` ${part}`));
      answer.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });

test('a short link goes to the storefront of the visitor’s assumed country', async () => {
  expect(await ask('/redirects/questions')).toMatch(/^301 https:\/\/se\..* private, no-store$/);
});

test.each(['/', '//', '/cart/', '/nothing/', '//x/redirects/questions/', '/%', 'http://evil.example/'])(
  'every other request is passed on: %s',
  async (path) => expect(await ask(path)).toBe('200 a page'),
);
