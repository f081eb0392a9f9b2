// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeIntersections } from '../../testing/intersections.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { configureSearch } from '../service/search-configuration.ts';
import { indexOf, mockService } from '../service/testing/mocked-service.ts';
import { hitOf } from '../service/testing/search-answers.ts';
import { RelatedSearches } from './term-links.tsx';

let seen: ReturnType<typeof fakeIntersections>;
beforeEach(() => {
  seen = fakeIntersections();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 2000, 300, 400));
  configureSearch(indexOf());
});

/** The end of the results for a term, near the viewport; and how the service annotates that term. */
function renderEnd(term: string, annotations: object) {
  const { urls } = mockService([], { 'https://services.test/key-a/annotations': { annotations } });
  renderInShop(
    <main>
      <RelatedSearches term={term} hit={hitOf('mini', { name: 'Shell Jacket', category: 'Jackets' })} />
    </main>,
  );
  act(() => seen.see(screen.getByRole('main'), 0));
  return urls;
}

test('product 7.19: what the service understands of a term is offered as links to other searches', async () => {
  const urls = renderEnd('jack', {
    fullTerm: 'Jacket',
    subjects: ['rain jackets', 'jacket', 'jack', ' '],
  });
  const related = within(await screen.findByRole('region', { name: 'Related searches' }));
  expect(related.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['jacket', '/search/?q=jacket'],
    ['rain jackets', '/search/?q=rain+jackets'],
  ]);
  expect(new URL(urls.find((url) => url.includes('annotations')) ?? '').search).toBe(
    '?query=jack&title=Shell+Jacket&category=Jackets&languageCode=en',
  );
});

test('without annotations nothing is shown', async () => {
  const urls = renderEnd('mini', { fullTerm: 'mini', subjects: [] });
  await waitFor(() => expect(urls.some((url) => url.includes('annotations'))).toBe(true));
  await act(() => Promise.resolve());
  expect(screen.queryByRole('region')).toBeNull();
});
