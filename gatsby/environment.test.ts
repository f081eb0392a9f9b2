import { describe, expect, test } from 'vitest';
import { brand } from '../brands/build.ts';
import { EnvironmentError } from '../settings/read-settings.ts';
import { buildEnvironment, buildVariables, catalogueClient } from './environment.ts';
import { settings as site } from './testing/build-settings.ts';

const messageOf = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return '';
};

const { languages } = buildEnvironment(site).store;
const keys = languages.map((language) => `${language}=klevu-${language}`).join(',');
const accounts = { BRANCH: 'staging', ADYEN_MERCHANT_ACCOUNT: 'Staging', KLEVU_KEYS: keys };

describe('the environment of a build', () => {
  test('is complete without anything that only the shop API needs, and knows nothing of it', () => {
    expect(messageOf(() => buildEnvironment(site))).toBe('');
    expect(buildVariables).toEqual(expect.arrayContaining(Object.keys(site)));
    for (const name of ['COMMERCETOOLS_CLIENT_SECRET', 'ADYEN_API_KEY', 'ADYEN_HMAC_KEY', 'SESSION_SECRET'])
      expect(buildVariables).not.toContain(name);
  });

  test('reports all missing settings together', () => {
    const message = messageOf(() => buildEnvironment({}));
    expect(message).toContain('The build cannot start');
    const optional = ['ADYEN_SANDBOX_URL'];
    for (const name of Object.keys(site).filter((setting) => !optional.includes(setting)))
      expect(message).toContain(`- ${name} `);
  });

  test('is not needed to read the catalogue', () => {
    const { COMMERCETOOLS_BUILD_CLIENT_ID, ...others } = site;
    const catalogue = Object.fromEntries(
      Object.entries(site).filter(([name]) => name.startsWith('COMMERCETOOLS_')),
    );
    expect(catalogueClient(catalogue)).toEqual(buildEnvironment(site).commercetools);
    expect(messageOf(() => catalogueClient(others))).toContain('COMMERCETOOLS_BUILD_CLIENT_ID is missing');
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

  test('has the accounts of its environment, such as staging, in the place of the storefront’s own', () => {
    const { store, stores } = buildEnvironment({ ...site, ...accounts });
    expect(store).toMatchObject({ merchantAccount: 'Staging', searchKeys: { en: 'klevu-en' } });
    expect(stores).toContainEqual(store);
    expect(stores.filter(({ merchantAccount }) => merchantAccount === 'Staging')).toHaveLength(1);
  });

  test.each([
    [{ KLEVU_KEYS: 'klevu-staging' }, 'KLEVU_KEYS must be a key for each language'],
    [{ KLEVU_KEYS: 'sv=klevu-staging' }, `KLEVU_KEYS has no key for ${languages[0]}, a language of `],
    [{ KLEVU_KEYS: `${keys},sv=b` }, 'KLEVU_KEYS has a key for sv, which is no language of '],
    [{ ADYEN_MERCHANT_ACCOUNT: 'https://adyen.example' }, 'ADYEN_MERCHANT_ACCOUNT must be the name'],
    [{ COMMERCETOOLS_BUILD_CLIENT_ID: '' }, 'COMMERCETOOLS_BUILD_CLIENT_ID is missing: builds read'],
    [{ ADYEN_ENVIRONMENT: 'LIVE' }, 'remove ADYEN_SANDBOX_URL'],
    [
      { ADYEN_ENVIRONMENT: 'LIVE' },
      `${brand.folder}/build.ts has placeholders: enter your own securityContact.address`,
    ],
    [{ ADYEN_SANDBOX_URL: '' }, 'payments go to Adyen'],
    [{ ADYEN_REGION: 'us' }, 'ADYEN_REGION=us with ADYEN_ENVIRONMENT=TEST'],
    [
      {
        ADYEN_SANDBOX_URL: '',
        COMMERCETOOLS_API_URL: 'https://api.europe-west1.gcp.commercetools.com',
        COMMERCETOOLS_BUILD_CLIENT_SECRET: 'sandbox-build-secret',
      },
      "COMMERCETOOLS_BUILD_CLIENT_SECRET is the sandbox's, which is public",
    ],
    [{ GATSBY_KLEVU_URL: undefined }, 'GATSBY_KLEVU_URL must be the URL of the search service'],
    [{ GATSBY_KLEVU_URL: 'http://eucs1.ksearchnet.com' }, 'GATSBY_KLEVU_URL must begin with https://'],
    [{ GATSBY_KLEVU_SERVICES_URL: 'klevu' }, 'GATSBY_KLEVU_SERVICES_URL must be a URL'],
    [{ BRAND_PICTURES_URL: 'pictures' }, 'BRAND_PICTURES_URL must be a URL'],
    [{ PICTURE_SOURCES: 'https://a.example/b' }, 'PICTURE_SOURCES must be addresses that end in /'],
    [{ PICTURE_SOURCES: 'pictures/' }, 'PICTURE_SOURCES must be addresses that end in /'],
    [{ IMAGES: 'none' }, 'IMAGES must be service or files'],
    [{ PSEUDO_TEXTS: 'yes' }, 'PSEUDO_TEXTS must be 0 or 1'],
    [
      { STOREFRONT_ORIGINS: 'https://shop.example' },
      'STOREFRONT_ORIGINS must be an origin that contains {store}',
    ],
    [{ STOREFRONT_ORIGINS: 'https://{store}.example/a' }, 'STOREFRONT_ORIGINS must be an origin'],
    [{ STORE: 'mars' }, `STORE is not a storefront: use one of ${brand.storefronts[0].id},`],
  ])('is rejected with %j', (change, reason) => {
    expect(() => buildEnvironment({ ...site, ...change })).toThrow(EnvironmentError);
    expect(() => buildEnvironment({ ...site, ...change })).toThrow(reason);
  });
});
