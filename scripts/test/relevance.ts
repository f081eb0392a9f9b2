import { type Measurement, measureRelevance, successAt } from '../../tests/relevance/measure.ts';
import { queryKinds } from '../../tests/relevance/query-sets.ts';
import { runCommand } from '../command.ts';

/**
 * `npm run relevance` prints how often the sandbox's search shows what a shopper is looking for. The tests enforce the
 * goals (`tests/relevance/relevance.test.ts`).
 */
async function report(): Promise<void> {
  const measured = await measureRelevance();
  console.log(
    'This measures the ranking of the sandbox, which stands in for Klevu; Klevu’s is not measured.\n',
  );
  console.log(`${''.padEnd(12)}${'used for tuning'.padEnd(26)}kept out of tuning`);
  console.log(`${''.padEnd(12)}${parts(['@1', '@3', 'queries'])}${parts(['@1', '@3', 'queries'])}\n`);
  const languages = [...new Set(measured.map(({ language }) => language))];
  for (const language of languages)
    console.log(
      row(
        language,
        measured.filter((one) => one.language === language),
      ),
    );
  console.log();
  for (const kind of queryKinds)
    console.log(
      row(
        kind,
        measured.filter((one) => one.kind === kind),
      ),
    );
  console.log(`\n${row('all', measured)}\n`);
  console.log(missesOf(measured));
}

function row(name: string, measured: readonly Measurement[]): string {
  const halves = [measured.filter(({ heldOut }) => !heldOut), measured.filter(({ heldOut }) => heldOut)];
  return name.padEnd(12) + halves.map(shares).join('').trimEnd();
}

const shares = (measured: readonly Measurement[]): string =>
  parts([successAt(1, measured).toFixed(2), successAt(3, measured).toFixed(2), String(measured.length)]);

const parts = (values: readonly string[]): string =>
  values.map((value) => value.padEnd(8)).join('') + ' '.repeat(2);

/** Those kept out of tuning are not listed: whoever knows them would tune for them. */
function missesOf(measured: readonly Measurement[]): string {
  const missed = measured.filter(({ heldOut, rank }) => !heldOut && rank > 1);
  const lines = missed.map(
    ({ language, kind, query, rank, found }) =>
      `  ${language.padEnd(8)} ${kind.padEnd(10)} ${query}  →  ${rank === Infinity ? 'not among the first three' : `at ${rank}`}; first: ${found.join(', ') || 'nothing'}`,
  );
  return [`Used for tuning and not first: ${missed.length}`, ...lines].join('\n');
}

runCommand(report);
