// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { pictureAddress } from '../../pictures/address.ts';
import { servedPicture } from './remote-picture.tsx';

const own = 'https://images.cdn.europe-west1.gcp.commercetools.com/0b1c/banner.png';
const inFolder = 'https://pictures.test/brand/banner.png';
const folders = [
  'https://pictures.test/brand/',
  'https://images.cdn.europe-west1.gcp.commercetools.com/0b1c/',
];
const elsewhere = 'https://else.example/banner.png';

test.each([
  [300, 1, 360],
  [300, 2, 640],
  [640, 1, 640],
  [900, 3, 1600],
] as const)('a space of %i pixels on a screen of density %i gets a width of %i', (space, density, width) => {
  vi.stubGlobal('devicePixelRatio', density);
  vi.stubGlobal('__PICTURE_FOLDERS__', folders);
  for (const url of [own, inFolder])
    expect(servedPicture(url, space)).toBe(pictureAddress(url, width, 'webp'));
});

test('a picture that the host must not fetch, or a host that fetches none, leaves it as it is', () => {
  vi.stubGlobal('__PICTURE_FOLDERS__', folders);
  expect(servedPicture(elsewhere, 300)).toBe(elsewhere);
  expect(servedPicture(`${own}?v=2`, 300)).toBe(`${own}?v=2`);
  expect(servedPicture('/banner.png', 300)).toBe('/banner.png');
  vi.stubGlobal('__PICTURE_SERVICE__', false);
  expect(servedPicture(own, 300)).toBe(own);
});
