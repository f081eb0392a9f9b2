import { CsvError, parse } from 'csv-parse/sync';
import type { ListedLink } from './landings.ts';

interface LinkList extends Csv {
  readonly links: readonly ListedLink[];
}

/** Names for a column of links, in any case. */
const linkColumns = ['link', 'url', 'path', 'href'];

/**
 * Reads a CSV file with one column of links.
 * @param file its name, for messages.
 * @throws Error that explains what is wrong with the file, if it could be checked only partly or not at all.
 */
export function readLinkList(bytes: Uint8Array, file: string): LinkList {
  const csv = readCsv(decodeText(bytes, file), file);
  const column = linkColumnOf(csv.header, file);
  const links = csv.records.map(({ cells, line }) => ({ link: cells[column] ?? '', line }));
  if (links.every(({ link }) => link.trim() === ''))
    throw new Error(
      `${file} has no link in its column "${nameOf(csv.header[column])}". Write one link in each row.`,
    );
  return { ...csv, links };
}

function linkColumnOf(header: readonly string[], file: string): number {
  const found = [...header.keys()].filter((at) => linkColumns.includes(nameOf(header[at]).toLowerCase()));
  const [column, ...others] = found;
  if (column === undefined)
    throw new Error(
      `${file} has no column of links; its columns are ${named(header)}. ` +
        'Usually, the header row is missing: write "link" above the links.',
    );
  if (others.length > 0)
    throw new Error(
      `${file} has more than one column of links: ${named(found.map((at) => header[at]))}. Keep one, and rename the others.`,
    );
  return column;
}

const nameOf = (cell: string | undefined): string => cell?.trim() ?? '';

const named = (cells: readonly (string | undefined)[]): string =>
  cells.map((cell) => `"${nameOf(cell)}"`).join(', ');

/** A record of a file and its first line, counted from 1. */
interface CsvRecord {
  readonly cells: readonly string[];
  readonly line: number;
}

interface Csv {
  readonly delimiter: string;
  readonly header: readonly string[];
  readonly records: readonly CsvRecord[];
}

/**
 * Reads comma-separated values (RFC 4180) with a header row; semicolons and tabs are supported as well, because
 * spreadsheets use them in most of Europe.
 * @param file its name, for messages.
 * @throws Error with file and line if it is malformed or empty.
 */
export function readCsv(text: string, file: string): Csv {
  const delimiter = delimiterOf(text);
  const [header, ...records] = parseRecords(text, delimiter, file);
  if (!header)
    throw new Error(`${file} is empty. Its first row must contain the column names, for example "link".`);
  return { delimiter, header: header.cells, records };
}

/** Writes rows according to RFC 4180, with line feeds; what a spreadsheet would interpret as a formula becomes text. */
export const writeCsv = (rows: readonly (readonly string[])[], delimiter = ','): string =>
  rows.map((row) => `${row.map((cell) => quoted(asText(cell), delimiter)).join(delimiter)}\n`).join('');

/** A leading apostrophe prevents a spreadsheet from executing the content of a cell (OWASP, CSV injection). */
const asText = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string, delimiter: string): string =>
  /["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** The one that occurs most often in the header row. */
function delimiterOf(text: string): string {
  const [header = ''] = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const count = (delimiter: string) => header.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
}

function parseRecords(text: string, delimiter: string, file: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  try {
    parse(text, {
      delimiter,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }) => {
        // The parser reports where a record ends, and a cell may contain line breaks.
        records.push({ cells, line: lines - cells.join('').split('\n').length + 1 });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    throw new Error(`${file}:${line}: ${error.message}. Fix the line, or save the file as CSV again.`, {
      cause: error,
    });
  }
  return records;
}

/** The first bytes of Office files, which are archives. */
const archive = 'PK\u0003\u0004';

/**
 * Decodes a text file: UTF-8, or UTF-16 with its byte order mark. The mark is not part of the text.
 * @param file its name, for messages.
 * @throws Error with a remedy if it is something else, such as a spreadsheet or Windows-1252.
 */
export function decodeText(bytes: Uint8Array, file: string): string {
  const remedy = 'Save it as CSV UTF-8.';
  if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') === archive)
    throw new Error(`${file} is a spreadsheet or an archive, not a CSV file. ${remedy}`);
  const text = decoded(bytes);
  // UTF-16 without its mark is valid UTF-8 that is full of zeros.
  if (text === null || text.includes('\0'))
    throw new Error(`${file} is not encoded in UTF-8, so its characters cannot be read reliably. ${remedy}`);
  return text;
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
