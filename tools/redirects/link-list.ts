import { CsvError, parse } from 'csv-parse/sync';
import type { ListedLink } from './landings.ts';

interface LinkList {
  readonly delimiter: string;
  readonly header: readonly string[];
  /** The cells of each row below the header. */
  readonly records: readonly (readonly string[])[];
  /** One for each record. */
  readonly links: readonly ListedLink[];
}

/** Names for a column of links, in any case. */
const linkColumns = ['link', 'url', 'path', 'href'];

/**
 * Reads a CSV file (RFC 4180, UTF-8) with a header row and one column of links; semicolons and tabs are supported as well,
 * because spreadsheets use them in most of Europe.
 * @param file its name, for messages.
 * @throws Error that explains what is wrong with the file.
 */
export function readLinkList(bytes: Uint8Array, file: string): LinkList {
  const text = decodeText(bytes, file);
  const [firstLine = ''] = text.split(/[\r\n]/, 1);
  const delimiter = [';', '\t'].find((candidate) => firstLine.includes(candidate)) ?? ',';
  const [first, ...records] = parseRecords(text, delimiter, file);
  const header = first?.cells ?? [];
  const column = header.findIndex((name) => linkColumns.includes(name.trim().toLowerCase()));
  if (column === -1)
    throw new Error(
      `${file} has no column of links; its columns are "${header.join('", "')}". ` +
        'Usually, the header row is missing: write "link" above the links.',
    );
  const links = records.map(({ cells, line }) => ({ link: cells[column] ?? '', line }));
  if (links.every(({ link }) => link.trim() === ''))
    throw new Error(
      `${file} has no link in its column "${header[column] ?? ''}". Write one link in each row.`,
    );
  return { delimiter, header, records: records.map(({ cells }) => cells), links };
}

/** Writes rows according to RFC 4180, with line feeds; what a spreadsheet would interpret as a formula becomes text. */
export const writeCsv = (rows: readonly (readonly string[])[], delimiter = ','): string =>
  rows.map((row) => `${row.map((cell) => quoted(asText(cell), delimiter)).join(delimiter)}\n`).join('');

/** A leading apostrophe prevents a spreadsheet from executing the content of a cell (OWASP, CSV injection). */
const asText = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string, delimiter: string): string =>
  /["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** The cells of each row, and its first line, counted from 1. @throws Error with file and line. */
function parseRecords(text: string, delimiter: string, file: string) {
  const records: { readonly cells: readonly string[]; readonly line: number }[] = [];
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

/** @throws Error with a remedy if the file is something else, such as a spreadsheet. */
function decodeText(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Error(`${file} is not a text in UTF-8. Save it as CSV UTF-8.`, { cause: error });
  }
}
