// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { replaceQueryParameter, useQueryParameter, useSearch } from './query.ts';

beforeEach(() => window.history.replaceState(null, '', '/category/?sort=newest&page=2#top'));

test('adds no entry to the history and keeps the router’s state there', () => {
  window.history.replaceState({ key: 'router' }, '');
  const { length } = window.history;
  replaceQueryParameter('sort', 'rating');
  expect(window.history.length).toBe(length);
  expect(window.history.state).toEqual({ key: 'router' });
});

/** What a component shows, from the server's rendering to the last one in the browser. */
function renderingsOf(useShown: () => string | null): (string | null)[] {
  const renderings: (string | null)[] = [];
  const Probe = () => {
    const shown = useShown();
    renderings.push(shown);
    return shown;
  };
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Probe />);
  act(() => void hydrateRoot(container, <Probe />));
  return renderings;
}

test.each([
  ['the query', useSearch, '', '?sort=newest&page=2'],
  ['a parameter', () => useQueryParameter('sort'), null, 'newest'],
] as const)('%s is rendered again only if the address has it', (_what, useShown, none, known) => {
  expect(renderingsOf(useShown)).toEqual([none, none, known]);
  window.history.replaceState(null, '', '/category/');
  expect(renderingsOf(useShown)).toEqual([none, none]);
});
