import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { RedirectRule } from '../../redirects/types.ts';

const text = z.string().min(1);

/** Rules as `redirectsJson` writes them: exactly the fields of a rule. What the fields say is the lint's business. */
export const redirectRulesSchema = z.array(
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
 * Reads a file of exported rules, however it is laid out.
 * @throws Error naming the file, the line and what to write, when it is no such file.
 */
export function readRulesFile(path: string): RuleOfFile[] {
  const source = readFileSync(path, 'utf8');
  const lines = linesOfRules(source);
  const read = redirectRulesSchema.safeParse(parse(path, source));
  if (read.success) return read.data.map((rule, at) => ({ rule, line: lines[at] ?? 1 }));
  const problems = read.error.issues.map(({ path: [at, ...field], message }) => {
    const place = typeof at === 'number' ? `rule ${at + 1}${near(lines[at])}` : 'the whole';
    return `  ${[place, ...field.map(String)].join(', ')}: ${message}`;
  });
  throw new Error(
    `${path} is no list of redirect rules; \`npm run -s redirects -- export\` writes one.\n${problems.join('\n')}`,
  );
}

function parse(path: string, source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new Error(`${path} is no JSON; \`npm run -s redirects -- export\` writes a file that is.`, {
      cause: error,
    });
  }
}

/** The line on which each rule names its source; JSON itself keeps no lines. */
function linesOfRules(source: string): number[] {
  return source
    .split('\n')
    .flatMap((line, at) => Array.from(line.matchAll(/(?<!\\)"fromPath"\s*:/g), () => at + 1));
}

const near = (line: number | undefined): string => (line === undefined ? '' : ` (line ${line})`);
