import { expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { mergeFindings } from './findings.ts';
import type { Finding } from './types.ts';

const finding = (name: string): Finding => ({
  check: 'chain',
  problem: `${name} leads to an address that redirects again.`,
  remedy: 'Write /b/ instead.',
  at: { file: 'redirects/table/campaigns.ts', link: name },
});
const problems = (...perSite: Parameters<typeof mergeFindings>) =>
  mergeFindings(...perSite).map(({ problem }) => problem);

test('what several storefronts have in common is reported once', () => {
  const merged = mergeFindings([
    { store: stores.us.id, findings: [finding('both'), finding('own')] },
    { store: stores.gb.id, findings: [finding('both')] },
    { store: stores.jp.id, findings: [] },
  ]);
  expect(merged).toEqual([
    { ...finding('both'), problem: 'both leads to an address that redirects again (on us, gb).' },
    { ...finding('own'), problem: 'own leads to an address that redirects again (on us).' },
  ]);
});

test('on every storefront', () => {
  const findings = [finding('all')];
  expect(
    problems([
      { store: stores.us.id, findings },
      { store: stores.gb.id, findings },
    ]),
  ).toEqual(['all leads to an address that redirects again (on every storefront).']);
});

test('one storefront does not mean every storefront', () => {
  expect(problems([{ store: stores.gb.id, findings: [finding('a')] }])).toEqual([
    'a leads to an address that redirects again (on gb).',
  ]);
});

test.each<[string, Partial<Finding>]>([
  ['remedy', { remedy: 'Write /c/ instead.' }],
  ['place', { at: { file: 'redirects/table/campaigns.ts', line: 3 } }],
])('findings with a different %s stay separate', (_, other) => {
  const merged = mergeFindings([
    { store: stores.us.id, findings: [finding('a')] },
    { store: stores.gb.id, findings: [{ ...finding('a'), ...other }] },
  ]);
  expect(merged).toHaveLength(2);
});
