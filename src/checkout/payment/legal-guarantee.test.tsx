// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stores } from '../../../stores/testing/storefronts.ts';
import type { Language } from '../../../stores/types.ts';
import { homePageOf, renderInShop } from '../../testing/render-in-shop.tsx';
import { LegalGuarantee } from './legal-guarantee.tsx';

const tables = vi.hoisted<{ officialNotices: Record<string, object> }>(() => ({ officialNotices: {} }));
vi.mock('../../../stores/legal-guarantee.ts', async (original) => ({
  ...(await original<object>()),
  ...tables,
}));
afterEach(() => {
  delete tables.officialNotices['de'];
});

const show = (id: keyof typeof stores, language: Language) =>
  renderInShop(<LegalGuarantee />, stores[id], homePageOf(stores[id], language));
const notice = () => within(screen.getByRole('region', { name: 'Legal guarantee of conformity' }));

test('product 3.75: whoever orders in the EU reads what the seller is liable for, and can open Your Europe', () => {
  show('de', 'de');
  expect(notice().getByText(/liable .* at least 2 years .* free of charge/)).toBeTruthy();
  const link = notice().getByRole('link', { name: /Your Europe/ });
  expect(link.getAttribute('href')).toBe('https://europa.eu/youreurope/garantien');
  expect(notice().queryByText(/Germany|Deutschland/)).toBeNull();
});

test.each([
  ['es', 'es', 'España: 3 años'],
  ['se', 'en', 'Sweden: 3 years'],
  ['nl', 'nl', 'Nederland: as long as such a product can be expected to last'],
] as const)('product 3.76: in %s (%s), it also says what the country’s law adds', (id, language, text) => {
  show(id, language);
  expect(notice().getByText(text)).toBeTruthy();
});

test.each(['us', 'gb', 'jp', 'ca'] as const)('product 3.75: there is none in %s', (id) => {
  const { container } = show(id, stores[id].languages[0]);
  expect(container.textContent).toBe('');
});

test('the official picture of the language is shown whole instead, with its words for those who do not see it', () => {
  tables.officialNotices['de'] = { src: '/legal-guarantee/de.svg', width: 595, height: 842 };
  show('de', 'de');
  const picture = notice().getByRole('img', { name: /liable .* at least 2 years/ });
  expect(picture.getAttribute('src')).toBe('/legal-guarantee/de.svg');
  expect(notice().getByRole('link', { name: /Your Europe/ })).toBeTruthy();
});
