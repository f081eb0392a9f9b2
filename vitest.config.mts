import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'dist/**', 'public/**', '.cache/**', '.builds/**', 'tests/journeys/**'],
    setupFiles: ['./tests/setup.ts'],
    restoreMocks: true,
    allowOnly: false,
    // A busy machine is no failure.
    testTimeout: 30_000,
  },
});
