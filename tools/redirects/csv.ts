import { CsvError, parse } from 'csv-parse/sync';

/** A record of a file and the line it begins on, counted from 1. */
export interface CsvRecord {
  readonly cells: readonly string[];
  readonly line: number;
}

export interface Csv {
  readonly delimiter: string;
  readonly header: readonly string[];
  readonly records: readonly CsvRecord[];
}

/**
 * Reads comma-separated values (RFC 4180) with a header row; semicolons and tabs are understood as well, since
 * spreadsheets write those in most of Europe.
 * @param file its name, for messages.
 * @throws Error with file and line when it is malformed or empty.
 */
export function readCsv(text: string, file: string): Csv {
  const delimiter = delimiterOf(text);
  const [header, ...records] = parseRecords(text, delimiter, file);
  if (!header) throw new Error(`${file} is empty. Its first row names the columns, for example "link".`);
  return { delimiter, header: header.cells, records };
}

/** Writes rows as RFC 4180 says, with line feeds; what a spreadsheet would take for a formula becomes text. */
export const writeCsv = (rows: readonly (readonly string[])[], delimiter = ','): string =>
  rows.map((row) => `${row.map((cell) => quoted(asText(cell), delimiter)).join(delimiter)}\n`).join('');

/** An apostrophe in front keeps a spreadsheet from running what a cell says (OWASP, CSV injection). */
const asText = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string, delimiter: string): string =>
  /["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Whatever stands most often in the header row. */
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
        // The parser counts where a record ends, and a cell may hold line breaks.
        records.push({ cells, line: lines - cells.join('').split('\n').length + 1 });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    throw new Error(`${file}:${line}: ${error.message}. Mend the line, or save the file as CSV anew.`, {
      cause: error,
    });
  }
  return records;
}
