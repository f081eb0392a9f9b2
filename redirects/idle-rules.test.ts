import { expect, test } from 'vitest';
import { stores } from '../brands/demo/storefronts/index.ts';
import type { PageKey } from '../stores/urls.ts';
import { compile } from './compile.ts';
import { withoutIdleRules } from './idle-rules.ts';
import type { LegacyLinks } from './records.ts';

const site = { store: stores.de, stores: Object.values(stores) };
const generated = { isGenerated: true } as const;
const sourcesOf = (legacyLinks: LegacyLinks, built: readonly PageKey[]) =>
  withoutIdleRules(compile([{ file: 'table.ts', legacyLinks }], site), site, new Map([['de', built]])).map(
    ({ rule }) => rule.fromPath,
  );

test('a storefront does without generated links to pages that it does not have', () => {
  const links: LegacyLinks = {
    '/english/bib/': { to: 'product/baby-bib', ...generated },
    '/english/chair/': { to: 'product/high-chair', ...generated },
    '/written/chair/': { to: 'product/high-chair' },
    '/elsewhere/chair/': { to: 'product/high-chair', store: 'us', ...generated },
  };
  expect(sourcesOf(links, ['product/baby-bib'])).toEqual([
    '/english/bib/',
    '/written/chair/',
    '/elsewhere/chair/',
  ]);
});

test('a generated link never hides a page', () => {
  const links: LegacyLinks = {
    '/produkte/kueche/BABYLAETZCHEN': { to: 'category/kitchen', ...generated },
    '/produkte/kueche/seite/*': { to: 'category/bathroom', ...generated },
    '/produkte/badezimmer/seite/*': { to: 'category/bathroom', ...generated },
  };
  const built: PageKey[] = [
    'product/baby-bib',
    'category/kitchen',
    'category/kitchen#2',
    'category/bathroom',
  ];
  expect(sourcesOf(links, built)).toEqual(['/produkte/badezimmer/seite/*']);
});
