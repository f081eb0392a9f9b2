// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import texts from '../../locales/en/translation.json' with { type: 'json' };
import { stores } from '../../stores/testing/storefronts.ts';
import { pageNamesPath } from '../navigation/nearest-pages.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { homePageOf, renderInShop } from '../testing/render-in-shop.tsx';
import NotFoundTemplate from './not-found.tsx';

const { us } = stores;

vi.mock('../shop/current-store.ts', async () => ({
  currentStore: (await import('../../stores/testing/storefronts.ts')).stores.us,
}));
vi.mock('../i18n/shared-data.ts', () => ({ sharedDataOf: () => ({ texts: { translation: texts } }) }));

const redirectRules = '/redirect-rules/0123456789ab.json';
const pageContext = { ...homePageOf(us), redirectRules };

test('without suggestions, whose pages cannot be fetched, it still has a search', async () => {
  const failure = new Response('', { status: 500 });
  const { requests } = fakeShopApi({
    [`GET ${redirectRules}`]: failure,
    [`GET ${pageNamesPath('en')}`]: failure,
  });
  vi.mocked(console.warn).mockImplementation(() => undefined);
  renderInShop(<NotFoundTemplate pageContext={pageContext} />);
  expect(await screen.findByRole('button', { name: texts.notFound.search })).toBeDefined();
  await waitFor(() =>
    expect(requests).toContainEqual({ method: 'GET', path: pageNamesPath('en'), body: undefined }),
  );
  expect(screen.queryByRole('navigation', { name: texts.notFound.nearest })).toBeNull();
});
