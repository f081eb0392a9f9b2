// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportSearchEvent } from '../service/search-events.ts';
import { recommendFromConsole } from '../service/klevu-console.ts';
import { recentClicks } from '../service/search-history.ts';
import { type Recommendation, SearchUnavailable } from '../service/search-port.ts';
import { hitOf } from '../service/testing/search-answers.ts';
import { fakeIntersections } from '../../testing/intersections.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { Recommendations } from './recommendations.tsx';

vi.mock('../service/klevu-console.ts', () => ({ recommendFromConsole: vi.fn() }));
vi.mock('../service/search-configuration.ts', () => ({ requiredIndex: () => ({}) }));
vi.mock('../service/search-events.ts', () => ({ reportSearchEvent: vi.fn() }));
vi.mock('../service/search-history.ts', () => ({ recentClicks: vi.fn(() => []), rememberClick: vi.fn() }));

const asked = vi.mocked(recommendFromConsole);
const reported = vi.mocked(reportSearchEvent);
const list = { id: 'key', logic: 'SIMILAR', name: 'Similar' };
const products = (...keys: string[]): Recommendation => ({
  kind: 'products',
  list: { ...list },
  title: 'You may also like',
  records: keys.map((key) => hitOf(key)),
});

let seen: ReturnType<typeof fakeIntersections>;
/** Where everything is, in pixels below the top of the viewport. */
let top: number;
let id = 0;

beforeEach(() => {
  id += 1;
  top = 2000;
  seen = fakeIntersections();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, top, 300, 400),
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.childElementCount > 0 ? 400 : 0;
  });
  asked.mockReset().mockResolvedValue(products('mini', 'one', 'move'));
  reported.mockReset();
});

const bib = { productKey: 'bib', sku: 'BIB-RED' };
const built = <section aria-label="Built">Built</section>;

/** A page with a place whose id is new in every test, and a footer. */
function renderPlace(place = <Recommendations id={`place-${id}`} variants={[bib]} />, before = <></>) {
  return renderInShop(
    <>
      <main>
        {before}
        {place}
      </main>
      <footer>Footer</footer>
    </>,
  );
}
const comeNear = () => act(() => seen.see(screen.getByRole('main'), 0));
const goAway = () => act(() => seen.leave(screen.getByRole('main')));
/** The row with this name, once it is watched. */
async function row(name = 'You may also like') {
  const found = await screen.findByRole('region', { name });
  await waitFor(() => expect(seen.isObserved(found)).toBe(true));
  return found;
}

test('product 1.9: asks only when the place comes near the viewport', async () => {
  renderPlace();
  expect(asked).not.toHaveBeenCalled();
  comeNear();
  const links = within(await row()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['The mini', '/products/mini/?sku=MINI-RED'],
    ['The one', '/products/one/?sku=ONE-RED'],
    ['The move', '/products/move/?sku=MOVE-RED'],
  ]);
  expect(asked.mock.calls).toMatchObject([[{}, { id: `place-${id}`, variants: [bib] }]]);
});

