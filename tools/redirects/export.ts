import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { brand } from '../../brands/build.ts';
import type { RedirectRule } from '../../redirects/types.ts';
import { parseCommand, type Print } from '../command-line.ts';
import { usageOf, writeOut } from './command-line.ts';
import { rulesCsv } from './rules-csv.ts';
import { redirectsOf } from './site.ts';
import { printLine } from '../../scripts/print.ts';

/**
 * `export`: the rules as JSON, for other programs and for comparison, or as CSV, for a spreadsheet.
 * @returns the exit code.
 * @throws Error that explains what is wrong with the arguments, or why the file cannot be written.
 */
export async function exportCommand(args: readonly string[], print: Print = printAsIs): Promise<number> {
  const { values } = parseCommand(usageOf('export'), {
    args: [...args],
    options: {
      store: { type: 'string', default: brand.storefronts[0].id },
      csv: { type: 'boolean', default: false },
      out: { type: 'string' },
    },
  });
  const { compiled, site } = redirectsOf(values.store);
  const text = values.csv ? rulesCsv(compiled, site) : redirectsJson(compiled.map(({ rule }) => rule));
  if (values.out === undefined) {
    print(text);
    return 0;
  }
  await writeOut(values.out, text);
  printLine(`${compiled.length} rules in ${values.out}.`);
  return 0;
}

/** Without a line of its own; with `npm run`, use `-s` (`npm run -s redirects -- export`) to suppress npm's. */
const printAsIs: Print = (text) => void process.stdout.write(text);

/** Rules as a JSON array with exactly the fields of a rule: one rule per line, so that two exports can be compared. */
export function redirectsJson(rules: readonly RedirectRule[]): string {
  if (rules.length === 0) return '[]\n';
  return `[\n${rules.map((rule) => `  ${JSON.stringify(onlyItsFields(rule))}`).join(',\n')}\n]\n`;
}

/** A compiled rule may have more fields than its type. */
const onlyItsFields = (rule: RedirectRule): RedirectRule => ({
  fromPath: rule.fromPath,
  toPath: rule.toPath,
  isPermanent: rule.isPermanent,
  ignoreCase: rule.ignoreCase,
  redirectInBrowser: rule.redirectInBrowser,
  ...(rule.conditions ? { conditions: { country: rule.conditions.country } } : {}),
});

const text = z.string().min(1);

/** Rules as written by `redirectsJson`: exactly the fields of a rule. The lint checks the values of the fields. */
const redirectRulesSchema = z.array(
  z.strictObject({
    fromPath: text,
    toPath: text,
    isPermanent: z.literal(true),
    ignoreCase: z.literal(true),
    redirectInBrowser: z.literal(true),
    conditions: z.exactOptional(z.strictObject({ country: text })),
  }),
);

/** A rule and its line in the file, from 1. */
export interface RuleOfFile {
  readonly rule: RedirectRule;
  readonly line: number;
}

/**
 * Reads a file of exported rules, however it is formatted. @throws Error with the file, the line, and what to write, if
 * it is not such a file.
 */
export function readRulesFile(path: string): RuleOfFile[] {
  const source = readFileSync(path, 'utf8');
  const lines = linesOfRules(source);
  const read = redirectRulesSchema.safeParse(parse(path, source));
  if (read.success) return read.data.map((rule, at) => ({ rule, line: lines[at] ?? 1 }));
  const problems = read.error.issues.map(({ path: [at, ...field], message }) => {
    const place = typeof at === 'number' ? `rule ${at + 1}${near(lines[at])}` : 'the file';
    return `  ${[place, ...field.map(String)].join(', ')}: ${message}`;
  });
  throw new Error(
    `${path} is not a list of redirect rules; \`npm run -s redirects -- export\` writes one.\n${problems.join('\n')}`,
  );
}

function parse(path: string, source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new Error(`${path} is not JSON; \`npm run -s redirects -- export\` writes a valid file.`, {
      cause: error,
    });
  }
}

/** The line of each rule's source; JSON itself does not record lines. */
function linesOfRules(source: string): number[] {
  return source
    .split('\n')
    .flatMap((line, at) => Array.from(line.matchAll(/(?<!\\)"fromPath"\s*:/g), () => at + 1));
}

const near = (line: number | undefined): string => (line === undefined ? '' : ` (line ${line})`);
