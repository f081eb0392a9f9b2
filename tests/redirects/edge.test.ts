import { expect, test } from 'vitest';
import { brand } from '../../brands/build.ts';
import { redirectResponse } from '../../hosts/redirect-response.ts';
import { resolve } from '../../redirects/resolve.ts';
import { casesOf, differences, spellingsOf } from './cases.ts';

// One of the storefronts with trailing slashes, and one of those without. The crawl follows every rule over HTTP.
const ofEachScheme = Map.groupBy(brand.storefronts, ({ urls }) => urls.trailingSlash).values();

test.each([...ofEachScheme].flatMap(([first]) => first ?? []))(
  'product 2.4.2, 2.4.4, 2.4.5, 2.4.11: every rule of $id has the same target in resolve and at the edge, for every country and spelling',
  (store) => {
    const cases = casesOf(store);
    const every = differences(cases);
    for (const source of cases.asked) {
      for (const country of cases.everyCountry) {
        const target = cases.targetOf(source, country);
        for (const { path, query } of spellingsOf(source)) {
          const asked = `${path}?${query} from ${country ?? 'nowhere'}`;
          every.compare(asked, resolve(cases.index, { path, query, country })?.target ?? null, target);
          const request = {
            method: 'GET',
            url: `https://shop.example${path}?${query}`,
            headers: new Headers(),
          };
          const answer = redirectResponse(cases.index, request, country);
          every.compare(asked, `${answer?.status} ${answer?.headers.get('location')}`, `301 ${target}`);
        }
      }
    }
    every.printCount('answers of resolve and at the edge');
    expect(every.found.slice(0, 20)).toEqual([]);
  },
  600_000,
);
