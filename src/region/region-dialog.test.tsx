// @vitest-environment jsdom
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eu } from '../../stores/storefronts/eu.ts';
import { readEntry, removeEntry } from '../consent/guarded-storage.ts';
import { type Answers, fakeShopApi } from '../testing/fake-shop-api.ts';
import { stubModalDialog } from '../testing/modal-dialog.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { forgetAlternates } from './forget-alternates.ts';
import { RegionButton } from './region-button.tsx';
import { useRegion } from './region-context.tsx';
import { RegionDialog } from './region-dialog.tsx';
import { writeAlternates, directoryFixture } from './testing/directory.ts';

beforeAll(stubModalDialog);
beforeEach(() => {
  removeEntry('CT_CART_ID');
  removeEntry('country');
  removeEntry('gatsby-i18next-language');
  window.history.replaceState(null, '', '/');
  writeAlternates(alternates);
});
afterEach(() => {
  forgetAlternates();
  vi.unstubAllGlobals();
});

const page = { languagePaths: { en: '/bib/', de: '/de/laetzchen/' } };
const alternates = [
  { hreflang: 'en-HK', href: 'https://hk.example/bib/?ref=1#sizes' },
  { hreflang: 'zh-Hant-HK', href: 'https://hk.example/zh-hant/weidou/' },
];
function BothButtons() {
  const { choose } = useRegion();
  return (
    <>
      <RegionButton placement="header" />
      <RegionButton placement="footer" />
      <RegionDialog onChooseCountry={choose} />
    </>
  );
}
function renderSelector(answers: Answers = {}) {
  const api = fakeShopApi({
    'GET /visitor': { country: null },
    'GET /storefronts.json': directoryFixture,
    ...answers,
  });
  return { ...renderInShop(<BothButtons />, eu, page), ...api };
}
async function openSelector(answers: Answers = {}) {
  const rendered = renderSelector(answers);
  await rendered.user.click(opener());
  await screen.findByRole('searchbox', { name: 'Find your country' });
  return rendered;
}
const opener = (country = 'Ireland') =>
  screen.getByRole('button', { name: new RegExp(`^Country and language: ${country}, English`) });
const group = (name: string) => within(screen.getByRole('region', { name }));
const offered = () => screen.getAllByRole('listitem').map((item) => item.firstElementChild);
/** The address a click would open, without opening it: jsdom does not navigate. */
function followed(link: HTMLElement): string | null {
  const click = createEvent.click(link);
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent(link, click);
  return link.getAttribute('href');
}

test('header and footer show country and language, and open the selector', async () => {
  await openSelector();
  expect(screen.getByRole('dialog', { name: 'Country and language' })).toBeTruthy();
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('button', { name: 'Ireland · English' }).getAttribute('aria-haspopup')).toBe(
    'dialog',
  );
});

test('product 4.304: the own country is the first, and countries are grouped by continent, with their native names in their own languages', async () => {
  await openSelector();
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Language', 'Europe', 'Asia', 'North America']);
  const names = group('Europe')
    .getAllByRole('listitem')
    .map((item) => item.querySelector('span')?.textContent.trim());
  expect(names).toEqual(['Ireland Éire', 'Austria Österreich', 'Poland Polska', 'United Kingdom']);
  expect(screen.getByText('Polska').getAttribute('lang')).toBe('pl');
});

test('the current country is marked, and others of this storefront are selected with a click', async () => {
  const { user } = await openSelector();
  const current = screen.getByRole('button', { name: 'Ireland Éire', description: 'Ireland, selected' });
  expect(current.getAttribute('aria-current')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Poland Polska' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener('Poland').getAttribute('aria-expanded')).toBe('false');
  expect(readEntry('country')).toBe('pl');
});

test('a country of another storefront links to the same page there, otherwise to the home page', async () => {
  await openSelector();
  const description = 'United Kingdom, has its own store';
  const linkTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(screen.getByRole('link', { name: 'United Kingdom', description })).toBeTruthy();
  expect(linkTo(/United Kingdom/)).toBe('https://gb.example/?country=gb');
  expect(linkTo(/Hong Kong/)).toBe('https://hk.example/bib/?ref=1&country=hk#sizes');
  expect(linkTo(/South Korea/)).toBe('https://kr.example/en/?country=kr');
});

test('the search has the focus, and a single Escape closes the selector, whatever was typed', async () => {
  const { user } = await openSelector();
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await user.keyboard('land');
  expect(screen.getByRole('status').textContent).toBe('2 countries');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('typing narrows the list and announces how many are left', async () => {
  const { user } = await openSelector();
  expect(screen.getByRole('status').textContent).toBe('7 countries');
  await user.type(screen.getByRole('searchbox'), 'land');
  expect(screen.getByRole('status').textContent).toBe('2 countries');
  await user.type(screen.getByRole('searchbox'), 'ia');
  expect(screen.getByRole('status').textContent).toContain('any country called “landia”');
  expect(screen.queryByRole('region', { name: 'Europe' })).toBeNull();
});

test('Enter selects the only country found, and nothing if there are several', async () => {
  const { user } = await openSelector();
  await user.type(screen.getByRole('searchbox'), 'land{Enter}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'POL{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener('Poland')).toBeTruthy();
});

test('Tab moves from the search through the list', async () => {
  const { user } = await openSelector();
  await user.click(screen.getByRole('searchbox'));
  const languages = group('Language').getAllByRole('listitem').length;
  for (const element of offered().slice(languages)) {
    await user.tab();
    expect(document.activeElement).toBe(element);
  }
});

test('the languages of this storefront keep the query and are remembered', async () => {
  window.history.replaceState(null, '', '/bib/?color=red#sizes');
  await openSelector();
  const languages = group('Language');
  const description = 'English, selected';
  const english = languages.getByRole('link', { name: 'English', description });
  expect(english.getAttribute('aria-current')).toBe('true');
  const german = languages.getByRole('link', { name: 'Deutsch' });
  expect(german.getAttribute('lang')).toBe('de');
  expect(followed(german)).toBe('/de/laetzchen/?color=red#sizes');
  expect(readEntry('gatsby-i18next-language')).toBe('de');
});

test('product 9.4: a browser without web storage remembers the language in a cookie for 365 days', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const written = vi.spyOn(document, 'cookie', 'set');
  await openSelector();
  followed(group('Language').getByRole('link', { name: 'Deutsch' }));
  const [cookie = ''] = written.mock.calls
    .flat()
    .filter((text) => text.startsWith('gatsby-i18next-language='));
  expect(cookie).toContain('=de');
  const expires = Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '');
  expect((expires - Date.now()) / 86_400_000).toBeCloseTo(365, 1);
  vi.restoreAllMocks();
  removeEntry('gatsby-i18next-language');
});

test('a directory that cannot be fetched is reported, and can be retried', async () => {
  const { user, answers } = renderSelector({ 'GET /storefronts.json': new Response('', { status: 503 }) });
  await user.click(opener());
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t be loaded');
  answers['GET /storefronts.json'] = [{ country: 'Ireland' }];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  answers['GET /storefronts.json'] = directoryFixture;
  await user.click(opener());
  expect(await screen.findByRole('searchbox')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
