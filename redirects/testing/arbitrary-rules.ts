import fc from 'fast-check';
import { redirectRule, type RedirectRule } from '../types.ts';

const word = fc.constantFrom('a', 'b', 'c-d', 'e.f', "g'h", 'i(j)');
const folder = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `/${words.join('/')}/`);
const prefix = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => `/${words.join('/')}/*`);
const query = fc.constantFrom('', '', '?country=fi', '?country=se', '?country=fi&lang=en');
const target = fc.constantFrom(
  '/target/',
  '/target/?sku=1',
  'https://other.example/',
  'https://other.example/x/?utm_source=folder&utm_campaign=y',
);
const countries = fc.subarray(['se', 'jp', 'us']);

const source = fc.tuple(fc.oneof(folder, prefix), query).map(([path, parameters]) => path + parameters);

/** Tables in which no target is a source; some sources have no fallback. */
export const arbitraryRules: fc.Arbitrary<readonly RedirectRule[]> = fc
  .array(
    fc.record({
      source,
      countries,
      targets: fc.array(target, { minLength: 4, maxLength: 4 }),
      hasFallback: fc.boolean(),
    }),
    {
      maxLength: 8,
    },
  )
  .map((links) =>
    links.flatMap(({ source: from, countries: named, targets, hasFallback }) => {
      const [first = '/target/', ...others] = targets;
      return [
        ...named.map((country, at) => redirectRule(from, others[at] ?? first, country)),
        ...(hasFallback ? [redirectRule(from, first)] : []),
      ];
    }),
  );
