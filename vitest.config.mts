import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { lanesOf } from './tests/lanes.mts';

const { page, alone } = lanesOf();
const exclude = [
  ...configDefaults.exclude,
  'dist/**',
  'public/**',
  '.cache/**',
  '.builds/**',
  'tests/journeys/**',
];

export default defineConfig({
  // As in `gatsby/webpack.ts`.
  resolve: {
    alias: {
      'gatsby-api-runner': resolve('node_modules/gatsby/cache-dir/api-runner-browser.js'),
    },
  },
  test: {
    setupFiles: ['./tests/setup.ts'],
    restoreMocks: true,
    allowOnly: false,
    // A busy machine is not a failure.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Every core: the process that distributes the files has little to do.
    maxWorkers: availableParallelism(),
    // One for all processes; tests/redirects/sample.ts describes what it selects.
    env: { REDIRECTS_SEED: process.env['REDIRECTS_SEED'] || String(randomInt(2 ** 31 - 1)) },
    projects: [
      { extends: true, test: { name: 'page', include: page, pool: 'vmThreads' } },
      { extends: true, test: { name: 'alone', include: alone } },
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...page, ...alone],
          isolate: false,
        },
      },
    ],
  },
});
