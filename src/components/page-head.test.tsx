// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { type ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { brand } from '../../stores/brand.ts';
import { ca } from '../../stores/storefronts/ca.ts';
import { us } from '../../stores/storefronts/us.ts';
import type { PageContext } from '../navigation/page-context.tsx';
import { homePageOf } from '../testing/render-in-shop.tsx';
import { PageHead } from './page-head.tsx';

vi.mock('../shop/current-store.ts', async () => ({
  currentStore: (await import('../../stores/storefronts/ca.ts')).ca,
}));

const inFrench: PageContext = homePageOf(ca, 'fr');

function renderHead(props: Partial<ComponentProps<typeof PageHead>> = {}) {
  render(<PageHead title="Porte-bébés" page={inFrench} {...props} />);
  const attributes = (selector: string, ...names: string[]) =>
    [...document.head.querySelectorAll(selector)].map((tag) =>
      names.map((name) => tag.getAttribute(name)).join(' '),
    );
  return {
    canonical: attributes('link[rel=canonical]', 'href'),
    robots: attributes('meta[name=robots]', 'content'),
    description: attributes('meta[name=description]', 'content'),
    languagePaths: attributes('meta[name=language-paths]', 'content').map(
      (one) => JSON.parse(one) as unknown,
    ),
  };
}

describe('title and description', () => {
  test.each([
    ['Porte-bébés', `Porte-bébés | ${brand.name}`],
    [
      'Lenzuolino con angoli per lettino da viaggio Light',
      'Lenzuolino con angoli per lettino da viaggio Light',
    ],
  ])('product 2.3.310: the page %s has the title %s', (title, shown) => {
    renderHead({ title });
    expect(document.title).toBe(shown);
  });

  test('the description is the page’s, and no page has an empty one', () => {
    expect(renderHead({ description: 'Tout près' }).description).toEqual(['Tout près']);
  });

  test.each([undefined, ''])('without a text (%j), there is no description', (description) => {
    expect(renderHead(description === undefined ? {} : { description }).description).toEqual([]);
  });
});

describe('a page that search engines may list', () => {
  test('has its address in its own language as the canonical one', () => {
    expect(renderHead()).toMatchObject({ canonical: [`${ca.origin}/fr/`], robots: [] });
  });
});

describe('a page that search engines should not list', () => {
  test('is marked, and has no canonical address', () => {
    expect(renderHead({ listed: false })).toMatchObject({
      canonical: [],
      robots: ['noindex'],
    });
  });

  test('still directs visitors to their language', () => {
    expect(renderHead({ listed: false }).languagePaths).toEqual([{ en: '/', fr: '/fr/' }]);
  });
});

describe('the paths of the page in other languages', () => {
  test('are available to the script that determines the visitor’s language', () => {
    expect(renderHead().languagePaths).toEqual([{ en: '/', fr: '/fr/' }]);
  });

  test('are absent in a storefront with one language', () => {
    expect(renderHead({ page: homePageOf(us) }).languagePaths).toEqual([]);
  });

  test('are absent on pages without an address of their own, such as the not-found page', () => {
    expect(renderHead({ page: { ...inFrench, storeIds: [] } }).languagePaths).toEqual([]);
  });
});
