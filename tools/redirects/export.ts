import { writeFile } from 'node:fs/promises';
import { brand } from '../../brands/build.ts';
import type { RedirectRule } from '../../redirects/types.ts';
import { parseCommand } from '../command-line.ts';
import { rulesCsv } from './rules-csv.ts';
import { redirectsOf } from './site.ts';
import { printLine } from '../../scripts/print.ts';

/**
 * `export`: the rules as JSON, for other programs and for comparison, or as CSV, for a spreadsheet. Without a file, what is
 * printed is nothing else; with `npm run`, use `-s` to suppress npm's lines.
 * @returns the exit code.
 * @throws UsageError that explains what is wrong with the arguments.
 */
export async function exportCommand(args: readonly string[]): Promise<number> {
  const { values } = parseCommand({
    args: [...args],
    options: {
      store: { type: 'string', default: brand.storefronts[0].id },
      csv: { type: 'boolean', default: false },
      out: { type: 'string' },
    },
  });
  const { compiled, site } = redirectsOf(values.store);
  const text = values.csv ? rulesCsv(compiled, site) : redirectsJson(compiled.map(({ rule }) => rule));
  if (values.out === undefined) process.stdout.write(text);
  else {
    await writeFile(values.out, text);
    printLine(`${compiled.length} rules in ${values.out}.`);
  }
  return 0;
}

/** Rules as a JSON array with exactly the fields of a rule: one rule per line, so that two exports can be compared. */
export const redirectsJson = (rules: readonly RedirectRule[]): string =>
  `[\n${rules.map((rule) => `  ${JSON.stringify(onlyItsFields(rule))}`).join(',\n')}\n]\n`;

/** A compiled rule may have more fields than its type. */
const onlyItsFields = (rule: RedirectRule): RedirectRule => ({
  fromPath: rule.fromPath,
  toPath: rule.toPath,
  isPermanent: rule.isPermanent,
  ignoreCase: rule.ignoreCase,
  redirectInBrowser: rule.redirectInBrowser,
  ...(rule.conditions ? { conditions: { country: rule.conditions.country } } : {}),
});
