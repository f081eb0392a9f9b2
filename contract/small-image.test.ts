import { expect, test } from 'vitest';
import { smallImage } from './small-image.ts';

test.each([
  ['https://cdn.example/a/sku-front.png', 'https://cdn.example/a/sku-front-small.png'],
  ['https://cdn.example/a/sku.front.JPG?v=1', 'https://cdn.example/a/sku.front-small.JPG?v=1'],
])('the size precedes the extension: %s', (url, small) => expect(smallImage(url)).toBe(small));
