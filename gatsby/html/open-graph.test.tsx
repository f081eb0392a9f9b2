import { describe, expect, test } from 'vitest';
import { brand } from '../../brands/build.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import type { Language, Store } from '../../stores/types.ts';
import type { PageKey } from '../../stores/urls.ts';
import { pageContextMaker } from '../page-context.ts';
import { openGraph, openGraphWords } from './open-graph.tsx';

const pageOf = (
  store: Store,
  language: Language,
  pageKey: PageKey,
  sharePicture: string | null = '/share/1.jpg',
) => ({
  ...pageContextMaker({ store, stores: [store], builtPages: { [store.id]: new Set([pageKey]) } })(
    pageKey,
    language,
  ),
  sharePicture,
});

const tags = (elements: ReturnType<typeof openGraph>) =>
  elements.map(({ props }) => [props.property ?? props.name, props.content]);

describe('product 2.3.313: a shared link shows', () => {
  test.each<[keyof typeof stores, Language, string]>([
    ['us', 'en', 'en_US'],
    ['eu', 'de', 'de_AT'],
    ['eu', 'en', 'en_PL'],
    ['no', 'nb', 'nb_NO'],
    ['se', 'en', 'en_SE'],
    ['hk', 'zh-Hant', 'zh_TW'],
  ])('a page of %s in %s as %s', (id, language, locale) => {
    const shown = tags(openGraph(pageOf(stores[id], language, 'home'), stores[id]));
    expect(shown).toContainEqual(['og:locale', locale]);
    expect(shown).toContainEqual(['og:type', 'website']);
  });

  test('no picture where there is none', () => {
    const shown = tags(openGraph(pageOf(stores.us, 'en', 'content/returns', null), stores.us));
    expect(shown).toContainEqual(['twitter:card', 'summary']);
    expect(shown).toContainEqual(['og:type', 'article']);
    expect(shown.some(([name]) => name === 'og:image')).toBe(false);
  });

  test('the page’s own title and description, without the brand', () => {
    const head = [
      <title key="title">{`Shell jacket | ${brand.name}`}</title>,
      <meta key="description" name="description" content="Keeps the rain out." />,
      ...openGraph(pageOf(stores.us, 'en', 'product/shell-jacket'), stores.us),
    ];
    expect(tags(openGraphWords(head))).toEqual([
      ['og:title', 'Shell jacket'],
      ['og:description', 'Keeps the rain out.'],
      ['og:image:alt', 'Shell jacket'],
    ]);
  });

  test('nothing of a page without an address', () => {
    const message = { ...pageOf(stores.us, 'en', 'not-found'), storeIds: [] };
    expect(openGraph(message, stores.us)).toEqual([]);
    expect(openGraphWords([<title key="title">Not found</title>])).toEqual([]);
  });
});
