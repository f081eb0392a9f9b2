import { budgetTable, isMissed } from './bench-redirects/bench-budget.ts';
import { benchLookUps } from './bench-redirects/bench-look-ups.ts';
import { benchSizes } from './bench-redirects/bench-sizes.ts';
import { timeBuilds } from './bench-redirects/time-builds.ts';

/** `npm run bench:redirects` measures what the redirects cost; `-- --builds` adds two builds, which take minutes. */
async function bench(args: readonly string[]): Promise<void> {
  const budgets = [...(await benchLookUps()), ...(await benchSizes())];
  console.log(`\n${budgetTable(budgets)}`);
  if (args.includes('--builds')) console.log(`\n${await timeBuilds([0, 20_000])}`);
  process.exitCode = budgets.some(isMissed) ? 1 : 0;
}

void bench(process.argv.slice(2));
