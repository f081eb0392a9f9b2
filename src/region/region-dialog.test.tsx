// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import type { Store } from '../../stores/types.ts';
import { type Answers, fakeShopApi } from '../testing/fake-shop-api.ts';
import { stubModalDialog } from '../testing/modal-dialog.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { RegionButton } from './region-button.tsx';
import { useRegion } from './region-context.tsx';
import { RegionDialog } from './region-dialog.tsx';
import { directoryFixture } from './testing/directory.ts';

const eu: Store = { ...stores.eu, countries: [...stores.ie.countries, ...stores.eu.countries] };

beforeAll(stubModalDialog);

const page = { languagePaths: { en: '/bib/', de: '/de/laetzchen/' } };
function Selector() {
  const { choose } = useRegion();
  return (
    <>
      <RegionButton placement="header" />
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
  return { ...renderInShop(<Selector />, eu, page), ...api };
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

test('a directory that cannot be fetched is reported, and can be retried', async () => {
  const { user, answers } = renderSelector({ 'GET /storefronts.json': new Response('', { status: 503 }) });
  await user.click(opener());
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t be loaded');
  answers['GET /storefronts.json'] = new Response('<!doctype html>');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  answers['GET /storefronts.json'] = directoryFixture;
  await user.click(opener());
  expect(await screen.findByRole('searchbox')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
