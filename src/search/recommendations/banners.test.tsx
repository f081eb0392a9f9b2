// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportSearchEvent } from '../service/search-events.ts';
import { searchSettings } from '../service/search-client.ts';
import { SearchUnavailable } from '../service/search-port.ts';
import { fakeIntersections } from '../../testing/intersections.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { Banners } from './banners.tsx';

vi.mock('../service/search-client.ts', () => ({ searchSettings: vi.fn() }));
vi.mock('../service/search-events.ts', () => ({ reportSearchEvent: vi.fn() }));

const settings = vi.mocked(searchSettings);
const banner = {
  id: '1',
  name: 'Guide',
  imageUrl: '/guide.png',
  altText: 'Find your jacket',
  href: '/guide/',
};
const elsewhere = { ...banner, id: '2', altText: '', name: 'Sale', href: 'https://else.example/sale' };
const bannersFor = vi.fn(() => [banner, elsewhere]);

let seen: ReturnType<typeof fakeIntersections>;
let term = 'jacket';

beforeEach(() => {
  term += 's';
  seen = fakeIntersections();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = 1200;
      naturalHeight = 300;
      decode = () => (this.src === '/missing.png' ? Promise.reject(new Error('404')) : Promise.resolve());
    },
  );
  bannersFor.mockClear();
  settings.mockReset().mockResolvedValue({ popularTerms: [], redirectFor: () => null, bannersFor });
});

/** Banners above a list at the top of the viewport. */
function renderBanners(listIsBusy: boolean) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 400));
  const rendered = renderInShop(
    <main>
      <div>
        <Banners place="landingpage" term={term} />
        <div aria-busy={listIsBusy}>List</div>
      </div>
    </main>,
  );
  act(() => seen.see(screen.getByRole('main'), 0));
  return rendered;
}

test('product 1.8: banners are links with a picture in its own size', async () => {
  const { user } = renderBanners(true);
  const picture = await screen.findByRole('img', { name: 'Find your jacket' });
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1200', '300']);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/guide/', 'https://else.example/sale']);
  expect(screen.getByRole('img', { name: 'Sale' })).toBeTruthy();
  expect(bannersFor.mock.calls).toEqual([['landingpage', term]]);
  await user.click(picture);
  expect(vi.mocked(reportSearchEvent).mock.calls).toEqual([[{ name: 'banner-click', term, banner }]]);
  expect(window.location.pathname).toBe('/guide/');
});

test('banners never push down a list that is shown', async () => {
  renderBanners(false);
  await waitFor(() => expect(bannersFor).toHaveBeenCalledOnce());
  await act(() => Promise.resolve());
  expect(screen.queryByRole('img')).toBeNull();
});

test('a picture that is missing, and a service that is down, leave nothing', async () => {
  bannersFor.mockReturnValueOnce([{ ...banner, imageUrl: '/missing.png' }]);
  const { unmount } = renderBanners(true);
  await waitFor(() => expect(bannersFor).toHaveBeenCalledOnce());
  await act(() => Promise.resolve());
  expect(screen.queryByRole('listitem')).toBeNull();
  unmount();
  term += '!';
  settings.mockRejectedValue(new SearchUnavailable('down'));
  renderBanners(true);
  await waitFor(() => expect(settings).toHaveBeenCalledTimes(2));
  await act(() => Promise.resolve());
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getByText('List')).toBeTruthy();
});