test('what failed is asked for again when the shopper comes back to its place, and what is there is not', async () => {
  asked.mockRejectedValueOnce(new SearchUnavailable('down'));
  renderPlace();
  comeNear();
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await act(() => Promise.resolve());
  goAway();
  comeNear();
  expect(await row()).toBeTruthy();
  goAway();
  comeNear();
  expect(await row()).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('what may appear does so at once, not after what is being rendered in the background', async () => {
  const { promise, resolve } = Promise.withResolvers<Recommendation>();
  asked.mockReturnValue(promise);
  renderPlace();
  comeNear();
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  // As in a browser, where React renders most things in a later task.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('requestAnimationFrame', queueMicrotask);
  resolve(products('mini', 'one'));
  for (let step = 0; step < 50; step += 1) await Promise.resolve();
  expect(screen.getByRole('region', { name: 'You may also like' })).toBeTruthy();
});

test('a page that is never idle asks, too', async () => {
  // As browsers do: without a timeout, what is never idle is never called.
  vi.stubGlobal('requestIdleCallback', (work: () => void, options?: IdleRequestOptions) => {
    if (options?.timeout !== undefined) setTimeout(work, 0);
  });
  renderPlace();
  await waitFor(() => expect(seen.isObserved(screen.getByRole('main'))).toBe(true));
  comeNear();
  expect(await row()).toBeTruthy();
});

test('product 4.263: recommendations replace products of the build below the viewport', async () => {
  renderPlace(<Recommendations id={`place-${id}`}>{built}</Recommendations>);
  comeNear();
  expect(await row()).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Built' })).toBeNull();
});

test('product 4.263: products of the build that a shopper may have seen stay', async () => {
  top = 300;
  renderPlace(<Recommendations id={`place-${id}`}>{built}</Recommendations>);
  comeNear();
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await act(() => Promise.resolve());
  expect(screen.getByRole('region', { name: 'Built' })).toBeTruthy();
  top = 2000;
  window.dispatchEvent(new Event('scroll'));
  await act(() => Promise.resolve());
  expect(screen.getByRole('region', { name: 'Built' })).toBeTruthy();
});

test('a place without products of the build stays empty while the footer is seen', async () => {
  top = 300;
  renderPlace();
  comeNear();
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await act(() => Promise.resolve());
  expect(screen.queryByRole('region')).toBeNull();
  top = 2000;
  window.dispatchEvent(new Event('scroll'));
  expect(await row()).toBeTruthy();
});

test('leaves out what is sold out, has no price here, or is on the page already; one product is no row', async () => {
  asked.mockResolvedValue({
    ...products('mini', 'one'),
    records: [
      hitOf('mini'),
      hitOf('gone', { soldOut: true }),
      hitOf('euro', { price: { ...hitOf('euro').price, currencyCode: 'EUR' } }),
      hitOf('seen'),
      hitOf('one'),
    ],
  } as Recommendation);
  const { unmount } = renderPlace(undefined, <a href="/products/seen/">Seen</a>);
  comeNear();
  const names = within(await row()).getAllByRole('heading', { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual(['The mini', 'The one']);
  unmount();

  renderPlace(
    <Recommendations id={`other-${id}`} />,
    <>
      <a href="/products/seen/?sku=A">Seen</a>
      <a href="/products/mini/">Mini</a>
    </>,
  );
  comeNear();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await act(() => Promise.resolve());
  expect(screen.queryByRole('region')).toBeNull();
});

test('product 7.55: no product is in two rows, and the row above has it, however late its answer is', async () => {
  const late = Promise.withResolvers<Recommendation>();
  asked.mockImplementation((_index, { id: asking }) =>
    asking === `above-${id}`
      ? late.promise
      : Promise.resolve({
          ...products('mini', 'one', 'move', 'cot', 'bib'),
          title: 'Below',
        } as Recommendation),
  );
  renderPlace(
    <>
      <Recommendations id={`above-${id}`} />
      <Recommendations id={`below-${id}`} />
    </>,
  );
  comeNear();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  late.resolve(products('mini', 'one', 'move'));
  const names = (region: HTMLElement) =>
    within(region)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  expect(names(await row())).toEqual(['The mini', 'The one', 'The move']);
  expect(names(await row('Below'))).toEqual(['The cot', 'The bib']);
});

test('a row does not wait for one above it that nobody may see change', async () => {
  asked.mockImplementation((_index, { id: asking }) =>
    Promise.resolve({ ...products('mini', 'one'), title: asking } as Recommendation),
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.matches(`[data-late="above-${id}"]`) ? 300 : 2000, 300, 400);
  });
  renderPlace(
    <>
      <Recommendations id={`above-${id}`}>{built}</Recommendations>
      <Recommendations id={`below-${id}`} />
    </>,
  );
  comeNear();
  expect(await row(`below-${id}`)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Built' })).toBeTruthy();
});

test('with what a visitor viewed, asks only visitors whose clicks are known', async () => {
  const { unmount } = renderPlace(<Recommendations id={`place-${id}`} needsHistory />);
  comeNear();
  await act(() => Promise.resolve());
  unmount();
  expect(asked).not.toHaveBeenCalled();
  const { key, id: record, name, path, price, sku, brand, category } = hitOf('mini');
  const product = { key, id: record, name, path, price, sku, brand, category };
  vi.mocked(recentClicks).mockReturnValueOnce([{ timestamp: 1, id: record, product }]);
  renderPlace(<Recommendations id={`other-${id}`} needsHistory />);
  comeNear();
  expect(await row()).toBeTruthy();
});

test('product 9.20: a recommendation can be hidden, or be a picture that leads to a page', async () => {
  asked.mockResolvedValue({ kind: 'nothing' });
  const { unmount } = renderPlace();
  comeNear();
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await act(() => Promise.resolve());
  expect(screen.queryByRole('region')).toBeNull();
  unmount();

  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = 640;
      naturalHeight = 240;
      decode = () => Promise.resolve();
    },
  );
  asked.mockResolvedValue({
    kind: 'content',
    list: { ...list },
    title: 'The guide',
    href: '/guide/',
    pictures: [
      { url: '/wide.png', altText: 'A guide', width: 1280, resolution: 'desktop' },
      { url: '/narrow.png', altText: 'A guide', width: 640, resolution: 'mobile' },
    ],
  });
  renderPlace(<Recommendations id={`other-${id}`} />);
  comeNear();
  const picture = await screen.findByRole('img', { name: 'A guide' });
  expect(['src', 'width', 'height'].map((name) => picture.getAttribute(name))).toEqual([
    '/narrow.png',
    '640',
    '240',
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/guide/');
  seen.see(await row('The guide'), 0.5);
  expect(reported.mock.calls).toMatchObject([
    [{ name: 'recommendation-view', list, shown: [{ url: '/narrow.png' }] }],
  ]);
});
