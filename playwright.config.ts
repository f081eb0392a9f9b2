import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './tests/browser/chromium.ts';

const port = Number(process.env['PORT'] ?? 8000);
const url = `http://localhost:${port}`;
const everyStore = /@every-store/;
const outages = '**/outages.spec.ts';
const searchFaults = '**/search-faults.spec.ts';

/** The journeys of a shopper through the built shop, in real Chromium, with the sandboxes of `npm start`. */
export default defineConfig({
  testDir: 'tests/journeys',
  // `npm test` counts these.
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  outputDir: 'test-results/journeys',
  snapshotPathTemplate: 'tests/journeys/visual/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A machine that stalls for a moment must not hide what the rest of a run says. What passes only when repeated is
  // listed as flaky.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: url,
    trace: 'retain-on-failure',
    // Journeys see and replace what the page itself requests; service-worker.spec.ts is about the worker.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions(),
  },
  projects: [
    // Command-line filters do not apply to a project that another one depends on, so the tag is excluded here.
    { name: 'journeys', testIgnore: [outages, searchFaults], grepInvert: everyStore },
    // Needs storefronts that only `npm run test:stores` builds.
    { name: 'every-store', grep: everyStore },
    // Turns services off for everybody, so it runs alone and last.
    { name: 'outages', testMatch: outages, dependencies: ['journeys'], fullyParallel: false },
    // For any brand: `npm run test:brand`.
    { name: 'brand', testDir: 'tests/brand', testMatch: '*.spec.ts' },
    { name: 'search-faults', testMatch: searchFaults, dependencies: ['outages'], fullyParallel: false },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/start/start.ts`,
    url,
    timeout: 900_000,
    // Uses a shop that is already running; `npm test` makes sure that none is.
    reuseExistingServer: true,
    stdout: 'pipe',
    env: { SANDBOX_DATA: '.data/journeys' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
