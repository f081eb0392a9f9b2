import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictureSources, pictureSourcesWith } from './sources.ts';

test('Netlify accepts pictures from the same sources', () => {
  const toml = readFileSync(resolve(import.meta.dirname, '../netlify.toml'), 'utf8');
  const [, list = '[]'] = /^\s*remote_images = (\[[^]*?\])$/m.exec(toml) ?? [];
  // A list of basic strings in TOML is also valid JSON.
  expect(JSON.parse(list)).toEqual(pictureSources);
});

test('every pattern is anchored at the start: Netlify would otherwise match it anywhere in an address', () => {
  for (const source of pictureSources) expect(source).toMatch(/^\^https:/);
});

describe('with a folder of the sandbox', () => {
  const isSource = pictureSourcesWith(['http://localhost:8080/assets/']);

  test.each([
    'https://images.cdn.europe-west1.gcp.commercetools.com/0b1c/carrier.png',
    'https://images.cdn.us-east-2.aws.commercetools.com/0b1c/carrier.png',
    'http://localhost:8080/assets/CARRIER-front.png',
    'http://LOCALHOST:8080/assets/brand/home-hero.png',
  ])('pictures may come from %s', (url) => expect(isSource(url)).toBe(true));

  test.each([
    'https://pictures.example/carrier.png',
    'https://pictures.example/?https://images.cdn.us-east-2.aws.commercetools.com/a.png',
    'https://images.cdn.us-east-2.aws.commercetools.com.pictures.example/a.png',
    'http://images.cdn.us-east-2.aws.commercetools.com/a.png',
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
