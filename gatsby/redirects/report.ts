import type { Finding } from '../../redirects/lint/types.ts';

/**
 * Formats findings for a terminal: two lines each, ordered by file and line, and their number.
 * @param placeOf `file:line` of a finding.
 */
export function report(findings: readonly Finding[], placeOf: (finding: Finding) => string): string {
  const entries = findings
    .map((finding) => ({ place: placeOf(finding), ...finding }))
    .sort((one, other) => one.place.localeCompare(other.place, 'en', { numeric: true }));
  const number = entries.length === 1 ? '1 finding' : `${entries.length} findings`;
  return [
    ...entries.map(({ place, check, problem, remedy }) => `${place}  ${check}  ${problem}\n    ${remedy}`),
    '',
    `${number}.`,
  ].join('\n');
}

/** An object key and its colon, at the beginning of a line. */
const keyOfLine = /^\s*(?:\{\s*)?(?:(['"`])(?<quoted>.*?)\1|(?<plain>[\w$]+))\s*:/;

/** A line of a list of old addresses, with or without the list's beginning. */
const lineOfList = /^(?!\s*\/\/)(?:[^`]*`)?\s*(?<addresses>\/[^`]*)/;

/**
 * The line (from 1) of a table's file that defines a link: as a key, quoted or not, or as an address in a list. Null if
 * no line does, as with links that a function in the table generates.
 */
export function lineOf(text: string, link: string): number | null {
  const at = text.split('\n').findIndex((line) => {
    const { quoted, plain } = keyOfLine.exec(line)?.groups ?? {};
    const { addresses = '' } = lineOfList.exec(line)?.groups ?? {};
    return (quoted ?? plain) === link || (link !== '' && addresses.split(/\s+/).includes(link));
  });
  return at === -1 ? null : at + 1;
}

/**
 * Where to look for a finding, as `file:line`. A link without a line of its own is located at the address it was
 * generated from, which is a parent folder, or else at the top of its file.
 * @param readText the text of a file, or null if it does not exist.
 */
export function locateFinding({ at }: Finding, readText: (file: string) => string | null): string {
  if ('line' in at) return `${at.file}:${at.line}`;
  const text = readText(at.file);
  if (text === null) return at.file;
  for (let link: string | null = at.link; link !== null; link = folderOf(link)) {
    const line = lineOf(text, link);
    if (line !== null) return `${at.file}:${line}`;
  }
  return `${at.file}:1`;
}

/** `/shop/bibs/` of `/shop/bibs/reviews/`; null at the top. */
function folderOf(link: string): string | null {
  const [, folder] = /^(\/.*\/)[^/]+\/?$/.exec(link) ?? [];
  return folder ?? null;
}
