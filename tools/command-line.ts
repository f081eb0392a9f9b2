import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Prints a command's output: one call, one or more lines. */
export type Print = (text: string) => void;

/**
 * Parses a command's arguments strictly.
 * @param usage what to type, shown with every mistake.
 * @throws Error that identifies the wrong argument, with the usage.
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
    // Node adds a hint about arguments that start with a dash, which none of ours do.
    throw usageError(message.replace(/\.? To specify a positional.*$/s, ''), usage);
  }
}

/** Without the two dashes, npm consumes the flags: it passes on at most their values, and sets variables. */
function refuseSwallowed(usage: string, { args = [], options = {} }: ParseArgsConfig): void {
  for (const flag of Object.keys(options)) {
    const isGiven = args.some((argument) => argument === `--${flag}` || argument.startsWith(`--${flag}=`));
    if (!isGiven && process.env[`npm_config_${flag}`])
      throw usageError(`npm consumed --${flag} itself. Put -- after ${toolOf(usage)}.`, usage);
  }
}

/**
 * The one argument of a command.
 * @param what its description, for the message if it is missing.
 * @throws Error with the usage if there is none or more than one.
 */
export function onlyArgument(positionals: readonly string[], usage: string, what = 'argument'): string {
  const [only, ...others] = positionals;
  if (only === undefined) throw usageError(`The ${what} is missing.`, usage);
  if (others.length > 0) throw usageError(`Only one argument is allowed; remove ${others.join(' ')}.`, usage);
  return only;
}

const toolOf = (usage: string): string => /^npm run (\S+)/.exec(usage)?.[1] ?? 'the command';

export const usageError = (problem: string, usage: string): Error => new Error(`${problem}\nUsage: ${usage}`);

/** What a command of a tool takes and does, for its help. */
export interface Usage {
  /** The arguments after its name; empty for none. */
  readonly takes: string;
  readonly does: string;
}

/** The help of a tool (`npm run TOOL -- COMMAND`). */
export interface ToolHelp<Name extends string> {
  /** What to type for a command, with all of its arguments. */
  readonly usageOf: (name: Name) => string;
  readonly helpOf: (name: Name) => string;
  readonly overview: () => string;
  readonly isCommandName: (name: string) => name is Name;
}

export function commandsOf<Name extends string>(
  tool: string,
  usages: Readonly<Record<Name, Usage>>,
): ToolHelp<Name> {
  const usageOf = (name: Name) => `npm run ${tool} -- ${name} ${usages[name].takes}`;
  const lines = Object.entries<Usage>(usages).map(
    ([name, { takes, does }]) => `  ${name} ${takes}\n      ${does}`,
  );
  return {
    usageOf,
    helpOf: (name) => `${usageOf(name)}\n\n${usages[name].does}`,
    overview: () => [`npm run ${tool} -- COMMAND`, ...lines].join('\n\n'),
    isCommandName: (name): name is Name => Object.hasOwn(usages, name),
  };
}

/** Receives the arguments after its name and returns an exit code. */
type Command = (args: readonly string[]) => Promise<number>;

/** Commands by name; each is loaded only when it is called. */
export type Commands = Readonly<Record<string, { readonly load: () => Promise<Command> }>>;

const isHelp = (argument: string): boolean => argument === '--help' || argument === '-h';

/**
 * Runs `COMMAND …`, `COMMAND --help`, or nothing for help with all of them.
 * @returns the exit code.
 * @throws Error that explains what is wrong with the arguments, and any error of the command.
 */
export async function runTool<Name extends string>(
  { helpOf, overview, isCommandName }: ToolHelp<Name>,
  commands: Commands,
  [name = 'help', ...args]: readonly string[],
  print: Print,
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
