import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { storeById } from '../../stores/index.ts';
import { outputOf } from './build-target.ts';
import type { FinishedBuild } from './build-targets.ts';
import type { ProcessUsage } from './process-usage.ts';

interface BuildSummary {
  readonly store: string;
  readonly languages: string;
  readonly pages: number;
  readonly seconds: number;
  /** Of all processes of the build. Missing where the system does not tell. */
  readonly usage?: ProcessUsage | undefined;
  readonly bytes: number;
}

export async function summaryOf({ target, seconds, usage }: FinishedBuild): Promise<BuildSummary> {
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
    usage,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

/** The summary at the end of a run over all storefronts. */
export function buildTable(summaries: readonly BuildSummary[]): string {
  const number = (value: number) => value.toLocaleString('en');
  const figures = summaries.map(figuresOf);
  // Builds do not run all at once, so that their memory does not add up.
  const sums = [0, 1, 2, 3, 4].map((column) => {
    const values = figures.map((one) => one[column] ?? 0);
    return column === 3 ? Math.max(0, ...values) : values.reduce((sum, value) => sum + value, 0);
  });
  const rows = [
    ['store', 'languages', 'pages', 'seconds', 'CPU seconds', 'peak MB', 'bytes'],
    ...summaries.map(({ store, languages, ...summary }) => [
      store,
      languages,
      ...figuresOf(summary).map((value) => (value === undefined ? '' : number(value))),
    ]),
    [`${summaries.length} stores`, '', ...sums.map(number)],
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

/** What a row says after the storefront's name and languages; the memory is the largest of all in the last row. */
const figuresOf = ({ pages, seconds, usage, bytes }: Omit<BuildSummary, 'store' | 'languages'>) => [
  pages,
  seconds,
  usage && Math.round(usage.cpuSeconds),
  usage && Math.round(usage.peakBytes / 1e6),
  bytes,
];
