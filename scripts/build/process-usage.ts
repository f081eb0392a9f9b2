import { readdirSync, readFileSync } from 'node:fs';

/** What a process and everything it has started used together. */
export interface ProcessUsage {
  /** Seconds of CPU time, in the kernel too. */
  readonly cpuSeconds: number;
  /** The most memory they had at one time; what several of them share counts once. */
  readonly peakBytes: number;
}

/** Between two looks, in milliseconds. A process that begins and ends between them is not seen. */
const lookInterval = 500;

/** Linux reports CPU time in hundredths of a second on every architecture. */
const ticksPerSecond = 100;

/**
 * Watches a process and all that it starts.
 * @returns ends it, and says what they used; undefined where there is no `/proc`.
 */
export function watchProcesses(pid: number): () => ProcessUsage | undefined {
  const ticks = new Map<number, number>();
  let peakBytes = 0;
  const look = () => {
    const tree = descendantsOf(pid, processes());
    for (const one of tree) ticks.set(one.pid, one.ticks);
    peakBytes = Math.max(
      peakBytes,
      tree.reduce((sum, one) => sum + memoryOf(one.pid), 0),
    );
  };
  look();
  const timer = setInterval(look, lookInterval).unref();
  return () => {
    clearInterval(timer);
    look();
    if (ticks.size === 0) return undefined;
    const cpuSeconds = [...ticks.values()].reduce((sum, one) => sum + one, 0) / ticksPerSecond;
    return { cpuSeconds, peakBytes };
  };
}

interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  /** User and system time. */
  readonly ticks: number;
}

function processes(): RunningProcess[] {
  try {
    return readdirSync('/proc').flatMap((name) =>
      /^\d+$/.test(name) ? (processOf(Number(name)) ?? []) : [],
    );
  } catch {
    return [];
  }
}

/** Null if it has ended meanwhile. The fields of `/proc/{pid}/stat` follow the name, which may contain anything. */
function processOf(pid: number): RunningProcess | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0] = [1, 11, 12].map((index) => fields[index]);
    return { pid, parent, ticks: user + system };
  } catch {
    return null;
  }
}

/** Its proportional set size in bytes; 0 if it has ended meanwhile. */
function memoryOf(pid: number): number {
  try {
    const [, kilobytes = '0'] =
      /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}

/** A process and all below it. */
export function descendantsOf(pid: number, all: readonly RunningProcess[]): RunningProcess[] {
  const children = Map.groupBy(all, ({ parent }) => parent);
  const below = (one: RunningProcess): RunningProcess[] => [
    one,
    ...(children.get(one.pid) ?? []).flatMap(below),
  ];
  return all.filter((one) => one.pid === pid).flatMap(below);
}
