import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { brand } from '../../brands/build.ts';
import { redirectResponse } from '../../hosts/redirect-response.ts';
import { compile } from '../../redirects/compile.ts';
import { resolve } from '../../redirects/resolve.ts';
import { indexSite } from '../../redirects/testing/index-site.ts';
import { countriesAskedFor } from '../../redirects/testing/requests-of.ts';
import { type Address, spellingsOf } from './spellings.ts';

// One of the storefronts with trailing slashes, and one of those without. The crawl follows every rule over HTTP.
const ofEachScheme = Map.groupBy(brand.storefronts, ({ urls }) => urls.trailingSlash).values();

test.each([...ofEachScheme].flatMap(([first]) => first ?? []))(
  'product 2.4.2, 2.4.4, 2.4.5, 2.4.11: every rule of $id has the same target in resolve and at the edge, for every country and spelling',
  (store) => {
    const site = { store, stores: brand.storefronts };
    const rules = compile(brand.redirects, site).map(({ rule }) => rule);
    const index = indexSite(brand.redirects, site);
    const countries = countriesAskedFor(rules);
    const differences: string[] = [];
    for (const source of new Set(rules.map(({ fromPath }) => fromPath))) {
      for (const country of countries) {
        const targetOf = (address: Address) => resolve(index, { ...address, country })?.target;
        const spellings = spellingsOf(source);
        const [target] = spellings.map(targetOf);
        for (const address of spellings) {
          const url = `https://shop.example${address.path}?${address.query}`;
          const answer = redirectResponse(index, { method: 'GET', url, headers: new Headers() }, country);
          const found = [targetOf(address), answer?.status, answer?.headers.get('location')];
          if (target === undefined || !isDeepStrictEqual(found, [target, 301, target]))
            differences.push(`${url} from ${country ?? 'nowhere'}: ${found.join(' ')} instead of ${target}`);
        }
      }
    }
    expect(differences.slice(0, 20)).toEqual([]);
  },
  60_000,
);
