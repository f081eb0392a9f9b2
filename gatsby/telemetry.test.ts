import { describe, expect, test } from 'vitest';
import { EnvironmentError } from '../settings/read-settings.ts';
import { buildEnvironment } from './environment.ts';
import { deploymentOf, reportsErrors } from '../settings/deployment.ts';
import { uploadsSourceMaps } from './telemetry.ts';
import { settings } from './testing/build-settings.ts';

const main = { NETLIFY: 'true', CONTEXT: 'production', BRANCH: 'main' };
const staging = { NETLIFY: 'true', CONTEXT: 'branch-deploy', BRANCH: 'staging' };
const dsn = 'https://abc@o1.ingest.sentry.io/7';
const telemetryWith = (env: Readonly<Record<string, string>>) =>
  buildEnvironment({ ...settings, ...env }).telemetry;

describe('product 9.31: the environment of a build', () => {
  test.each([
    ['main', 'production'],
    ['staging', 'staging'],
    [undefined, 'development'],
    ['', 'development'],
    ['pull/12/head', 'pull_request'],
    ['a-feature', 'pull_request'],
    ['main-menu', 'pull_request'],
  ])('on branch %s is %s', (BRANCH, expected) => {
    expect(deploymentOf({ BRANCH })).toBe(expected);
  });
});

describe('product 9.32: errors are reported', () => {
  test.each([
    ['by main on the hosting platform', main, true],
    ['by staging on the hosting platform', staging, true],
    [
      'not by a preview of a pull request',
      { ...main, CONTEXT: 'deploy-preview', BRANCH: 'pull/12/head' },
      false,
    ],
    ['not by a preview of main', { ...main, CONTEXT: 'deploy-preview' }, false],
    ['not by another branch', { ...staging, BRANCH: 'a-feature' }, false],
    ['by main on any other host', { BRANCH: 'main' }, true],
    ['not by the platform’s development server', { ...main, CONTEXT: 'dev' }, false],
    ['not without a branch', {}, false],
  ])('%s', (_, env, expected) => {
    expect(reportsErrors(env)).toBe(expected);
    expect(telemetryWith({ ...env, SENTRY_DSN: dsn }).errors !== null).toBe(expected);
  });
});

describe('what the browser is told', () => {
  test('without settings, nothing observes the shop', () => {
    expect(telemetryWith(main)).toEqual({
      environment: 'production',
      errors: null,
      tagManager: null,
      affiliates: [],
    });
  });

  test('product 4.790: the newsletter service’s script is that of the account', () => {
    const src = 'https://static.klaviyo.com/onsite/js/AbC123/klaviyo.js';
    expect(telemetryWith({ ...main, KLAVIYO_COMPANY_ID: 'AbC123' }).klaviyo).toEqual({ src });
    expect(() => telemetryWith({ ...main, KLAVIYO_COMPANY_ID: 'pk_0123456789' })).toThrow(EnvironmentError);
  });

  test('product 9.28, 9.29: one error in ten and one trace in ten are reported', () => {
    expect(telemetryWith({ ...main, SENTRY_DSN: dsn }).errors).toMatchObject({
      dsn,
      sampleRate: 0.1,
      tracesSampleRate: 0.1,
    });
  });

  test('product 9.30: replay rates come from settings and default to 0', () => {
    const none = { replaysSessionSampleRate: 0, replaysOnErrorSampleRate: 0 };
    expect(telemetryWith({ ...main, SENTRY_DSN: dsn }).errors).toMatchObject(none);
    const rates = { SENTRY_REPLAY_RATE: '0.05', SENTRY_REPLAY_ON_ERROR_RATE: '1' };
    expect(telemetryWith({ ...main, SENTRY_DSN: dsn, ...rates }).errors).toMatchObject({
      replaysSessionSampleRate: 0.05,
      replaysOnErrorSampleRate: 1,
    });
  });

  test('a sandbox receives every error, from any build', () => {
    expect(telemetryWith({ SENTRY_DSN: 'http://abc@localhost:8080/1' }).errors).toMatchObject({
      sampleRate: 1,
    });
  });

  test('a container comes from Google or from the shop’s own server', () => {
    expect(telemetryWith({ TAG_MANAGER_ID: 'GTM-ABC1' }).tagManager).toEqual({
      src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1',
    });
    const own = { TAG_MANAGER_ID: 'GTM-ABC1', TAG_MANAGER_URL: 'https://tags.shop.example/' };
    expect(telemetryWith(own).tagManager?.src).toBe('https://tags.shop.example/gtm.js?id=GTM-ABC1');
  });

  test.each([
    [{ SENTRY_DSN: 'sentry' }, 'SENTRY_DSN must be the DSN of a Sentry project'],
    [{ SENTRY_REPLAY_RATE: '2' }, 'SENTRY_REPLAY_RATE must be a number from 0 to 1'],
    [{ SENTRY_REPLAY_ON_ERROR_RATE: 'all' }, 'SENTRY_REPLAY_ON_ERROR_RATE must be a number from 0 to 1'],
    [{ TAG_MANAGER_ID: 'UA-1' }, 'TAG_MANAGER_ID must be the ID of a container'],
    [{ AFFILIATES: 'awin,other' }, 'AFFILIATES must be awin, cj, or both'],
  ])('%j is rejected', (env, reason) => {
    expect(() => telemetryWith(env)).toThrow(EnvironmentError);
    expect(() => telemetryWith(env)).toThrow(reason);
  });
});

test('source maps are made and uploaded only by builds that report, and with all three settings', () => {
  const upload = { SENTRY_AUTH_TOKEN: 't', SENTRY_ORG: 'o', SENTRY_PROJECT: 'p' };
  expect(uploadsSourceMaps({ ...main, ...upload })).toBe(true);
  expect(uploadsSourceMaps({ ...upload })).toBe(false);
  for (const name of Object.keys(upload))
    expect(uploadsSourceMaps({ ...main, ...upload, [name]: '' })).toBe(false);
});
