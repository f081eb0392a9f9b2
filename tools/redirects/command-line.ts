import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { countries } from 'countries-list';

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
      throw usageError(`npm consumed --${flag} itself. Put -- after redirects.`, usage);
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
  if (others.length > 0) throw usageError(`Only one argument is allowed; remove ${others.join(' ')}.`, usage);
  return only;
}

/** A mistake in the arguments, with what to type instead. */
const usageError = (problem: string, usage: string): Error => new Error(`${problem}\nUsage: ${usage}`);

/** What a command is typed with and what it does. */
interface Usage {
  /** The arguments after its name; empty for none. */
  readonly takes: string;
  readonly does: string;
}

export type CommandName = 'lint' | 'explain' | 'matrix' | 'qr' | 'check-links' | 'export';

const usages: Readonly<Record<CommandName, Usage>> = {
  lint: {
    takes: '[--store ID] [rules.json]',
    does: 'Checks the table, or a file of exported rules; with --store, for one storefront.',
  },
  explain: {
    takes: 'LINK [--country kr] [--store us] [--json]',
    does: 'Explains where a link leads and why. LINK is a name, a path, or a full address.',
  },
  matrix: {
    takes: '[--out FILE]',
    does: 'Writes an HTML page with every short link in every country.',
  },
  qr: {
    takes: 'LINK [--store us] [--size MM] [--out FOLDER]',
    does: 'Writes a QR code for print. LINK is a name, a path, or a full address.',
  },
  'check-links': {
    takes: 'FILE.csv [--country se,de,unknown] [--store us] [--out FILE.csv]',
    does: 'Lists where printed links land. The file needs a column named link, url, path, or href.',
  },
  export: {
    takes: '[--store us] [--out FILE]',
    does: 'Writes the rules as JSON.',
  },
};

/** What to type for a command, with all it takes. */
export const usageOf = (name: CommandName): string => `npm run redirects -- ${name} ${usages[name].takes}`;

/** A command's help, for a terminal. */
export const helpOf = (name: CommandName): string => `${usageOf(name)}\n\n${usages[name].does}`;

/** All commands and what each is for, for a terminal. */
export const overview = (): string =>
  [
    'npm run redirects -- COMMAND',
    ...Object.entries(usages).map(([name, { takes, does }]) => `  ${name} ${takes}\n      ${does}`),
  ].join('\n\n');

export const isCommandName = (name: string): name is CommandName => Object.hasOwn(usages, name);

/** Writes a file. @throws Error saying why it cannot be written. */
export async function writeOut(file: string, data: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, data);
  } catch (error) {
    throw refusal(error, file, {
      ENOENT: `the folder ${dirname(file)} does not exist. Create it first.`,
      EISDIR: 'it is a folder. Specify a file in it.',
      ENOTDIR: `${dirname(file)} is a file, not a folder.`,
    });
  }
}

/** Makes a folder, with those above it, unless it is there. @throws Error saying why it cannot be made. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const words = 'it is a file, or inside one. Specify a folder.';
    throw refusal(error, folder, { EEXIST: words, ENOTDIR: words });
  }
}

/** An error of the file system in words, where there are any for its code; else as it is. */
function refusal(error: unknown, path: string, words: Readonly<Record<string, string>>): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  const reason = { EACCES: 'you do not have permission to write there.', ...words }[code];
  return reason === undefined ? error : new Error(`${path} cannot be written: ${reason}`, { cause: error });
}

/** The library has them; ISO 3166-1 only keeps them from being given to others. */
const reserved = ['ac', 'ta', 'xk'];

/**
 * Reads a country code that somebody typed.
 * @returns ISO 3166-1 alpha-2 in lower case; rules need not name it.
 * @throws Error saying what a code looks like, or which one is meant.
 */
export function readCountry(text: string): string {
  const code = text.toLowerCase();
  if (code === 'uk') throw new Error(`"${text}" is not a country code; use gb.`);
  const isKnown = /^[a-z]{2}$/.test(code) && Object.hasOwn(countries, code.toUpperCase());
  if (isKnown && !reserved.includes(code)) return code;
  throw new Error(
    `"${text}" is not a country code. A code has two letters (ISO 3166-1 alpha-2): se for Sweden, kr for South Korea.`,
  );
}
