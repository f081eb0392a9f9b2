import { expect, test } from 'vitest';
import type { Finding } from '../../redirects/lint/types.ts';
import { report } from './report.ts';

const finding = (file: string, line: number, check: string): Finding => ({
  check,
  problem: `/old/ (se) fails ${check} (on every storefront).`,
  remedy: 'Write something else.',
  at: { file, line },
});
const placeOf = ({ at }: Finding) => (at && 'line' in at ? `${at.file}:${at.line}` : '');

test('findings by file and line, and how many', () => {
  const findings = [
    finding('redirects/table/campaigns.ts', 12, 'dead-target'),
    finding('redirects/table/campaigns.ts', 7, 'chain'),
    finding('content/en/pages/gift-guide.md', 30, 'internal-link-to-source'),
  ];
  expect(report(findings, placeOf)).toMatchInlineSnapshot(`
    "content/en/pages/gift-guide.md:30  internal-link-to-source  /old/ (se) fails internal-link-to-source (on every storefront).
        Write something else.
    redirects/table/campaigns.ts:7  chain  /old/ (se) fails chain (on every storefront).
        Write something else.
    redirects/table/campaigns.ts:12  dead-target  /old/ (se) fails dead-target (on every storefront).
        Write something else.

    3 findings."
  `);
});

test('one is one', () => {
  expect(report([finding('a.ts', 1, 'loop')], placeOf)).toMatch(/\n1 finding\.$/);
});
