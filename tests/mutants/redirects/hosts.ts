import type { MutantsOfFile } from '../types.ts';

/** What answers on the edge and other hosts, and in the browser of a host without one. */
export const hosts: readonly MutantsOfFile[] = [
  {
    file: 'hosts/redirect-response.ts',
    tests: ['hosts/redirect-response.test.ts'],
    mutants: [
      { find: 'status: 301', replace: 'status: 302' },
      { find: "method !== 'GET' && method !== 'HEAD'", replace: "method !== 'GET'" },
      { find: "depends ? 'private, no-store' : 'public, max-age=3600'", replace: "'public, max-age=3600'" },
      { find: "...(depends ? { Vary: 'X-Country' } : {}),", replace: '' },
      { find: 'query: search', replace: "query: ''" },
    ],
  },
  {
    file: 'gatsby/redirects/redirect-in-development.ts',
    tests: ['gatsby/redirects/redirect-in-development.test.ts'],
    mutants: [
      { find: "headers['x-country']?.toString() ?? visitorCountry", replace: 'visitorCountry' },
      { find: '    else next();\n', replace: '' },
    ],
  },
  {
    file: 'redirects/emit/netlify.ts',
    tests: ['redirects/emit/netlify.test.ts'],
    mutants: [
      { find: 'conditions ? [`Country=${conditions.country}`] : []', replace: '[]' },
      { find: "from.endsWith('/*') && to.startsWith('/:splat')", replace: 'false' },
      { find: "word(path).replaceAll(':', '%3A')", replace: 'word(path)' },
      { find: "'301', ...country", replace: "'302', ...country" },
    ],
  },
  {
    file: 'redirects/emit/order.ts',
    tests: ['redirects/emit/order.test.ts'],
    mutants: [
      { find: 'depthOf(other) - depthOf(one)', replace: 'depthOf(one) - depthOf(other)' },
      { find: '[...byCountry, fallback]', replace: '[fallback, ...byCountry]' },
    ],
  },
  {
    file: 'redirects/emit/json.ts',
    tests: ['redirects/emit/json.test.ts'],
    mutants: [
      {
        find: '...(rule.conditions ? { conditions: { country: rule.conditions.country } } : {}),',
        replace: '',
      },
    ],
  },
  {
    file: 'redirects/shards.ts',
    tests: ['redirects/shards.test.ts'],
    mutants: [
      { find: 'answered.has(everybody) || answered.has(country)', replace: 'answered.has(country)' },
      { find: 'target === toPath', replace: 'target !== toPath' },
      { find: "countries.split(' ')", replace: '[countries]' },
      { find: '% count;', replace: '% (count + 1);' },
    ],
  },
  {
    file: 'redirects/source-filter.ts',
    tests: ['redirects/source-filter.test.ts'],
    mutants: [
      { find: 'if (key === null) return [];', replace: "if (key === null) return [''];" },
      { find: ').every(\n', replace: ').some(\n' },
      { find: '`${key.slice(0, end)}/*`', replace: '`${key.slice(0, end)}`' },
      { find: '(bytes[position >> 3] ?? 0) | (1', replace: '(bytes[position >> 3] ?? 0) & (1' },
    ],
  },
  {
    file: 'src/redirects/find-redirect.ts',
    tests: ['src/redirects/find-redirect.test.ts'],
    mutants: [
      { find: 'country === undefined && ask(null).dependsOnCountry', replace: 'country === undefined' },
      { find: 'ask(null).dependsOnCountry', replace: '!ask(null).dependsOnCountry' },
      { find: 'if (!response.ok) throw', replace: 'if (response.ok) throw' },
      {
        find: 'if (pieces.length === 0) return redirect?.target ?? null;',
        replace: 'return redirect?.target ?? null;',
      },
      { find: 'ask(country ?? null)', replace: 'ask(null)' },
      { find: 'AbortSignal.timeout(patience)', replace: 'AbortSignal.timeout(10 * patience)' },
    ],
  },
  {
    file: 'src/redirects/visitor-country.ts',
    tests: ['src/redirects/visitor-country.test.ts'],
    mutants: [
      { find: '?.trim().toLowerCase()', replace: '' },
      { find: 'conditionCountries.some((country) => country === code)', replace: 'code !== undefined' },
    ],
  },
  {
    file: 'src/redirects/use-redirect.ts',
    tests: ['src/redirects/use-redirect.test.tsx'],
    mutants: [
      { find: 'if (!isCurrent) return;', replace: '' },
      { find: "target.includes('#') ? target : target + hash", replace: 'target' },
    ],
  },
];
