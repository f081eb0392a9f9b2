import { runChecks } from './checks.ts';
import { runCounted } from '../run-script.ts';

/** `npm run check`: everything that can be checked without running the shop. */
runCounted(() => {
  const { passed, failed } = runChecks();
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
  return Promise.resolve({ passed: passed.length, failed: failed.length });
});
