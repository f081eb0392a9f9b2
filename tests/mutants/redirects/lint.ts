import type { MutantsOfFile } from '../types.ts';

/** The checks that stop a build with a wrong table. */
export const lint: readonly MutantsOfFile[] = [
  {
    file: 'redirects/lint/source-checks.ts',
    tests: ['redirects/lint/source-checks.test.ts'],
    mutants: [
      { find: 'source.length > longest', replace: 'source.length >= longest' },
      { find: 'queries.length > 1', replace: 'queries.length > 2' },
      { find: "path === '/*'", replace: 'false' },
      { find: "`${conditions?.country ?? ''} ${fromPath}`", replace: 'fromPath' },
      { find: 'spellings.some(', replace: 'spellings.every(' },
      { find: 'rules.some(', replace: 'rules.every(' },
      { find: 'before.has(everybody) && !before.has(country)', replace: '!before.has(country)' },
      { find: ' || known.has(country)) continue', replace: ') continue' },
    ],
  },
  {
    file: 'redirects/lint/target-checks.ts',
    tests: ['redirects/lint/target-checks.test.ts'],
    mutants: [
      { find: 'trail.isCircle || ', replace: '' },
      { find: 'trail.steps.at(-1)', replace: 'trail.steps.at(0)' },
      { find: 'address && !isOpen', replace: 'address && isOpen' },
      { find: ' || trail.steps.length > 0', replace: '' },
      { find: 'skus.includes(sku)', replace: 'true' },
      { find: '?.isPrefix === false', replace: '?.isPrefix === true' },
      { find: '/^https:\\/\\/[^/]/', replace: '/^https?:\\/\\/[^/]/' },
      { find: 'if (!trail.isCircle) continue;', replace: 'continue;' },
      { find: ' && (isPath(target) || target.startsWith(address.store.origin))', replace: '' },
    ],
  },
  {
    file: 'redirects/lint/survey.ts',
    tests: ['redirects/lint/source-checks.test.ts', 'redirects/lint/target-checks.test.ts'],
    mutants: [
      { find: 'parts.isPrefix ? examples : pathAt', replace: 'pathAt' },
      { find: 'reservedAt(parts.key) ??', replace: '' },
      { find: 'store === site.store) return target', replace: 'store !== site.store) return target' },
    ],
  },
  {
    file: 'redirects/lint/findings.ts',
    tests: ['redirects/lint/findings.test.ts'],
    mutants: [
      { find: 'perSite.length > 1 && ', replace: '' },
      { find: 'finding.remedy, finding.at]', replace: 'finding.at]' },
    ],
  },
];
