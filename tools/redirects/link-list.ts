import { type Csv, readCsv } from './csv.ts';
import { decodeText } from './decode-text.ts';
import type { ListedLink } from './landings.ts';

/** A list of links, with a link for each of its records. */
export interface LinkList extends Csv {
  readonly links: readonly ListedLink[];
}

/** What a column of links is called, in any case. */
const linkColumns = ['link', 'url', 'path', 'href'];

/**
 * Reads a CSV file that has one column of links.
 * @param file its name, for messages.
 * @throws Error saying what is wrong with the file, when it could be checked only in part or not at all.
 */
export function readLinkList(bytes: Uint8Array, file: string): LinkList {
  const csv = readCsv(decodeText(bytes, file), file);
  const column = linkColumnOf(csv.header, file);
  const links = csv.records.map(({ cells, line }) => ({ link: cells[column] ?? '', line }));
  if (links.every(({ link }) => link.trim() === ''))
    throw new Error(
      `${file} has no link in its column "${nameOf(csv.header[column])}". Write one link into each row.`,
    );
  return { ...csv, links };
}

function linkColumnOf(header: readonly string[], file: string): number {
  const found = [...header.keys()].filter((at) => linkColumns.includes(nameOf(header[at]).toLowerCase()));
  const [column, ...others] = found;
  if (column === undefined)
    throw new Error(
      `${file} has no column of links; its columns are ${named(header)}. ` +
        'Mostly the row with the names is missing: write "link" above the links.',
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
