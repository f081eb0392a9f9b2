import { describe, expect, test } from 'vitest';
import { pictureFoldersSetting } from './source-folders.ts';
import { isPlainAddress, pictureSourcesWith } from './sources.ts';

const ours = 'https://images.cdn.europe-west1.gcp.commercetools.com/0b1c/';

describe('with the folder of a project and one of the sandbox', () => {
  const isSource = pictureSourcesWith([ours, 'http://localhost:8080/assets/']);

  test.each([
    'https://images.cdn.europe-west1.gcp.commercetools.com/0b1c/carrier.png',
    'http://localhost:8080/assets/CARRIER-front.png',
    'http://LOCALHOST:8080/assets/brand/home-hero.png',
  ])('pictures may come from %s', (url) => expect(isSource(url)).toBe(true));

  test.each([
    'https://images.cdn.europe-west1.gcp.commercetools.com/another-tenant/carrier.png',
    'https://images.cdn.us-east-2.aws.commercetools.com/0b1c/carrier.png',
    'https://images.cdn.europe-west1.gcp.commercetools.com/0b1c/../another-tenant/carrier.png',
    'https://pictures.example/carrier.png',
    `https://pictures.example/?${ours}a.png`,
    'https://images.cdn.europe-west1.gcp.commercetools.com.pictures.example/0b1c/a.png',
    'http://images.cdn.europe-west1.gcp.commercetools.com/0b1c/a.png',
    'http://localhost:8080/commercetools/carts',
    'http://localhost:8080/assets/../health',
    'http://localhost:8080/assets/%2e%2e/health',
    'http://localhost:8080/assets\\..\\health',
    'http://localhost:80800/assets/a.png',
    'http://me:secret@localhost:8080/assets/a.png',
    'http://localhost:8080@pictures.example/assets/a.png',
    'http://127.0.0.1:8080/assets/a.png',
    'file:///assets/a.png',
    '/assets/a.png',
    '',
  ])('they may not come from %s', (url) => expect(isSource(url)).toBe(false));
});

test('without folders, pictures come from nowhere', () => {
  expect(pictureSourcesWith([])(`${ours}carrier.png`)).toBe(false);
});

test.each([
  ['one folder', ours, [ours]],
  ['several', `${ours},http://c.example/`, [ours, 'http://c.example/']],
  ['none', '', []],
])('the setting names %s', (_, value, folders) => {
  expect(pictureFoldersSetting.parse(value)).toEqual(folders);
});

test.each([
  ['https://images.cdn.us-east-2.aws.commercetools.com/', 'must include the folder of your project'],
  ['https://images.cdn.us-east-2.aws.commercetools.com//', 'must include the folder of your project'],
  [`${ours},https://a.example/b`, 'must be addresses that end in /'],
  ['pictures/', 'must be addresses that end in /'],
])('the setting must not be %s', (value, words) => {
  expect(pictureFoldersSetting.safeParse(value).error?.issues[0]?.message).toBe(words);
});

test.each(['https://a.example/b.png', 'https://a.example/a%20b/%C3%A5(1).png', 'https://A.example/b.png'])(
  '%s is spelled plainly',
  (url) => expect(isPlainAddress(url)).toBe(true),
);

test.each([
  '/b.png?',
  '/b.png?v=1',
  '/b.png#x',
  '/%62.png',
  '/a%2Fb.png',
  '/a%2fb.png',
  '/%c3%A5.png',
  '/%',
  '/%FF',
])('https://a.example%s is not', (path) => expect(isPlainAddress(`https://a.example${path}`)).toBe(false));
