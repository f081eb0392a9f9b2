import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Where a command writes: one call, one line or more. */
export type Print = (text: string) => void;

/**
 * Reads a command's arguments strictly.
 * @param usage what to type, shown with every mistake.
 * @throws Error saying which argument is wrong, with the usage.
 */
export function parseCommand<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  refuseSwallowed(usage, config);
  try {
    return parseArgs(config);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Node goes on about arguments that begin with a dash, which none of ours does.
    throw usageError(message.replace(/\.? To specify a positional.*$/s, ''), usage);
  }
}

/** Without the two dashes npm keeps the flags for itself: it hands on their values at most, and sets variables. */
function refuseSwallowed(usage: string, { args = [], options = {} }: ParseArgsConfig): void {
  for (const flag of Object.keys(options)) {
    const isGiven = args.some((argument) => argument === `--${flag}` || argument.startsWith(`--${flag}=`));
    if (!isGiven && process.env[`npm_config_${flag}`])
      throw usageError(`npm kept --${flag} for itself. Put -- after redirects.`, usage);
  }
}

/**
 * The one argument that a command is about.
 * @param what it is, for the message when it is missing.
 * @throws Error with the usage when there is none or more than one.
 */
export function onlyArgument(positionals: readonly string[], usage: string, what = 'argument'): string {
  const [only, ...others] = positionals;
  if (only === undefined) throw usageError(`The ${what} is missing.`, usage);
  if (others.length > 0) throw usageError(`One at a time: ${others.join(' ')} is too much.`, usage);
  return only;
}

/** A mistake in the arguments, with what to type instead. */
export const usageError = (problem: string, usage: string): Error => new Error(`${problem}\nUsage: ${usage}`);
