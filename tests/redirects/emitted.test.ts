import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { CloudflareRequest, CloudflareWorker } from '../../hosts/cloudflare/cloudflare-entry.ts';
import { nginxMap } from '../../redirects/emit/nginx.ts';
import { comparable, follow } from '../../redirects/emit/testing/follow.ts';
import { nginxAnswers } from '../../redirects/emit/testing/nginx-interpreter.ts';
import { resolve } from '../../redirects/resolve.ts';
import { bundleWorker } from '../../hosts/cloudflare/bundle-worker.ts';
import { inEmptyFolder } from '../in-empty-folder.ts';
import { casesOf, differences, spellingsOf } from './cases.ts';

inEmptyFolder();

/** A country with a storefront, one that shares one, one that no rule names, and none. */
const countries = ['kr', 'at', 'zz', null] as const;

/** One storefront ends its addresses in a slash, the other one does not. */
const storefronts = [casesOf('us'), casesOf('jp')].map((cases) => [cases.store, cases] as const);

type Cases = (typeof storefronts)[number][1];
type Answer = (path: string, query: string, country: string | null) => Promise<string | null>;

/** Asks an emitted form about the sources of this run in every spelling. */
async function compareAll(cases: Cases, answer: Answer, adjusted: typeof asItIs, what: string) {
  const every = differences(cases, countries);
  for (const source of cases.asked) {
    for (const country of countries) {
      const target = adjusted(source, cases.targetOf(source, country)) ?? '';
      for (const { path, query, isLowerCase } of spellingsOf(source)) {
        const given = isLowerCase ? query : query.toUpperCase();
        const asked = `${path}?${given} from ${country ?? 'nowhere'}`;
        every.compare(asked, adjusted(source, await answer(path, given, country)), target);
      }
      const [{ path, query } = { path: '', query: '' }] = spellingsOf(source);
      const clicked = query === '' ? 'gclid=1' : `${query}&gclid=1`;
      every.compare(
        `${path}?${clicked} from ${country ?? 'nowhere'}`,
        adjusted(source, await answer(path, clicked, country)),
        adjusted(source, resolve(cases.index, { path, query: clicked, country })?.target ?? null) ?? '',
      );
    }
  }
  every.say(what);
  expect(every.found.slice(0, 20)).toEqual([]);
}

const asItIs = (_source: string, target: string | null): string | null => target;

test.each(storefronts)(
  'product 7.1: the emitted Worker of %s leads to those targets',
  async (_, cases) => {
    const file = join(process.cwd(), 'worker.mjs');
    writeFileSync(file, await bundleWorker(cases.rules, cases.index.trailingSlash));
    const { default: worker } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      default: CloudflareWorker;
    };
    const passed = { ASSETS: { fetch: () => Promise.resolve(new Response('passed')) } };
    const answer: Answer = async (path, query, country) => {
      const url = `https://shop.example${path}${query === '' ? '' : `?${query}`}`;
      const cf = country === null ? {} : { country: country.toUpperCase() };
      const request: CloudflareRequest = Object.assign(new Request(url), { cf });
      return (await worker.fetch(request, passed)).headers.get('location');
    };
    await compareAll(cases, answer, asItIs, 'answers of the emitted Worker');
  },
  600_000,
);

test.each(storefronts)(
  'product 7.1: the emitted nginx file of %s leads to those targets',
  async (_, cases) => {
    const nginx = nginxAnswers(nginxMap(cases.rules, cases.index.trailingSlash));
    const answer: Answer = (path, query, country) =>
      Promise.resolve(
        follow((at, args) => nginx({ path: at, args, country: country ?? '' }) || null, path, query),
      );
    await compareAll(cases, answer, withoutCapitals, 'answers of the emitted nginx file');
  },
  600_000,
);

/** What nginx puts for `:splat` keeps the visitor's capitals. */
const withoutCapitals = (source: string, target: string | null): string | null =>
  source.includes('*') ? (comparable(target)?.toLowerCase() ?? null) : comparable(target);
