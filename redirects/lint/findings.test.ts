import { expect, test } from 'vitest';
import { mergeFindings } from './findings.ts';
import type { Finding } from './types.ts';

const finding = (name: string): Finding => ({
  check: 'chain',
  problem: `${name} leads to an address that redirects again.`,
  remedy: 'Write /b/ instead.',
  at: { file: 'brands/demo/redirects/campaigns.ts', link: name },
});
const problems = (...perSite: Parameters<typeof mergeFindings>) =>
  mergeFindings(...perSite).map(({ problem }) => problem);

test('what several storefronts have in common is reported once', () => {
  const merged = mergeFindings([
    { store: 'us', findings: [finding('both'), finding('own')] },
    { store: 'kr', findings: [finding('both')] },
    { store: 'jp', findings: [] },
  ]);
  expect(merged).toEqual([
    { ...finding('both'), problem: 'both leads to an address that redirects again (on us, kr).' },
    { ...finding('own'), problem: 'own leads to an address that redirects again (on us).' },
  ]);
});

test('on every storefront', () => {
  const findings = [finding('all')];
  expect(
    problems([
      { store: 'us', findings },
      { store: 'kr', findings },
    ]),
  ).toEqual(['all leads to an address that redirects again (on every storefront).']);
});

test('one storefront does not mean every storefront', () => {
  expect(problems([{ store: 'kr', findings: [finding('a')] }])).toEqual([
    'a leads to an address that redirects again (on kr).',
  ]);
});

test.each<[string, Partial<Finding>]>([
  ['remedy', { remedy: 'Write /c/ instead.' }],
  ['place', { at: { file: 'brands/demo/redirects/campaigns.ts', line: 3 } }],
])('findings with a different %s stay separate', (_, other) => {
  const merged = mergeFindings([
    { store: 'us', findings: [finding('a')] },
    { store: 'kr', findings: [{ ...finding('a'), ...other }] },
  ]);
  expect(merged).toHaveLength(2);
});
