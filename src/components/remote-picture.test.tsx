// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pictureAddress } from '../../pictures/address.ts';
import { RemotePicture } from './remote-picture.tsx';

const url = 'https://a.example/b.png';
const show = () => {
  const { container } = render(
    <RemotePicture url={url} plainUrl="/small.png" widths={[160, 360]} sizes="6rem" className="place" />,
  );
  const image = container.querySelector('img');
  const source = container.querySelector('source');
  return {
    image,
    source,
    candidates: (element: Element | null) => element?.getAttribute('srcset')?.split(', '),
  };
};

test('the host generates it, in the best format a browser supports', () => {
  const { image, source, candidates } = show();
  expect(source?.getAttribute('type')).toBe('image/avif');
  expect(candidates(source)).toEqual(
    [160, 360].map((width) => `${pictureAddress(url, width as 160, 'avif')} ${width}w`),
  );
  expect(candidates(image)).toEqual(
    [160, 360].map((width) => `${pictureAddress(url, width as 160, 'webp')} ${width}w`),
  );
  expect(image?.getAttribute('src')).toBe(pictureAddress(url, 160, 'webp'));
  expect([image?.alt, image?.className, image?.getAttribute('loading')]).toEqual(['', 'place', 'lazy']);
});

test('on a host without a picture service, it is shown as it is', () => {
  vi.stubGlobal('__PICTURE_SERVICE__', false);
  const { image, source } = show();
  expect([source, image?.getAttribute('src'), image?.getAttribute('srcset')]).toEqual([
    null,
    '/small.png',
    null,
  ]);
});
