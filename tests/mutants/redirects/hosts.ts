import type { MutantsOfFile } from '../types.ts';

/** The redirects on the edge and other hosts, and in the browser where there is no edge. */
export const hosts: readonly MutantsOfFile[] = [
  {
    file: 'hosts/redirect-response.ts',
    tests: ['hosts/redirect-response.test.ts'],
    mutants: [
      { find: 'status: 301,\n    headers: {\n', replace: 'status: 302,\n    headers: {\n' },
      { find: "method === 'GET' || method === 'HEAD'", replace: "method === 'GET'" },
      { find: 'retryAt = Date.now() + pause;', replace: '' },
      { find: '!published && Date.now() >= retryAt', replace: '!published && retryAt === 0' },
      { find: 'if (!answer.ok) throw', replace: 'if (answer.ok) throw' },
      { find: "depends ? 'private, no-store' : 'public, max-age=3600'", replace: "'public, max-age=3600'" },
      { find: "...(depends ? { Vary: 'X-Country, Cookie' } : {}),", replace: '' },
      { find: 'path: pathname, query: search', replace: "path: pathname, query: ''" },
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
    file: 'hosts/netlify/redirects-file.ts',
    tests: ['hosts/netlify/redirects-file.test.ts'],
    mutants: [
      { find: 'conditions ? [`Country=${conditions.country}`] : []', replace: '[]' },
      { find: "from.endsWith('/*') && to.startsWith('/:splat')", replace: 'false' },
      { find: "word(path).replaceAll(':', '%3A')", replace: 'word(path)' },
      { find: "'301', ...country", replace: "'302', ...country" },
    ],
  },
  {
    file: 'hosts/netlify/edge-functions/redirects.ts',
    tests: ['tests/redirects/netlify-edge.test.ts'],
    mutants: [
      { find: 'geo.country?.code ?? null', replace: "request.headers.get('x-country')" },
      { find: "    '/redirect-rules/*',\n", replace: '' },
    ],
  },
  {
    file: 'hosts/cloudflare/worker.ts',
    tests: ['hosts/cloudflare/worker.test.ts'],
    mutants: [
      { find: 'file.cf?.country ?? null', replace: 'null' },
      { find: 'ASSETS ? ASSETS.fetch(file) : fetch(file)', replace: 'fetch(file)' },
    ],
  },
  {
    file: 'tools/redirects/export.ts',
    tests: ['tools/redirects/redirects-json.test.ts'],
    mutants: [
      {
        find: '...(rule.conditions ? { conditions: { country: rule.conditions.country } } : {}),',
        replace: '',
      },
    ],
  },
  {
    file: 'src/redirects/find-redirect.ts',
    tests: ['src/redirects/find-redirect.test.ts'],
    mutants: [
      { find: 'anywhere.dependsOnCountry', replace: 'true' },
      { find: 'anywhere.dependsOnCountry', replace: '!anywhere.dependsOnCountry' },
      { find: 'if (!response.ok) throw', replace: 'if (response.ok) throw' },
      { find: 'country: await countryOf()', replace: 'country: null' },
      { find: 'AbortSignal.timeout(timeout)', replace: 'AbortSignal.timeout(10 * timeout)' },
    ],
  },
  {
    file: 'src/redirects/use-redirect.ts',
    tests: ['src/redirects/visitor-country.test.ts'],
    mutants: [{ find: 'needsLocation(signs) ? await countrySeen() : null', replace: 'await countrySeen()' }],
  },
  {
    file: 'redirects/visitor-country.ts',
    tests: ['redirects/visitor-country.test.ts'],
    mutants: [
      { find: 'cookie: chosen,', replace: '' },
      { find: 'query: new URLSearchParams(query).get(countryName),', replace: '' },
      { find: 'geo: seen,', replace: '' },
      { find: "source === 'default' ? null : country", replace: 'country' },
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
