import type { ImageCdnUrlGeneratorFn } from 'gatsby';
import createNetlifyAdapter from 'gatsby-adapter-netlify';
import { expect, test } from 'vitest';
import {
  pictureAddress,
  pictureFormats,
  picturePath,
  pictureQuality,
  pictureWidths,
  readPictureAddress,
} from './address.ts';

const url = 'https://pictures.example/a b/carrier.png?v=1&x=å';
const read = (address: string) => readPictureAddress(new URL(address, 'https://shop.example').searchParams);

test.each(pictureWidths.flatMap((width) => pictureFormats.map((format) => [width, format] as const)))(
  'the browser’s own addresses are parsed: %i pixels of %s',
  (width, format) => {
    const address = pictureAddress(url, width, format);
    expect(address.startsWith(`${picturePath}?`)).toBe(true);
    expect(read(address)).toEqual({ url: new URL(url).href, width, height: null, format, digest: null });
  },
);

/** The module that creates addresses for Netlify; the package reveals its location only to Gatsby. */
async function netlifyGenerator(): Promise<ImageCdnUrlGeneratorFn> {
  const { config } = createNetlifyAdapter({ imageCDN: true });
  const { imageCDNUrlGeneratorModulePath = '' } = (await config?.({
    reporter: { verbose: () => undefined },
  } as never)) as { imageCDNUrlGeneratorModulePath?: string };
  const { generateImageUrl } = (await import(/* @vite-ignore */ imageCDNUrlGeneratorModulePath)) as {
    generateImageUrl: ImageCdnUrlGeneratorFn;
  };
  return generateImageUrl;
}

test('those that Gatsby writes for Netlify are parsed, and differ from ours only in height and digest', async () => {
  const generateImageUrl = await netlifyGenerator();
  const digest = 'd41d8cd98f00b204e9800998ecf8427e';
  const source = { url, mimeType: 'image/png', filename: 'carrier.png', internal: { contentDigest: digest } };
  const image = { width: 640, height: 360, format: 'avif', quality: pictureQuality };
  const address = generateImageUrl(source, image, '');
  expect(read(address)).toEqual({ url: new URL(url).href, width: 640, height: 360, format: 'avif', digest });
  const ours = new URLSearchParams(pictureAddress(url, 640, 'avif').split('?')[1]);
  const theirs = new URLSearchParams(address.split('?')[1]);
  expect([...theirs].filter(([name]) => name !== 'h' && name !== 'cd')).toEqual([...ours]);
});

const good = { w: '360', h: '320', fm: 'avif', q: String(pictureQuality), url: 'https://a.example/b.png' };

test.each([
  ['a width in which no picture is generated', { w: '321' }, 'The width w must be one of 160, 360'],
  ['a huge width', { w: '100000' }, 'The width w'],
  ['no width', { w: '' }, 'The width w'],
  ['a width in other digits', { w: '3.2e2' }, 'The width w'],
  ['a height of zero', { h: '0' }, 'The height h'],
  ['a huge height', { h: '9999' }, 'The height h'],
  ['a negative height', { h: '-1' }, 'The height h'],
  ['another quality', { q: '100' }, `The quality q must be ${pictureQuality}.`],
  ['another format', { fm: 'jpg' }, 'The format fm must be one of avif, webp.'],
  ['a digest with a path in it', { cd: '../../../../etc/passwd' }, 'The digest cd'],
  ['a path instead of an address', { url: '/etc/passwd' }, 'The address url'],
  ['an unknown parameter', { fit: 'cover' }, 'Unknown parameter fit.'],
])('%s is rejected', (_, change, words) => {
  expect(readPictureAddress(new URLSearchParams(good))).toMatchObject({ width: 360 });
  expect(readPictureAddress(new URLSearchParams({ ...good, ...change }))).toContain(words);
});

test('a parameter that occurs twice is rejected: hosts would read different ones', () => {
  const twice = new URLSearchParams([...Object.entries(good), ['w', '640']]);
  expect(readPictureAddress(twice)).toBe('A parameter occurs twice.');
});
