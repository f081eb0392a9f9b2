import { brand } from '../../brands/build.ts';

/** Everything that a build of the first storefront has to be told, and nothing that only the shop API needs. */
export const settings: Readonly<Record<string, string>> = {
  STORE: brand.storefronts[0].id,
  COMMERCETOOLS_PROJECT_KEY: 'project',
  COMMERCETOOLS_BUILD_CLIENT_ID: 'reader',
  COMMERCETOOLS_BUILD_CLIENT_SECRET: 'reads',
  COMMERCETOOLS_AUTH_URL: 'http://localhost:8080/commercetools',
  COMMERCETOOLS_API_URL: 'http://localhost:8080/commercetools',
  ADYEN_ENVIRONMENT: 'TEST',
  ADYEN_SANDBOX_URL: 'http://localhost:8080',
  GATSBY_KLEVU_URL: 'http://localhost:8080/klevu',
};
