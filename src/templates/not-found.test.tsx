// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import texts from '../../locales/en/translation.json' with { type: 'json' };
import { rulesFileOf } from '../../redirects/published-rules.ts';
import { redirectRule } from '../../redirects/types.ts';
import { us } from '../../stores/storefronts/us.ts';
import { pathOf } from '../../stores/urls.ts';
import { removeEntry } from '../consent/guarded-storage.ts';
import { pageNamesPath } from '../navigation/nearest-pages.ts';
import { redirectScript } from '../redirects/redirect-script.ts';
import { type Answers, fakeShopApi } from '../testing/fake-shop-api.ts';
import { navigate } from '../testing/gatsby.tsx';
import { homePageOf, InShop, renderInShop } from '../testing/render-in-shop.tsx';
import NotFoundTemplate, { Head } from './not-found.tsx';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));
vi.mock('../shop/current-store.ts', async () => ({
  currentStore: (await import('../../stores/storefronts/us.ts')).us,
}));
vi.mock('../i18n/frame.ts', () => ({ frameOf: () => ({ texts: { translation: texts } }) }));

const rules = [
  redirectRule('/manual/', 'https://files.example/manual.pdf'),
  redirectRule('/carriers/', '/products/baby-carriers/'),
  redirectRule('/redirects/gift-guide/', '/presenter/', 'se'),
  redirectRule('/redirects/gift-guide/', '/gifts/'),
  redirectRule('/find-a-store/?country=fi', '/stores/'),
];
const { address: redirectRules, text: rulesText } = await rulesFileOf(rules, 'always');
const rulesRequest = `GET ${redirectRules}`;
const published: unknown = JSON.parse(rulesText);
const pages = [
  { name: 'Baby Carrier Mini', path: '/products/baby-carriers/baby-carrier-mini/' },
  { name: 'Baby carriers', path: '/products/baby-carriers/' },
  { name: 'Returns', path: '/customer-service/returns/' },
];
const pagesRequest = `GET ${pageNamesPath('en')}`;
const page = <NotFoundTemplate pageContext={{ ...homePageOf(us), redirectRules }} />;
const title = () => screen.queryByRole('heading', { name: texts.notFound.title });

beforeEach(() => {
  removeEntry('country');
  navigate.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** Makes the shop respond and opens one of its addresses. */
function at(address: string, answers: Answers = {}) {
  window.history.replaceState(null, '', address);
  return fakeShopApi({ [rulesRequest]: published, [pagesRequest]: pages, ...answers });
}
/** A full load: the page as rendered on the server, which the shop's code then hydrates. */
function load(address: string, answers: Answers = {}) {
  at(address, answers);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<InShop>{page}</InShop>);
  return render(<InShop>{page}</InShop>, { container, hydrate: true });
}

describe('another site that answers with a download', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('location', { pathname: '/manual/', search: '', hash: '', replace: vi.fn() });
  });
  afterEach(() => void vi.useRealTimers());

  test('is offered as a link', async () => {
    fakeShopApi({ [rulesRequest]: published });
    renderInShop(page);
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(screen.getByRole('heading', { name: texts.notFound.movedTitle })).toBeDefined();
    const link = screen.getByRole('link', { name: texts.notFound.movedGo });
    expect(link.getAttribute('href')).toBe('https://files.example/manual.pdf');
  });
});

describe('an old or short address', () => {
  test('product 2.4.3: never shows the message after a navigation inside the shop', async () => {
    at('/carriers/');
    const { container } = renderInShop(page);
    expect(container.textContent).toBe('');
    expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
    await waitFor(() =>
      expect(navigate.mock.calls).toEqual([['/products/baby-carriers/', { replace: true }]]),
    );
  });

  test('product 2.4.3: is left after a full load, when the page is hydrated', async () => {
    load('/Carriers#sizes');
    expect(title()).toBeNull();
    await waitFor(() =>
      expect(navigate.mock.calls).toEqual([['/products/baby-carriers/#sizes', { replace: true }]]),
    );
  });

  test.each([
    ['/redirects/gift-guide/?country=se', '/presenter/?country=se'],
    ['/find-a-store/?country=fi', '/stores/'],
  ])('may include a country, which the shop removes from other addresses: %s', async (address, target) => {
    load(address);
    await waitFor(() => expect(navigate.mock.calls).toEqual([[target, { replace: true }]]));
  });
});

describe('a wrong address', () => {
  test('shows the message and the links to continue', async () => {
    at('/wrong/');
    const { user } = renderInShop(page);
    await waitFor(() => expect(title()).not.toBeNull());
    await user.click(screen.getByRole('link', { name: texts.notFound.shop }));
    expect(navigate.mock.calls).toEqual([[pathOf(us, 'en', 'category/selected/shop')]]);
    expect(screen.queryByRole('button', { name: texts.notFound.search })).not.toBeNull();
  });

  test.each(['/wrong/', '/find-a-store/'])('shows the message once no rule matches: %s', async (address) => {
    load(address);
    expect(title()).toBeNull();
    await waitFor(() => expect(title()).not.toBeNull());
    expect(navigate).not.toHaveBeenCalled();
  });

  test('shows the message if the rules cannot be fetched', async () => {
    const warn = vi.mocked(console.warn).mockImplementation(() => undefined);
    at('/carriers/', { [rulesRequest]: new Response('', { status: 500 }) });
    renderInShop(page);
    await waitFor(() => expect(title()).not.toBeNull());
    expect(warn).toHaveBeenCalledOnce();
  });
});

test('is rendered on the server with its message, for visitors without scripts', () => {
  at('/carriers/');
  const text = renderToStaticMarkup(<InShop>{page}</InShop>);
  expect(text).toContain(texts.notFound.title);
  expect(text).toContain(texts.notFound.text);
});

test('its head hides it before everything else, and search engines do not list it', () => {
  const pageContext = { ...homePageOf(us), redirectRules };
  const rendered = () =>
    renderToStaticMarkup(
      <Head
        location={{ pathname: '/404.html' }}
        params={{}}
        data={{}}
        serverData={{}}
        pageContext={pageContext}
      />,
    );
  expect(rendered()).not.toContain('<script>');
  vi.stubGlobal('window', undefined);
  const head = rendered();
  expect(head).toContain(`<script>${redirectScript()}</script>`);
  expect(head).toMatch(
    new RegExp(`<link rel="preload" as="fetch" crossorigin="anonymous" href="${redirectRules}"`, 'i'),
  );
  expect(head).toContain('noindex');
});

test('a missing page suggests the pages whose addresses are most similar', async () => {
  at('/products/baby-carrier-mni/');
  renderInShop(page);
  const nearest = await screen.findByRole('navigation', { name: texts.notFound.nearest });
  expect(within(nearest).getAllByRole('link')[0]?.textContent).toBe('Baby Carrier Mini');
});

test.each<[string, unknown]>([
  ['cannot be fetched', new Response('', { status: 500 })],
  ['cannot be read', [{ name: 'Returns' }]],
])('without suggestions, whose pages %s, it still has a search', async (_, answer) => {
  const { requests } = at('/products/baby-carrier-mni/', { [pagesRequest]: answer });
  renderInShop(page);
  expect(await screen.findByRole('button', { name: texts.notFound.search })).toBeDefined();
  await waitFor(() =>
    expect(requests).toContainEqual({ method: 'GET', path: pageNamesPath('en'), body: undefined }),
  );
  expect(screen.queryByRole('navigation', { name: texts.notFound.nearest })).toBeNull();
});
