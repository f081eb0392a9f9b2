import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { storeById } from '../../stores/index.ts';
import { outputOf } from './build-target.ts';
import type { FinishedBuild } from './build-targets.ts';

interface BuildSummary {
  readonly store: string;
  readonly languages: string;
  readonly pages: number;
  readonly seconds: number;
  readonly bytes: number;
}

export async function summaryOf({ target, seconds }: FinishedBuild): Promise<BuildSummary> {
  const output = outputOf(target);
  const files = (await readdir(output, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return {
    store: target.store,
    languages: storeById(target.store).languages.join(' '),
    pages: files.filter(({ name }) => name.endsWith('.html')).length,
    seconds,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

/** The summary at the end of a run over all storefronts. */
export function buildTable(summaries: readonly BuildSummary[]): string {
  const number = (value: number) => value.toLocaleString('en');
  const rows = [
    ['store', 'languages', 'pages', 'seconds', 'bytes'],
    ...summaries.map(({ store, languages, pages, seconds, bytes }) => [
      store,
      languages,
      ...[pages, seconds, bytes].map(number),
    ]),
    [
      `${summaries.length} stores`,
      '',
      ...(['pages', 'seconds', 'bytes'] as const).map((field) =>
        number(summaries.reduce((sum, summary) => sum + summary[field], 0)),
      ),
    ],
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column < 2 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  '),
    )
    .join('\n');
}
