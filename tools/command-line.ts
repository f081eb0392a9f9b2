import { parseArgs, type ParseArgsConfig } from 'node:util';
import { printError, printLine } from '../scripts/print.ts';

/** A mistake in what somebody typed, which is shown with what to type. */
export class UsageError extends Error {}

/** A command of a tool (`npm run TOOL -- COMMAND`). */
interface Command {
  /** The arguments after its name; empty for none. */
  readonly takes: string;
  readonly does: string;
  /** Gets what it runs: it takes the arguments after its name, and returns an exit code. */
  readonly load: () => Promise<(args: readonly string[]) => Promise<number>>;
}
export type Commands = Readonly<Record<string, Command>>;

export const flag = { type: 'boolean', default: false } as const;
export const text = { type: 'string' } as const;

/**
 * Parses a command's arguments.
 * @param what its arguments are, if it takes any.
 * @returns the options, the first argument, and all of them.
 * @throws UsageError that identifies the wrong one.
 */
export function parseCommand<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  ...what: readonly string[]
) {
  const { values, positionals } = parsed(args, options, what.length > 0);
  const missing = what[positionals.length];
  if (missing !== undefined) throw new UsageError(`The ${missing} is missing.`);
  const others = positionals.slice(Math.max(what.length, 1));
  const most = what.length > 1 ? `${what.length} arguments are` : 'one argument is';
  if (others.length > 0) throw new UsageError(`Only ${most} allowed; remove ${others.join(' ')}.`);
  const [argument = ''] = positionals;
  return { values, argument, positionals };
}

function parsed<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  allowPositionals: boolean,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Node adds a hint about arguments that start with a dash, which none of ours do.
    throw new UsageError(message.replace(/\.? To specify a positional.*$/s, ''));
  }
}

/**
 * Runs `COMMAND …`, `COMMAND --help`, or nothing for help with all of them.
 * @returns the exit code.
 * @throws Error that explains what is wrong with the arguments, and any error of the command.
 */
export async function runTool(
  tool: string,
  commands: Commands,
  [name = 'help', ...args]: readonly string[],
): Promise<number> {
  const isHelp = (argument: string) => ['help', '--help', '-h'].includes(argument);
  const start = `npm run ${tool} --`;
  const lines = Object.entries(commands).map(
    ([known, { takes, does }]) => `  ${known} ${takes}\n      ${does}`,
  );
  const overview = [`${start} COMMAND`, ...lines].join('\n\n');
  if (isHelp(name)) {
    printLine(overview);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(`Unknown command "${name}".\n\n${overview}`);
  const usage = `${start} ${name} ${command.takes}`;
  if (args.some(isHelp)) {
    printLine(`${usage}\n\n${command.does}`);
    return 0;
  }
  const run = await command.load();
  try {
    return await run(args);
  } catch (error) {
    throw error instanceof UsageError ? new Error(`${error.message}\nUsage: ${usage}`) : error;
  }
}

/** Whether an error is a mistake in a file of ours, such as an import of one that is not there. */
export const isMistakeOfOurs = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  error instanceof ReferenceError ||
  error instanceof TypeError ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND');

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isMistakeOfOurs(error)) return error.stack ?? error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' && path !== undefined ? `File not found: ${path}` : error.message;
}

/** Runs a tool in this process. @param wordsFor what to print for errors that the tool knows more about. */
export async function startTool(
  tool: string,
  commands: Commands,
  wordsFor: (error: unknown) => Promise<string | null> | string | null,
): Promise<void> {
  // Reading only the beginning (`… | head`) closes the pipe, which is not a failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    process.exitCode = await runTool(tool, commands, process.argv.slice(2));
  } catch (error) {
    printError((await wordsFor(error)) ?? inWords(error));
    process.exitCode = 1;
  }
}
