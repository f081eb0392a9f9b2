import { writeFile } from 'node:fs/promises';
import type { RedirectRule } from '../../redirects/types.ts';
import { flag, parseCommand, text } from '../command-line.ts';
import { rulesCsv } from './rules-csv.ts';
import { redirectsOf, storeOption } from './site.ts';
import { printLine } from '../../scripts/print.ts';

/**
 * `export`: the rules as JSON, for other programs and for comparison, or as CSV, for a spreadsheet. Without a file, what is
 * printed is nothing else; with `npm run`, use `-s` to suppress npm's lines.
 * @returns the exit code.
 * @throws UsageError that explains what is wrong with the arguments.
 */
export async function exportCommand(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, { store: storeOption, csv: flag, out: text });
  const { compiled, site } = redirectsOf(values.store);
  const written = values.csv ? rulesCsv(compiled, site) : redirectsJson(compiled.map(({ rule }) => rule));
  if (values.out === undefined) process.stdout.write(written);
  else {
    await writeFile(values.out, written);
    printLine(`${compiled.length} rules in ${values.out}.`);
  }
  return 0;
}

/** Rules as a JSON array: one rule per line, so that two exports can be compared. */
export const redirectsJson = (rules: readonly RedirectRule[]): string =>
  `[\n${rules.map((rule) => `  ${JSON.stringify(rule)}`).join(',\n')}\n]\n`;
