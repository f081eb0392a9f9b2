import { typeMistakes } from '../../gatsby/redirects/type-check.ts';
import { type Commands, type Print, runTool } from '../command-line.ts';
import { type CommandName, helpOf, isCommandName, overview, usageOf } from './command-line.ts';
import { printLine } from '../../scripts/print.ts';

/**
 * `COMMAND …`, `COMMAND --help`, or nothing for help with all of them.
 * @returns the exit code.
 * @throws Error that explains what is wrong with the arguments, and any error of the command.
 */
export const runCommand = (args: readonly string[], print: Print = printLine): Promise<number> =>
  runTool({ helpOf, overview, isCommandName, usageOf }, commands, args, print);

/** The commands of `npm run redirects`; each is loaded only when it is called. */
export const commands: Commands = {
  lint: { load: async () => (await import('./lint.ts')).lintCommand },
  explain: { load: async () => (await import('./explain.ts')).explainCommand },
  qr: { load: async () => (await import('./qr.ts')).qrCommand },
  'check-links': { load: async () => (await import('./check-links.ts')).checkLinksCommand },
  export: { load: async () => (await import('./export.ts')).exportCommand },
  'add-moved': { load: async () => (await import('./add-moved.ts')).addMovedCommand },
} satisfies Record<CommandName, unknown>;

/**
 * What to print if a command fails. Our own errors are complete in their message; an error of the language comes from a
 * mistake in a file, usually in the table.
 * @param mistakesOfTable the mistakes that TypeScript reports in the table, or null.
 */
export async function inWords(error: unknown, mistakesOfTable = typeMistakes): Promise<string> {
  if (!(error instanceof Error)) return String(error);
  if (isOfLanguage(error)) return (await mistakesOfTable().catch(() => null)) ?? error.stack ?? error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && path !== undefined) return `File not found: ${path}`;
  return code === 'EISDIR' ? 'Expected a file, not a folder.' : error.message;
}

/** The last one is an import of a file that does not exist. */
const isOfLanguage = (error: Error): boolean =>
  error instanceof SyntaxError ||
  error instanceof ReferenceError ||
  error instanceof TypeError ||
  ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND');
