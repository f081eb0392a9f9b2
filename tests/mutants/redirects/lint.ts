import type { MutantsOfFile } from '../types.ts';

const checks = 'redirects/lint/checks';

/** What stops a wrong table from being built. */
export const lint: readonly MutantsOfFile[] = [
  {
    file: `${checks}/bad-source.ts`,
    tests: [`${checks}/bad-source.test.ts`],
    mutants: [
      { find: 'source.length > longest', replace: 'source.length >= longest' },
      { find: 'queries.length > 1', replace: 'queries.length > 2' },
      { find: "path === '/*'", replace: 'false' },
    ],
  },
  {
    file: `${checks}/chain.ts`,
    tests: [`${checks}/chain.test.ts`],
    mutants: [
      { find: 'trail.isLoop || ', replace: '' },
      { find: 'stops.at(-1)', replace: 'stops.at(0)' },
    ],
  },
  {
    file: `${checks}/dead-target.ts`,
    tests: [`${checks}/dead-target.test.ts`],
    mutants: [
      { find: 'address && !isOpen', replace: 'address && isOpen' },
      { find: ' || trail.stops.length > 0', replace: '', tests: [`${checks}/chain.test.ts`] },
      { find: 'skus.includes(sku)', replace: 'true' },
      { find: '?.isPrefix === false', replace: '?.isPrefix === true' },
      { find: '/^https:\\/\\/[^/]/', replace: '/^https?:\\/\\/[^/]/' },
    ],
  },
  {
    file: `${checks}/duplicate.ts`,
    tests: [`${checks}/duplicate.test.ts`],
    mutants: [{ find: "`${conditions?.country ?? ''} ${fromPath}`", replace: 'fromPath' }],
  },
  {
    file: `${checks}/loop.ts`,
    tests: [`${checks}/loop.test.ts`],
    mutants: [{ find: 'if (!trail.isLoop) continue;', replace: 'continue;' }],
  },
  {
    file: `${checks}/missing-fallback.ts`,
    tests: [`${checks}/missing-fallback.test.ts`],
    mutants: [
      { find: 'spellings.some(', replace: 'spellings.every(' },
      { find: 'rules.some(', replace: 'rules.every(' },
    ],
  },
  {
    file: `${checks}/rule-after-fallback.ts`,
    tests: [`${checks}/rule-after-fallback.test.ts`],
    mutants: [{ find: 'before.has(everybody) && !before.has(country)', replace: '!before.has(country)' }],
  },
  {
    file: `${checks}/unknown-country.ts`,
    tests: [`${checks}/unknown-country.test.ts`],
    mutants: [{ find: ' || known.has(country)) continue', replace: ') continue' }],
  },
  {
    file: 'redirects/lint/hidden-pages.ts',
    tests: [`${checks}/page-shadowed.test.ts`],
    mutants: [
      { find: 'parts.isPrefix ? examples : pathAt', replace: 'pathAt' },
      { find: 'reservedAt(parts.key) ??', replace: '' },
    ],
  },
  {
    file: 'redirects/lint/trail.ts',
    tests: [`${checks}/loop.test.ts`, `${checks}/chain.test.ts`, `${checks}/internal-link-to-source.test.ts`],
    mutants: [
      { find: 'seen.has(stop) || ', replace: '' },
      { find: 'store === site.store) return path', replace: 'store !== site.store) return path' },
    ],
  },
  {
    file: 'redirects/lint/merge-findings.ts',
    tests: ['redirects/lint/merge-findings.test.ts'],
    mutants: [
      { find: 'perSite.length > 1 && ', replace: '' },
      { find: 'finding.remedy, finding.at]', replace: 'finding.at]' },
    ],
  },
];
