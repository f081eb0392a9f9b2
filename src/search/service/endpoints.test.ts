import { expect, test } from 'vitest';
import { searchEndpoints } from './endpoints.ts';

test('every service is on Klevu’s own host', () => {
  expect(searchEndpoints({ url: 'https://search.test', apiKey: 'klevu-us' })).toEqual({
    search: 'https://search.test/cs/v2/search',
    events: 'https://stats.ksearchnet.com/analytics/',
    session: 'https://visitor.service.ksearchnet.com/public/1.0/klevu-us/session',
    ipv4: 'https://ipv4check.ksearchnet.com',
    ipv6: 'https://ipv6check.ksearchnet.com',
    recommendations: 'https://config-cdn.ksearchnet.com/recommendations/klevu-us/settings/',
    configuration: {
      root: 'https://js.klevu.com/klevu-js-v1/klevu-js-api/klevu-us.json',
      banner: 'https://js.klevu.com/klevu-js-v1/klevu-js-api/klevu-us-banner.json',
      maps: 'https://js.klevu.com/klevu-js-v1/klevu-js-api/klevu-us-maps.json',
    },
    annotations: 'https://nlp-services.ksearchnet.com/klevu-us/annotations',
  });
});
