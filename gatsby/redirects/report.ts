import type { Finding } from '../../redirects/lint/types.ts';

/**
 * Findings for a terminal: two lines each, by file and line, and their number.
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

/** A key of an object and its colon, at the beginning of a line. */
const keyOfLine = /^\s*(?:\{\s*)?(?:(['"`])(?<quoted>.*?)\1|(?<plain>[\w$]+))\s*:/;

/**
 * The line (from 1) on which a table's file has a link: that of its key, quoted or plain. Null when it has none, as with
 * links that a function of the table makes.
 */
export function lineOf(text: string, link: string): number | null {
  const at = text.split('\n').findIndex((line) => {
    const { quoted, plain } = keyOfLine.exec(line)?.groups ?? {};
    return (quoted ?? plain) === link;
  });
  return at === -1 ? null : at + 1;
}

/**
 * Where to look for a finding, as `file:line`. A link that stands on no line of its own is looked for at the address it
 * was made from, which is a folder above it, else at the top of its file.
 * @param readText the text of a file, or null when there is none.
 */
export function locateFinding({ at }: Finding, readText: (file: string) => string | null): string {
  if (!at) return 'somewhere';
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
