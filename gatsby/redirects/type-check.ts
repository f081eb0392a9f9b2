import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../brands/build.ts';
import type { Finding } from '../../redirects/lint/types.ts';
import { report } from './report.ts';

/** How TypeScript reads the table; a brand without redirects has none. */
const settings = `${brand.folder}/redirects/tsconfig.json`;

/** The file that collects the table's files; a mistake in one of them is reported again here. */
const gathered = `${brand.folder}/redirects/index.ts`;

/**
 * The mistakes TypeScript finds in the table, formatted for a terminal: pages, countries, storefronts and fields that
 * do not exist, duplicate names, missing commas. Null if there are none, or no table. Takes about two seconds.
 * @param folder the root of the repository.
 * @throws Error if TypeScript cannot be run.
 */
export async function typeMistakes(folder = '.'): Promise<string | null> {
  if (!existsSync(join(folder, settings))) return null;
  const { failed, output } = await runTypeScript(folder);
  if (!failed) return null;
  const findings = findingsOf(output);
  if (findings.length === 0) throw new Error(`The table could not be checked: ${output}`);
  return report(findings, ({ at }) => ('line' in at ? `${at.file}:${at.line}` : ''));
}

function runTypeScript(folder: string): Promise<{ failed: boolean; output: string }> {
  const args = ['node_modules/typescript/bin/tsc', '--pretty', 'false', '-p', settings];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, output: stdout || stderr }),
    );
  });
}

/** Parses TypeScript's plain output: `file(line,column): error TS1234: message`, with indented continuation lines. */
function findingsOf(output: string): Finding[] {
  const unread = new Set<string>();
  const findings = Array.from(
    output.matchAll(/^(\S.*)\((\d+),\d+\): error TS(\d+): (.*)$/gm),
    ([, file = '', line, code = '', words = '']): Finding | null => {
      if (unread.has(file)) return null;
      if (isSyntax(code)) unread.add(file);
      return {
        check: 'types',
        problem: words,
        remedy: 'Correct it there; docs/redirects.md describes what a line may contain.',
        at: { file, line: Number(line) },
      };
    },
  ).filter((finding) => finding !== null);
  const inFiles = findings.filter(({ at }) => at.file !== gathered);
  return inFiles.length > 0 ? inFiles : findings;
}

/** After a wrong comma or brace, TypeScript misreads everything that follows. 1117 reports a duplicate name. */
const isSyntax = (code: string): boolean => /^1\d{3}$/.test(code) && code !== '1117';
