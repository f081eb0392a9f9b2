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
