// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import texts from '../../locales/en/translation.json' with { type: 'json' };
import { stores } from '../../stores/testing/storefronts.ts';
import { redirectScript } from './use-redirect.ts';
import { homePageOf } from '../testing/render-in-shop.tsx';
import { Head } from './not-found.tsx';

const { us } = stores;

vi.mock('../shop/current-store.ts', async () => ({
  currentStore: (await import('../../stores/testing/storefronts.ts')).stores.us,
}));
vi.mock('../i18n/shared-data.ts', () => ({ sharedDataOf: () => ({ texts: { translation: texts } }) }));

test('the head of the not-found page hides it before everything else, and search engines do not list it', () => {
  const pageContext = {
    ...homePageOf(us),
    pageKey: 'not-found' as const,
    redirectRules: '/redirect-rules/0123456789ab.json',
  };
  const head = renderToStaticMarkup(
    <Head
      location={{ pathname: '/404.html' }}
      params={{}}
      data={{}}
      serverData={{}}
      pageContext={pageContext}
    />,
  );
  expect(head).toContain(`<script>${redirectScript()}</script>`);
  expect(head).toMatch(
    /<link rel="preload" as="fetch" crossorigin="anonymous" href="\/redirect-rules\/0123456789ab.json"/i,
  );
  expect(head).toContain('noindex');
});
