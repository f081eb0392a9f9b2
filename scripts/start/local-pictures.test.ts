import { expect, test, vi } from 'vitest';
import { pathOf } from '../../stores/urls.ts';
import { stores } from '../../stores/index.ts';
import { inEmptyFolder, writeFiles } from '../testing/in-empty-folder.ts';
import type { PictureService } from '../../hosts/node/pictures/picture-service.ts';
import { picturesIn, warmPictures } from './local-pictures.ts';

inEmptyFolder();

const source = (...addresses: string[]) =>
  `<source type="image/avif" srcSet="${addresses.map((address, at) => `${address} ${at + 1}00w`).join(',')}" sizes="1vw"/>`;

test('a page’s pictures are those it offers in the best format', () => {
  const html = `${source('/.netlify/images?w=1&amp;url=a', '/.netlify/images?w=2&amp;url=a')}
    <source type="image/webp" srcset="/.netlify/images?fm=webp 1w"/>${source('/static/a.avif')}`;
  expect(picturesIn(html)).toEqual(['/.netlify/images?w=1&url=a', '/.netlify/images?w=2&url=a']);
});

test('those of the home page and the categories are generated, each once and one at a time', async () => {
  const carriers = pathOf(stores.us, 'en', 'category/baby-carriers');
  const carrier = pathOf(stores.us, 'en', 'product/baby-carrier-mini');
  await writeFiles({
    'dist/us/index.html': source('/.netlify/images?a', '/.netlify/images?b'),
    [`dist/us${carriers}index.html`]: source('/.netlify/images?b', '/.netlify/images?c'),
    [`dist/us${carrier}index.html`]: source('/.netlify/images?d'),
  });
  let running = 0;
  const pictures = vi.fn<PictureService>(async () => {
    expect((running += 1)).toBe(1);
    await new Promise(setImmediate);
    running -= 1;
    return new Response();
  });
  pictures.mockRejectedValueOnce(new Error('The source is down.'));
  await warmPictures(pictures, { store: 'us' });
  expect(pictures.mock.calls.map(([{ url }]) => new URL(url).search)).toEqual(['?a', '?b', '?c']);
});
