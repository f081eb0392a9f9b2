import { runChecks } from './checks.ts';

const { failed } = runChecks();
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
