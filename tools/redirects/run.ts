import { typeMistakes } from '../../gatsby/redirects/type-check.ts';
import { type CommandName, helpOf, isCommandName, overview, type Print } from './command-line.ts';

const isHelp = (argument: string): boolean => argument === '--help' || argument === '-h';

/**
 * `COMMAND …`, `COMMAND --help`, or nothing for help with all of them.
 * @returns the exit code.
 * @throws Error saying what is wrong with the arguments, and whatever the command throws.
 */
export async function runCommand(
  [name = 'help', ...args]: readonly string[],
  print: Print = console.log,
): Promise<number> {
  if (name === 'help' || isHelp(name)) {
    print(overview());
    return 0;
  }
  const command = commands[name];
  if (!isCommandName(name) || !command) throw new Error(`Unknown command "${name}".\n\n${overview()}`);
  if (args.some(isHelp)) {
    print(helpOf(name));
    return 0;
  }
  return (await command.load())(args);
}

/** Takes the arguments after its name and comes to an exit code. */
type Command = (args: readonly string[]) => Promise<number>;

/** The commands of `npm run redirects`; each is loaded only when it is called for. */
export const commands: Readonly<Record<string, { readonly load: () => Promise<Command> }>> = {
  lint: { load: async () => (await import('./lint.ts')).lintCommand },
  explain: { load: async () => (await import('./explain.ts')).explainCommand },
  matrix: { load: async () => (await import('./matrix.ts')).matrixCommand },
  qr: { load: async () => (await import('./qr.ts')).qrCommand },
  'check-links': { load: async () => (await import('./check-links.ts')).checkLinksCommand },
  export: { load: async () => (await import('./export.ts')).exportCommand },
} satisfies Record<CommandName, unknown>;

/**
 * What to tell whoever called a command that failed. Our own errors say all in their message; one of the language comes
 * from a mistake in a file, mostly in the table.
 * @param mistakesOfTable what TypeScript has against the table, or null.
 */
export async function inWords(error: unknown, mistakesOfTable = typeMistakes): Promise<string> {
  if (!(error instanceof Error)) return String(error);
  if (isOfLanguage(error)) return (await mistakesOfTable().catch(() => null)) ?? error.stack ?? error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && path !== undefined) return `File not found: ${path}`;
  return code === 'EISDIR' ? 'Expected a file, not a folder.' : error.message;
}

/** The last is an import of a file that is not there. */
const isOfLanguage = (error: Error): boolean =>
  error instanceof SyntaxError ||
  error instanceof ReferenceError ||
  error instanceof TypeError ||
  ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND');
