import * as checkout from '@adyen/api-library/lib/src/typings/checkout/models.js';

/*
 * What a bundle contains of Adyen's library, under the names of its index, which brings every other product of Adyen, too: two
 * thirds of everything else together. A bundle cannot be made if the shop API imports what is missing here.
 */
export { default as Client } from '@adyen/api-library/lib/src/client.js';
export { EnvironmentEnum } from '@adyen/api-library/lib/src/config.js';
export { default as HttpClientException } from '@adyen/api-library/lib/src/httpClient/httpClientException.js';
export { default as CheckoutAPI } from '@adyen/api-library/lib/src/services/checkout/index.js';
export { default as hmacValidator } from '@adyen/api-library/lib/src/utils/hmacValidator.js';
export const Types = { checkout };
