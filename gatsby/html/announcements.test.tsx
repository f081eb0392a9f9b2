import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pictureLinks } from './announcements.tsx';

const attributes = (elements: readonly { readonly props: unknown }[]) => elements.map(({ props }) => props);

describe('the main picture of a page', () => {
  const link = (fields: object) => ({ rel: 'preload', as: 'image', fetchPriority: 'high', ...fields });

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
