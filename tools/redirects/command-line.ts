import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { countries } from 'countries-list';
import { commandsOf, type Usage } from '../command-line.ts';

export type CommandName = 'lint' | 'explain' | 'qr' | 'check-links' | 'export' | 'add-moved';

const usages: Readonly<Record<CommandName, Usage>> = {
  lint: {
    takes: '[--store ID] [rules.json]',
    does: 'Checks the table, or a file of exported rules; with --store, for one storefront.',
  },
  explain: {
    takes: 'LINK [--country kr] [--store us] [--json]',
    does: 'Explains where a link leads and why. LINK is a name, a path, or a full address.',
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
    takes: '[--store us] [--csv] [--out FILE]',
    does: 'Writes the rules as JSON, or with --csv for a spreadsheet: every link in every country.',
  },
  'add-moved': {
    takes: '',
    does: 'Adds a redirect for each page of the catalogue whose slug has changed.',
  },
};

export const { usageOf, helpOf, overview, isCommandName } = commandsOf('redirects', usages);

/** Writes a file. @throws Error that explains why it cannot be written. */
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

/** Creates a folder and its parents, unless it exists. @throws Error that explains why it cannot be created. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const words = 'it is a file, or inside one. Specify a folder.';
    throw refusal(error, folder, { EEXIST: words, ENOTDIR: words });
  }
}

/** Describes an error of the file system, if there is a description for its code; otherwise returns it unchanged. */
function refusal(error: unknown, path: string, words: Readonly<Record<string, string>>): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  const reason = { EACCES: 'you do not have permission to write there.', ...words }[code];
  return reason === undefined ? error : new Error(`${path} cannot be written: ${reason}`, { cause: error });
}

/** The library includes them; in ISO 3166-1, they are only reserved. */
const reserved = ['ac', 'ta', 'xk'];

/**
 * Parses a country code that somebody typed.
 * @returns ISO 3166-1 alpha-2 in lower case; not necessarily used in rules.
 * @throws Error that describes a valid code, or suggests the correct one.
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
