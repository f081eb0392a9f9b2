import { type PageWeight, weighFiles, weighPage } from './built-page.ts';
import { type Timings, visit, type Visit } from './lighthouse-visit.ts';
import { type PageName, placeOf } from './measured-pages.ts';
import { peerRows } from './peers.ts';
import type { BenchSite } from './site.ts';
import { markdownTable, median, medianAndRange } from './statistics.ts';

/** A page, its visits, and what it weighs. */
interface MeasuredPage {
  readonly name: PageName | 'floor';
  readonly visits: readonly Visit[];
  readonly weight: PageWeight;
  /** Bytes after gzip -9 of everything that is a script and was downloaded until the page was quiet. */
  readonly allScripts: number;
}

/** A number to reach. Only what does not depend on the machine's speed is enforced. */
interface Goal {
  readonly name: string;
  readonly value: number;
  readonly isMet: boolean;
  readonly isEnforced?: boolean;
}

interface VisitsOptions {
  readonly pages: readonly PageName[];
  readonly runs: number;
  readonly isSlowed: boolean;
}

/**
 * Cold visits with Lighthouse, one page after the other and then all again, so that a busy moment does not fall on one
 * page alone.
 * @returns what is enforced and was missed.
 */
export async function benchVisits(
  site: BenchSite,
  { pages, runs, isSlowed }: VisitsOptions,
): Promise<string[]> {
  const places = [
    { name: 'floor' as const, ...site.floor, path: '/', visited: '/', isListed: true },
    ...pages.map((name) => ({ name, ...site, ...placeOf(name, site.target.store) })),
  ];
  const { debuggerPort: port } = site;
  const visits = new Map<string, Visit[]>(places.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1)
    for (const { name, origin, visited, isListed } of places)
      visits.get(name)?.push(await visit(origin + visited, { port, isListed, isSlowed }));
  const [floor, ...measured] = places.map(({ name, root, path }): MeasuredPage => {
    const own = visits.get(name) ?? [];
    const scripts = own.flatMap((one) => one.scripts);
    return { name, visits: own, weight: weighPage(root, path), allScripts: weighFiles(root, scripts) };
  });
  if (!floor) return [];
  const machine = medianAndRange(
    [floor, ...measured].flatMap((page) => page.visits.map((one) => one.machine)),
  );
  console.log(
    `\nMedians of ${runs} cold visits${isSlowed ? ', slowed down' : ''} (Lighthouse’s benchmark of this machine: ${machine})\n`,
  );
  console.log(`${timingTable([floor, ...measured])}\n\n${mainThreadTable([floor, ...measured])}\n`);
  for (const { name, visits: own } of measured) printRemarks(name, own);
  const goals = measured.flatMap((page) => goalsOf(page, floor));
  for (const { name, isMet } of goals) console.log(`${isMet ? '✓' : '✗'} ${name}`);
  return goals.filter(({ isMet, isEnforced }) => isEnforced && !isMet).map(({ name }) => `Missed: ${name}`);
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

function timingTable(pages: readonly MeasuredPage[]): string {
  const header = [
    'page',
    'performance',
    'FCP ms',
    'LCP ms',
    'TBT ms',
    'CLS',
    'JS kB',
    'with idle',
    'HTML kB',
    'data kB',
  ];
  const rows = pages.map(({ name, visits, weight, allScripts }) => {
    const cell = (timing: keyof Timings, digits = 0) =>
      medianAndRange(
        visits.map(({ timings }) => timings[timing]),
        digits,
      );
    return [
      name,
      cell('performance'),
      cell('firstPaint'),
      cell('largestPaint'),
      cell('blocking'),
      cell('shift', 3),
      ...[weight.scripts, allScripts, weight.html, weight.pageData].map(kilobytes),
    ];
  });
  return markdownTable(header, [...rows, ...peerRows]);
}

/** Where the main thread's time goes; a kind of work that takes less than a frame anywhere is left out. */
function mainThreadTable(pages: readonly MeasuredPage[]): string {
  const timesOf = ({ visits }: MeasuredPage, kind: string) =>
    visits.map(({ mainThread }) => mainThread.get(kind) ?? 0);
  const kinds = [
    ...new Set(pages.flatMap(({ visits }) => visits.flatMap((one) => [...one.mainThread.keys()]))),
  ];
  const shown = kinds.filter((kind) => pages.some((page) => median(timesOf(page, kind)) > 16));
  return markdownTable(
    ['main thread, ms', ...pages.map(({ name }) => name)],
    shown.map((kind) => [kind, ...pages.map((page) => medianAndRange(timesOf(page, kind)))]),
  );
}

/** What Lighthouse finds wrong, in any of its visits. */
function printRemarks(name: string, visits: readonly Visit[]): void {
  for (const fault of new Set(visits.flatMap(({ faults }) => faults))) console.log(`${name}: ${fault}`);
  for (const advice of visits.at(-1)?.advice ?? []) console.log(`${name}, advice: ${advice}`);
}

function goalsOf({ name, visits, weight }: MeasuredPage, floor: MeasuredPage): Goal[] {
  const middle = (timing: keyof Timings, of: readonly Visit[] = visits) =>
    median(of.map(({ timings }) => timings[timing]));
  const faults = new Set(visits.flatMap((one) => one.faults)).size;
  const blocking = middle('blocking', floor.visits) + 60;
  return [
    { name: 'performance at least 98', value: middle('performance'), isMet: middle('performance') >= 98 },
    ...[
      {
        name: `TBT at most ${blocking.toFixed(0)} ms (the floor’s and 60)`,
        value: middle('blocking'),
        most: blocking,
      },
      { name: 'LCP at most 1,600 ms', value: middle('largestPaint'), most: 1_600 },
      { name: 'CLS 0', value: middle('shift'), most: 0, isEnforced: true },
      {
        name: 'faults in accessibility, best practices, and SEO: 0',
        value: faults,
        most: 0,
        isEnforced: true,
      },
      { name: 'HTML at most 14 kB', value: weight.html / 1000, most: 14 },
      ...(name === 'product'
        ? [
            { name: 'JavaScript at most 120 kB', value: weight.scripts / 1000, most: 120 },
            { name: 'page-data at most 6 kB', value: weight.pageData / 1000, most: 6 },
          ]
        : []),
    ].map(({ most, ...goal }) => ({ ...goal, isMet: goal.value <= most })),
  ].map((goal) => ({
    ...goal,
    name: `${name}: ${goal.name}; is ${goal.value.toLocaleString('en', { maximumFractionDigits: 3 })}`,
  }));
}
