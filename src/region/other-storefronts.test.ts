// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetAlternates, pageAlternates } from './other-storefronts.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import { writeAlternates } from './testing/directory.ts';

const page = { storeIds: [stores.us.id, stores.hk.id] };
const bib = [
  { hreflang: 'en-HK', href: 'https://hk.example/bib/' },
  { hreflang: 'x-default', href: 'https://us.example/bib/' },
];
const htmlWith = (...hrefs: string[]) =>
  `<head>${hrefs.map((href) => `<link rel="related" hreflang="en-HK" href="${href}">`).join('')}</head>`;
function answerWith(answer: () => Promise<Response>) {
  const fetched = vi.fn<(path: string) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  forgetAlternates();
});

test('the page that the document was loaded with needs no request', async () => {
  writeAlternates(bib);
  const fetched = answerWith(() => Promise.reject(new Error('No request was expected.')));
  expect(await pageAlternates(page)).toEqual(bib);
  expect(fetched).not.toHaveBeenCalled();
});

describe('another page', () => {
  test('is asked for its own addresses, without its query', async () => {
    window.history.replaceState(null, '', '/cart/?sku=a');
    writeAlternates(bib);
    forgetAlternates();
    const fetched = answerWith(() => Promise.resolve(new Response(htmlWith('https://hk.example/cart/'))));
    expect(await pageAlternates(page)).toEqual([{ hreflang: 'en-HK', href: 'https://hk.example/cart/' }]);
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/cart/');
  });

  test.each([
    ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['that fails', () => Promise.resolve(new Response(htmlWith('/a/'), { status: 500 }))],
  ])('%s has none', async (_, answer) => {
    answerWith(answer);
    expect(await pageAlternates(page)).toEqual([]);
  });

  test('without an address of its own is not asked', async () => {
    const fetched = answerWith(() => Promise.resolve(new Response(htmlWith('/a/'))));
    expect(await pageAlternates({ storeIds: [] })).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });
});
