import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { outputOf } from '../../scripts/build/build-target.ts';
import { listen } from '../../hosts/node/local-server.ts';
import { staticFiles } from '../../hosts/node/static-files.ts';

/** A host of the us storefront on which a new build can be deployed while pages are open. */
export interface DeployableHost {
  readonly origin: string;
  /** Replaces the build with one whose files all have other names; those of the previous one are gone. */
  readonly deploy: () => void;
  readonly close: () => void;
}

const shop = `http://localhost:${process.env['PORT'] ?? '8000'}`;
const texts = /^(text|application)\/(html|json|javascript)/;

/**
 * Starts the host with the build A. The build B is A with other hashes: in the names of files, in what refers to them,
 * and in the build's own hash. The shop API and the pictures are those of the running shop.
 */
export async function deployableHost(): Promise<DeployableHost> {
  const root = outputOf({ store: 'us' });
  const files = staticFiles(root);
  const otherHashes = otherHashesOf(root);
  const host = new Hono();
  let deployed = false;
  for (const path of ['/api/*', '/.netlify/*'])
    host.all(path, ({ req }) => {
      const url = new URL(req.url);
      const request = new Request(shop + url.pathname + url.search, req.raw);
      // The shop API only answers its own pages.
      if (request.headers.has('origin')) request.headers.set('origin', shop);
      return fetch(request);
    });
  host.all('*', async ({ req, env }) => {
    if (!deployed) return files.fetch(req.raw, env);
    const url = new URL(req.url);
    const answer = await files.fetch(new Request(url.origin + otherHashes(url.pathname) + url.search), env);
    if (!texts.test(answer.headers.get('content-type') ?? '')) return answer;
    return new Response(otherHashes(await answer.text()), answer);
  });
  const server = await listen(host, 0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    deploy: () => (deployed = true),
    close: () => server.close(),
  };
}

/** Returns a function that replaces each hash of a build with another one; twice, it gives the same text again. */
function otherHashesOf(root: string): (text: string) => string {
  const names = readdirSync(root).flatMap((name) => /-([0-9a-f]{20})\.(?:js|css)$/.exec(name)?.[1] ?? []);
  const appData = z.object({ webpackCompilationHash: z.string() });
  const build = appData.parse(JSON.parse(readFileSync(join(root, 'page-data/app-data.json'), 'utf8')));
  const digits = '0123456789abcdef';
  const other = (hash: string) => Array.from(hash, (digit) => digits[15 - digits.indexOf(digit)]).join('');
  const hashes = [...names, build.webpackCompilationHash];
  const pattern = new RegExp([...hashes, ...hashes.map(other)].join('|'), 'g');
  return (text) => text.replaceAll(pattern, other);
}
