// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { cardOf, dollars } from '../catalogue/testing/products.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { FinderScreen } from './finder-screen.tsx';

const answersOf = (need: string) => [
  { key: need, text: `Needs ${need}`, needs: [need], prefers: [] },
  { key: 'other', text: 'Other', needs: ['nobody'], prefers: ['soft'] },
];
const questions = ['back', 'soft'].map((key) => ({ key, text: `How ${key}?`, answers: answersOf(key) }));
const traits = ['back', 'soft', 'nobody'].map((key) => ({
  key,
  has: `it is ${key}`,
  lacks: `it is not ${key}`,
  isCaveat: key === 'back',
}));
const candidates = [
  { traits: ['back', 'soft'], product: cardOf('Dear') },
  { traits: ['soft'], product: cardOf('Cheap', { price: dollars(1) }) },
];

const show = (search = '') => {
  window.history.replaceState(null, '', `/finder/${search}`);
  const finder = (
    <FinderScreen
      title="Which one?"
      description=""
      {...{ questions, traits, candidates }}
      list="finder/carriers"
    />
  );
  return renderInShop(finder, undefined, { sitePaths: { compare: '/compare/' } });
};
const results = () => within(screen.getByRole('region', { name: 'What fits' })).getAllByRole('listitem');
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

const screenIs = (size: 'wide' | 'narrow') =>
  vi.stubGlobal('matchMedia', () => ({ matches: size === 'wide' }));

beforeEach(() => {
  document.head.replaceChildren();
  screenIs('wide');
});

test('product 4.340, 4.345: an answer is in the address, what fits comes first with its reasons, and search engines leave it out', async () => {
  const { user } = show();
  expect(said()).toEqual(['2 to choose from']);
  expect(results().map(({ textContent }) => /Dear|Cheap/.exec(textContent)?.[0])).toEqual(['Cheap', 'Dear']);
  await user.click(within(screen.getByRole('group', { name: /How back/ })).getByLabelText('Needs back'));
  expect(window.location.search).toBe('?back=back');
  expect(said()).toEqual(['1 of 2 has everything you need. First: Dear.']);
  const [first, second] = results().map(({ textContent }) => textContent);
  expect(first).toMatch(/Dear.*Fits best.*Why it fits: it is back\.Nothing in your answers is against it\./);
  expect(second).toMatch(/Cheap.*What’s against it: it is not back\./);
  const comparison = screen.getByRole('link', { name: 'Compare 2 products' });
  expect(comparison.getAttribute('href')).toBe('/compare/?p=Dear.Cheap');
  expect(document.head.innerHTML).toContain('noindex');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(window.location.search).toBe('');
  expect(document.head.innerHTML).not.toContain('noindex');
});

test('product 4.342: an answer that does not exist is left out and said; if nothing fits, the nearest says what it lacks', () => {
  show('?back=gone&soft=other');
  expect(said()).toEqual([
    'The address has an answer that we don’t know. We left it out.',
    'None has everything you need. These come closest: First: Cheap.',
  ]);
  expect(results()[0]?.textContent).toMatch(
    /Comes closest.*it is soft\.What’s against it: it is not nobody and it is not back\./,
  );
});

test('product 4.346: on a phone, questions come one after the other, the browser’s Back leads back, and the focus follows', async () => {
  screenIs('narrow');
  const { user } = show('?utm_source=mail');
  const current = () => document.querySelector('[data-current=true] legend')?.textContent;
  await user.click(within(screen.getByRole('group', { name: /How back/ })).getByLabelText('Other'));
  expect(current()).toBe('Question 1 of 2How back?');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /How soft/ }));
  const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    window.history.back();
    await back;
  });
  expect(current()).toBe('Question 1 of 2How back?');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(within(screen.getByRole('group', { name: /How soft/ })).getByLabelText('Needs soft'));
  await user.click(screen.getByRole('button', { name: 'Show what fits' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What fits' }));
  expect([window.location.search, current()]).toEqual(['?utm_source=mail&back=other&soft=soft', undefined]);
  await user.click(screen.getByRole('button', { name: 'Change: How soft?' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /How soft/ }));
});
