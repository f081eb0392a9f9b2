import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { redirectResponse } from '../redirect-response.ts';
import type { CloudflareWorker } from './cloudflare-entry.ts';
import { asWritten, requestsOf, upperCase, withoutSlash } from '../../redirects/emit/testing/requests-of.ts';
import { sampleRules } from '../../redirects/emit/testing/sample-rules.ts';
import { resolve } from '../../redirects/resolve.ts';
import { indexRules } from '../../redirects/rule-index.ts';
import { inEmptyFolder } from '../../tests/in-empty-folder.ts';
import { bundleWorker } from './bundle-worker.ts';

inEmptyFolder();

const index = indexRules(sampleRules, 'always');

async function sampleWorker(): Promise<CloudflareWorker> {
  const path = join(process.cwd(), 'worker.mjs');
  writeFileSync(path, await bundleWorker(sampleRules, 'always'));
  const loaded = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as { default: CloudflareWorker };
  return loaded.default;
}

const requestOf = (path: string, query: string, country: string | null) =>
  Object.assign(
    new Request(`https://shop.example${path}?${query}`),
    country === null ? {} : { cf: { country } },
  );

test('the worker is one file', async () => {
  const source = await bundleWorker(sampleRules, 'always');
  expect(source).not.toMatch(/\bimport\b|\brequire\b/);
});

test('the worker begins with how to deploy it', async () => {
  const [head = ''] = (await bundleWorker([], 'always')).split(/^(?!\/\/)/m);
  expect(head).toMatch(/Written by .*emit cloudflare/);
  expect(head).toMatch(/module worker/);
  expect(head).toMatch(/ASSETS is optional/);
});

test('the worker answers as resolve and with the headers of the edge', async () => {
  const worker = await sampleWorker();
  for (const { path, query, country } of requestsOf(sampleRules, [asWritten, upperCase, withoutSlash])) {
    const request = requestOf(path, query, country?.toUpperCase() ?? null);
    const answer = await worker.fetch(request, {
      ASSETS: { fetch: () => Promise.resolve(new Response('page')) },
    });
    const target = resolve(index, { path, query, country })?.target ?? null;
    expect(answer.headers.get('location'), request.url).toBe(target);
    expect(answer.status).toBe(target === null ? 200 : 301);
    const edge = redirectResponse(index, request, country);
    if (edge) expect([...answer.headers]).toEqual([...edge.headers]);
  }
});

test('other requests go to the files when they are bound, else to the site', async () => {
  const worker = await sampleWorker();
  const bound = await worker.fetch(requestOf('/page/', '', 'SE'), {
    ASSETS: { fetch: () => Promise.resolve(new Response('file')) },
  });
  expect(await bound.text()).toBe('file');
  const site = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('site'));
  const unbound = await worker.fetch(requestOf('/page/', '', 'SE'), {});
  expect(await unbound.text()).toBe('site');
  expect(site).toHaveBeenCalledOnce();
});
