import { describe, expect, test } from 'vitest';
import { answerTo, dataAddress, pageAddress, pageOf, pictureAddress } from './answer-rules.ts';
import { languageAt, type SiteFacts } from './site-facts.ts';

const origin = 'https://shop.example';
const facts: SiteFacts = {
  languages: ['sv', 'en'],
  pages: ['', '/cart', '/en'],
  folders: ['/produkter', '/en/products'],
  screens: ['/checkout'],
  sources: ['redirects', 'p', 'produkter', 'gift-guide'],
  messages: { revision: 'a', paths: {} },
  inAdvance: {},
};
const answer = (address: string, mode: Request['mode'] = 'no-cors') =>
  answerTo({ url: new URL(address, origin), mode }, facts, origin);

test.each([
  ['/', 'page'],
  ['/cart/', 'page'],
  ['/cart?utm_source=letter&reloaded=1', 'page'],
  ['/CART/', 'page'],
  ['/produkter/sele/?sku=A', 'page'],
  ['/checkout/?step=payment', 'message'],
  ['/no-such-page/', 'message'],
  ['/produkter/no-such-product/', 'page'],
  ['/EN/products/sling/', 'page'],
  ['/produkter/', null],
  ['/produkterna/', 'message'],
  ['/gift-guide/', null],
  ['/p/12345', null],
  ['/redirects/gift-guide/', null],
  ['/api/visitor', null],
  ['/api', null],
  ['/sitemap-index.xml', null],
  ['/404.html', null],
  [`/${'long'.repeat(600)}/`, null],
  ['https://pay.example/checkout/', null],
])('a navigation to %s is answered as %s', (address, expected) => {
  expect(answer(address, 'navigate')).toBe(expected);
});

test.each([
  ['/page-data/cart/page-data.json', 'data'],
  ['/page-data/cart/page-data.json?q=x', 'data'],
  ['/page-data/app-data.json', 'data'],
  ['/app-0123456789abcdef0123.js', 'script'],
  ['/styles.0123456789abcdef0123.css', 'script'],
  ['/app-0123456789abcdef0123.js.map', null],
  ['/sw.js', null],
  [`/static/figtree-latin-wght-normal-${'0a'.repeat(16)}.woff2`, 'script'],
  [`/static/${'0a'.repeat(16)}/font.woff2`, null],
  ['/.netlify/images?w=320&url=a', 'picture'],
  ['/.netlify/functions/api', null],
  [`/static/${'0'.repeat(32)}/1/a.avif`, 'picture'],
  ['/api/carts', null],
  ['/redirect-rules/0123456789ab.json', null],
  ['/redirect-rules/app-0123456789abcdef0123.js', null],
  ['/texts/en/pages.json', null],
  ['/texts/frame/en-0123456789abcdef0123.json', 'script'],
  ['https://search.example/app-0123456789abcdef0123.js', null],
  ['https://pay.example/.netlify/images?url=a', null],
])('a request for %s is answered as %s', (address, expected) => {
  expect(answer(address)).toBe(expected);
});

describe('addresses under which something is kept', () => {
  test.each(['/cart/', '/cart', '/Cart/', '//cart'])('%s is kept as one page', (path) => {
    expect(pageAddress(path, origin)).toBe(`${origin}/cart/`);
  });

  test('the home page has an address and data of its own', () => {
    expect([pageAddress('/', origin), dataAddress('/', origin)]).toEqual([
      `${origin}/`,
      `${origin}/page-data/index/page-data.json`,
    ]);
  });

  test.each([
    ['/', ''],
    ['/page-data/index/page-data.json', ''],
    ['/cart/', '/cart'],
    ['/page-data/cart/page-data.json', '/cart'],
    ['/page-data/app-data.json', null],
    ['/page-data/sq/d/1.json', null],
  ])('%s belongs to the page %j', (path, page) => {
    expect(pageOf(origin + path)).toBe(page);
  });

  test('a picture is the same in every size and format', () => {
    const of = (query: string) => pictureAddress(new URL(`/.netlify/images?${query}`, origin));
    expect(of('w=320&h=320&fm=webp&q=45&url=a&cd=1')).toBe(of('w=1600&fm=avif&url=a&cd=1'));
    expect(of('w=320&url=a&cd=1')).not.toBe(of('w=320&url=a&cd=2'));
    const file = (rest: string) => pictureAddress(new URL(`/static/${'a'.repeat(32)}/${rest}`, origin));
    expect(file('1/a.avif')).toBe(file('2/a.webp'));
  });
});

test.each([
  ['/', 'sv'],
  ['/produkter/', 'sv'],
  ['/en', 'en'],
  ['/EN/cart/', 'en'],
  ['/english/', 'sv'],
])('the language at %s is %s', (path, language) => {
  expect(languageAt(path, facts)).toBe(language);
});
