import { expect, test } from 'vitest';
import { stores, storefronts } from '../stores/testing/storefronts.ts';
import type { PageKey } from '../stores/urls.ts';
import { compile, withoutIdleRules } from './compile.ts';
import type { LegacyLinks } from './records.ts';

const site = { store: stores.de, stores: storefronts };
const generated = { isGenerated: true } as const;
const sourcesOf = (legacyLinks: LegacyLinks, built: readonly PageKey[]) =>
  withoutIdleRules(
    compile([{ file: 'table.ts', legacyLinks }], site),
    site,
    new Map([[stores.de.id, built]]),
  ).map(({ rule }) => rule.fromPath);

test('a storefront does without generated links to pages that it does not have', () => {
  const links: LegacyLinks = {
    '/english/shell/': { to: 'product/shell-jacket', ...generated },
    '/english/wool/': { to: 'product/wool-jacket', ...generated },
    '/written/wool/': { to: 'product/wool-jacket' },
    '/elsewhere/wool/': { to: 'product/wool-jacket', store: stores.us.id, ...generated },
  };
  expect(sourcesOf(links, ['product/shell-jacket'])).toEqual([
    '/english/shell/',
    '/written/wool/',
    '/elsewhere/wool/',
  ]);
});

test('a generated link never hides a page', () => {
  const links: LegacyLinks = {
    '/produkte/jackets/SHELL-JACKET': { to: 'category/jackets', ...generated },
    '/produkte/jackets/seite/*': { to: 'category/selected/shop', ...generated },
    '/auswahl/shop/seite/*': { to: 'category/selected/shop', ...generated },
  };
  const built: PageKey[] = [
    'product/shell-jacket',
    'category/jackets',
    'category/jackets#2',
    'category/selected/shop',
  ];
  expect(sourcesOf(links, built)).toEqual(['/auswahl/shop/seite/*']);
});
