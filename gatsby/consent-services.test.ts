import { describe, expect, test } from 'vitest';
import type { TelemetryConfig } from '../src/telemetry/config.ts';
import { stores } from '../stores/testing/storefronts.ts';
import type { Store } from '../stores/types.ts';
import { categoriesOf, servicesOf } from './consent-services.ts';

const silent: TelemetryConfig = {
  environment: 'development',
  errors: null,
  tagManager: null,
  affiliates: [],
};
const errors = {
  dsn: 'https://key@errors.example/1',
  sampleRate: 1,
  tracesSampleRate: 1,
  replaysSessionSampleRate: 0,
  replaysOnErrorSampleRate: 0,
};
const tagManager = { src: 'https://tags.example/gtm.js' };

const { us } = stores;
const withoutSearch = { ...us, searchKeys: {} };
const pages = Object.entries(us.paths).filter(([page]) => page !== 'review');
/** Neither with search nor with reviews. */
const plain = { ...withoutSearch, paths: Object.fromEntries(pages) as Store['paths'] };

describe('what a build asks for', () => {
  test.each([
    ['nothing, if it configures nothing', {}, []],
    ['statistics, to measure visits', { errors }, ['statistics']],
    ['statistics and marketing, for a tag manager', { tagManager }, ['statistics', 'marketing']],
    [
      'marketing, for the newsletter’s service',
      { klaviyo: { src: 'https://k.example/k.js' } },
      ['marketing'],
    ],
    ['marketing, for affiliates', { affiliates: ['awin', 'cj'] }, ['marketing']],
  ] as const)('%s', (_, config, categories) => {
    expect(categoriesOf(servicesOf({ store: plain, telemetry: { ...silent, ...config } }))).toEqual(
      categories,
    );
  });

  test('functional, for votes, where reviews are written', () => {
    expect(categoriesOf(servicesOf({ store: withoutSearch, telemetry: silent }))).toEqual(['functional']);
  });

  test('functional and statistics, for the search', () => {
    expect(categoriesOf(servicesOf({ store: us, telemetry: silent }))).toEqual(['functional', 'statistics']);
  });
});
