import { expect, test, vi } from 'vitest';
import { hostOf, publishedFiles } from '../../hosts/testing/published-files.ts';
import { resolve } from '../../redirects/resolve.ts';
import { casesOf, differences, spellingsOf } from './cases.ts';

/** A country with its own storefront, one that shares a storefront, one that no rule contains, and unknown. */
const countries = ['kr', 'at', 'zz', null] as const;

type Answer = (url: string, country: string | null) => Promise<string | null | undefined>;
type GetFile = ReturnType<typeof hostOf>;

/** The hosts in front of a build's files, each started as on its platform. */
const hosts: readonly (readonly [name: string, start: (getFile: GetFile) => Promise<Answer>])[] = [
  [
    'the Cloudflare Worker',
    async (getFile) => {
      const { default: worker } = await import('../../hosts/cloudflare/worker.ts');
      return async (url, country) => {
        const cf = country === null ? {} : { country: country.toUpperCase() };
        const answer = await worker.fetch(Object.assign(new Request(url), { cf }), {
          ASSETS: { fetch: getFile },
        });
        return answer.headers.get('location');
      };
    },
  ],
  [
    'the edge function',
    async (getFile) => {
      vi.stubGlobal('fetch', getFile);
      const { default: answer } = await import('../../hosts/netlify/edge-functions/redirects.ts');
      return async (url, code) => {
        const geo = code === null ? {} : { country: { code: code.toUpperCase() } };
        return (await answer(new Request(url), { geo, next: () => getFile(new Request(url)) }))?.headers.get(
          'location',
        );
      };
    },
  ],
];

// One storefront uses trailing slashes, the other does not.
const started = (['us', 'jp'] as const).flatMap((store) => hosts.map((host) => [store, ...host] as const));

test.each(started)(
  'product 7.1: on %s %s redirects to those targets by what the build publishes, in every spelling and with a click id',
  async (store, name, start) => {
    const cases = casesOf(store);
    vi.resetModules();
    const answer = await start(hostOf(await publishedFiles(cases.rules, cases.index.trailingSlash)));
    const every = differences(cases, countries);
    const compare = async (path: string, query: string, country: string | null, target: string | null) => {
      const asked = query === '' ? path : `${path}?${query}`;
      const given = (await answer(`https://shop.example${asked}`, country)) ?? null;
      every.compare(`${asked} from ${country ?? 'nowhere'}`, given, target ?? '');
    };
    for (const source of cases.asked) {
      for (const country of countries) {
        const target = cases.targetOf(source, country);
        for (const { path, query, isLowerCase } of spellingsOf(source))
          await compare(path, isLowerCase ? query : query.toUpperCase(), country, target);
        const [{ path, query } = { path: '', query: '' }] = spellingsOf(source);
        const clicked = query === '' ? 'gclid=1' : `${query}&gclid=1`;
        const kept = resolve(cases.index, { path, query: clicked, country })?.target ?? null;
        await compare(path, clicked, country, kept);
      }
    }
    vi.unstubAllGlobals();
    every.say(`answers of ${name}`);
    expect(every.found.slice(0, 20)).toEqual([]);
  },
  600_000,
);
