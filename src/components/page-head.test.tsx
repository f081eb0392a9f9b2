// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { type ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { brand } from '../../brands/browser.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import type { PageContext } from '../navigation/page-context.tsx';
import { homePageOf } from '../testing/render-in-shop.tsx';
import { PageHead } from './page-head.tsx';

const { ca, us } = stores;

vi.mock('../shop/current-store.ts', async () => ({
  currentStore: (await import('../../stores/testing/storefronts.ts')).stores.ca,
}));

const inFrench: PageContext = homePageOf(ca, 'fr');

/** The paths of the page in other languages, for the script that determines the visitor’s language. */
function languagePathsOf(props: Partial<ComponentProps<typeof PageHead>>) {
  render(<PageHead title="Vestes" page={inFrench} {...props} />);
  return [...document.head.querySelectorAll('meta[name=language-paths]')].map(
    (tag) => JSON.parse(tag.getAttribute('content') ?? '') as unknown,
  );
}

test.each([
  ['Vestes', `Vestes | ${brand.name}`],
  [
    'Veste imperméable en laine mérinos pour les jours froids de fin d’hiver',
    'Veste imperméable en laine mérinos pour les jours froids de fin d’hiver',
  ],
])('product 2.3.310: the page %s has the title %s', (title, shown) => {
  render(<PageHead title={title} page={inFrench} />);
  expect(document.title).toBe(shown);
});

test.each<[string, Parameters<typeof languagePathsOf>[0], readonly object[]]>([
  [
    'also on a page that search engines should not list',
    { page: { ...inFrench, pageKey: 'cart' } },
    [{ en: '/', fr: '/fr/' }],
  ],
  ['not in a storefront with one language', { page: homePageOf(us) }, []],
  ['not on pages without an address of their own', { page: { ...inFrench, storeIds: [] } }, []],
])('a visitor is directed to their language: %s', (_, props, paths) => {
  expect(languagePathsOf(props)).toEqual(paths);
});
