import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { languages } from '../../stores/supported-languages.ts';
import { dataLinks, fontLinks, pictureLinks, scriptLinks } from './announcements.tsx';

const attributes = (elements: readonly { readonly props: unknown }[]) => elements.map(({ props }) => props);

describe('what a page announces', () => {
  test.each([
    ['/', '/page-data/index/page-data.json'],
    ['/a/b/', '/page-data/a/b/page-data.json'],
    ['/a/b', '/page-data/a/b/page-data.json'],
    ['/404.html', '/page-data/404.html/page-data.json'],
  ])('the data of %s is at %s, with what all pages share', (path, address) => {
    const page = { path, componentChunkName: 'component---home', staticQueryHashes: ['12', '34'] };
    const files = ['/frame.json', address, '/page-data/app-data.json'];
    expect(attributes(dataLinks(page, '/frame.json'))).toEqual(
      [...files, '/page-data/sq/d/12.json', '/page-data/sq/d/34.json'].map((href) => ({
        rel: 'preload',
        as: 'fetch',
        crossOrigin: 'anonymous',
        fetchPriority: 'low',
        href,
      })),
    );
  });

  test('the scripts of its template, not its styles, which are part of the page', () => {
    expect(attributes(scriptLinks(['a.css', 'b.js', 'c.js']))).toEqual([
      { rel: 'preload', as: 'script', href: '/b.js' },
      { rel: 'preload', as: 'script', href: '/c.js' },
    ]);
  });
});

test('product 4.250: fonts are announced in languages with Latin letters, and in no other', () => {
  const styles = readFileSync('src/styles/languages.css', 'utf8');
  const others = Array.from(styles.matchAll(/:root:lang\(([\w-]+)\) \{/g), ([, language]) => language);
  expect(others.sort()).toEqual(['ja', 'ko', 'zh-Hant']);
  for (const language of languages) {
    const links = attributes(fontLinks(language));
    expect(links, language).toHaveLength(others.includes(language) ? 0 : 2);
    for (const link of links)
      expect(link).toMatchObject({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous',
        href: expect.stringMatching(/latin-wght-normal.*\.woff2$/) as string,
      });
  }
});

describe('the main picture of a page', () => {
  const link = (fields: object) => ({ rel: 'preload', as: 'image', fetchPriority: 'high', ...fields });

  test('is announced in its best format', () => {
    const html = renderToStaticMarkup(
      <main>
        <picture>
          <source srcSet="/small.avif 1w" type="image/avif" sizes="9vw" />
          <img alt="" src="/small.webp" loading="lazy" />
        </picture>
        <picture className="frame">
          <source srcSet="/p?a=1&b=2 1w,/q 2w" type="image/avif" sizes="50vw" />
          <img alt="" src="/p.webp" srcSet="/p.webp 1w" sizes="50vw" fetchPriority="high" />
        </picture>
      </main>,
    );
    expect(attributes(pictureLinks(html))).toEqual([
      link({ imageSrcSet: '/p?a=1&b=2 1w,/q 2w', imageSizes: '50vw', type: 'image/avif' }),
    ]);
  });

  test('that depends on the screen is announced once for each', () => {
    const html = renderToStaticMarkup(
      <picture>
        <source srcSet="/wide.avif" type="image/avif" media="(min-width: 48rem)" sizes="100vw" />
        <source srcSet="/wide.webp" type="image/webp" media="(min-width: 48rem)" sizes="100vw" />
        <source srcSet="/tall.avif" type="image/avif" sizes="100vw" />
        <source srcSet="/tall.webp" type="image/webp" sizes="100vw" />
        <img alt="" src="/wide.webp" fetchPriority="high" />
      </picture>,
    );
    const common = { type: 'image/avif', imageSizes: '100vw' };
    expect(attributes(pictureLinks(html))).toEqual([
      link({ ...common, imageSrcSet: '/wide.avif', media: '(min-width: 48rem)' }),
      link({ ...common, imageSrcSet: '/tall.avif', media: 'not all and (min-width: 48rem)' }),
    ]);
  });

  test('without sources is announced as it is', () => {
    const html = renderToStaticMarkup(
      <picture>
        <img alt="" src="/a.webp" srcSet="/a.webp 1w" sizes="50vw" fetchPriority="high" />
      </picture>,
    );
    expect(attributes(pictureLinks(html))).toEqual([link({ imageSrcSet: '/a.webp 1w', imageSizes: '50vw' })]);
  });

  test('of a page that has none is not announced', () => {
    expect(pictureLinks('<main><picture><img src="/a.webp"></picture></main>')).toEqual([]);
  });
});
