import { describe, expect, test } from 'vitest';
import { EnvironmentError } from '../api/environment.ts';
import { settings } from '../api/testing/fake-shop-api.ts';
import { stores } from '../stores/index.ts';
import { buildEnvironment } from './environment.ts';

const site = { ...settings, GATSBY_KLEVU_URL: 'http://localhost:8080/klevu' };

describe('the environment of a build', () => {
  test('has the storefront given in STORE, among all of them', () => {
    const environment = buildEnvironment({ ...site, STORE: 'se' });
    expect(environment.store).toEqual(stores.se);
    expect(environment.stores).toEqual(Object.values(stores));
    expect(environment).toMatchObject({ pseudoTexts: false, brandPicturesUrl: null });
  });

  test('may be a preview, where all storefronts link to one another’s previews', () => {
    const environment = buildEnvironment({ ...site, STOREFRONT_ORIGINS: 'http://{store}.localhost:8000' });
    expect(environment.store.origin).toBe('http://de.localhost:8000');
    expect(environment.stores.map(({ origin }) => origin)).toEqual(
      Object.keys(stores).map((id) => `http://${id}.localhost:8000`),
    );
  });

  test('may request the pseudo-language', () => {
    expect(buildEnvironment({ ...site, PSEUDO_TEXTS: '1' }).pseudoTexts).toBe(true);
    expect(buildEnvironment({ ...site, PSEUDO_TEXTS: '0' }).pseudoTexts).toBe(false);
  });

  test('allows pictures from the given folders, which the host generates unless it cannot', () => {
    const environment = buildEnvironment({
      ...site,
      PICTURE_SOURCES: 'https://a.example/b/,http://c.example/',
    });
    expect(environment.pictureService).toBe(true);
    expect(
      ['https://a.example/b/c.png', 'http://c.example/d.png', 'https://a.example/d.png'].map(
        environment.isPictureSource,
      ),
    ).toEqual([true, true, false]);
    expect(buildEnvironment({ ...site, IMAGES: 'files' }).pictureService).toBe(false);
  });

  test.each([
    [{ GATSBY_KLEVU_URL: undefined }, 'GATSBY_KLEVU_URL must be the URL of the search service'],
    [{ GATSBY_KLEVU_SERVICES_URL: 'klevu' }, 'GATSBY_KLEVU_SERVICES_URL must be a URL'],
    [{ BRAND_PICTURES_URL: 'pictures' }, 'BRAND_PICTURES_URL must be a URL'],
    [{ PICTURE_SOURCES: 'https://a.example/b' }, 'PICTURE_SOURCES.0 must be addresses that end in /'],
    [{ PICTURE_SOURCES: 'pictures/' }, 'PICTURE_SOURCES.0 must be addresses that end in /'],
    [{ IMAGES: 'none' }, 'IMAGES must be service or files'],
    [{ PSEUDO_TEXTS: 'yes' }, 'PSEUDO_TEXTS must be 0 or 1'],
    [
      { STOREFRONT_ORIGINS: 'https://shop.example' },
      'STOREFRONT_ORIGINS must be an origin that contains {store}',
    ],
    [{ STOREFRONT_ORIGINS: 'https://{store}.example/a' }, 'STOREFRONT_ORIGINS must be an origin'],
    [{ STORE: 'mars' }, 'STORE=mars is not a storefront'],
  ])('is rejected with %j', (change, reason) => {
    expect(() => buildEnvironment({ ...site, ...change })).toThrow(EnvironmentError);
    expect(() => buildEnvironment({ ...site, ...change })).toThrow(reason);
  });
});
