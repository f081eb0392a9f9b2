import { execFile } from 'node:child_process';
import type { Finding } from '../../redirects/lint/types.ts';
import { report } from './report.ts';

/** Where the table's files are gathered; a mistake in one of them is reported again there. */
const gathered = 'redirects/table/index.ts';

/**
 * What TypeScript has against the table: pages, countries, storefronts and fields that do not exist, names that stand
 * twice, missing commas. In words for a terminal, or null when nothing is wrong. Takes about two seconds.
 * @param folder the root of the repository.
 * @throws Error when TypeScript cannot be run.
 */
export async function typeMistakes(folder = '.'): Promise<string | null> {
  const { failed, output } = await runTypeScript(folder);
  if (!failed) return null;
  const findings = findingsOf(output);
  if (findings.length === 0) throw new Error(`The table could not be checked: ${output}`);
  return report(findings, ({ at }) => (at && 'line' in at ? `${at.file}:${at.line}` : ''));
}

function runTypeScript(folder: string): Promise<{ failed: boolean; output: string }> {
  const args = [
    'node_modules/typescript/bin/tsc',
    '--pretty',
    'false',
    '-p',
    'redirects/tsconfig.table.json',
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, output: stdout || stderr }),
    );
  });
}

/** Reads TypeScript's plain output: `file(line,column): error TS1234: words`, with more of the same indented below. */
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
  const inFiles = findings.filter(({ at }) => at?.file !== gathered);
  return inFiles.length > 0 ? inFiles : findings;
}

/** After a wrong comma or brace TypeScript misreads what follows; 1117 is a name that stands twice. */
const isSyntax = (code: string): boolean => /^1\d{3}$/.test(code) && code !== '1117';
