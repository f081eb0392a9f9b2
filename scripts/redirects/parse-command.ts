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
  try {
    return parseArgs(config);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Node goes on about arguments that begin with a dash, which none of ours does.
    throw usageError(message.replace(/\.? To specify a positional.*$/s, ''), usage);
  }
}

/** The one argument that a command is about. @throws Error with the usage when there is none or more than one. */
export function onlyArgument(positionals: readonly string[], usage: string): string {
  const [only, ...others] = positionals;
  if (only === undefined) throw usageError('Something is missing.', usage);
  if (others.length > 0) throw usageError(`One at a time: ${others.join(' ')} is too much.`, usage);
  return only;
}

const usageError = (problem: string, usage: string): Error => new Error(`${problem}\nUsage: ${usage}`);
