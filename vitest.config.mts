import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { buildsDemo, ofTheDemo } from './scripts/brand/of-the-demo.ts';
import { lanesOf } from './tests/lanes.mts';

const { page, alone } = lanesOf();
const exclude = [
  ...configDefaults.exclude,
  'dist/**',
  'public/**',
  '.cache/**',
  '.builds/**',
  'tests/journeys/**',
  ...(buildsDemo() ? [] : ofTheDemo.map((path) => `${path}/**`)),
];

export default defineConfig({
  resolve: {
    alias: [
      // The shop's pages without Gatsby; what the build needs of it are only types.
      { find: /^gatsby$/, replacement: resolve('src/testing/gatsby.tsx') },
    ],
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
