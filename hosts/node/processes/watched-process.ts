import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Log } from '../../../api/context/log.ts';

/** How often a process says that its event loop turns, in milliseconds. */
const defaultBeat = 1_000;
/** How many beats in a row may be missing before a process is ended, and before it is ready. */
const maxMissed = { ready: 10, starting: 60 } as const;
/** How long to wait before replacing a process that ended before it was ready, in milliseconds. */
const pause = 1_000;

/** What a process says to the one that watches it. */
const saidSchema = z.union([
  z.literal('beat'),
  /** It has started, and can be reached at this address if it can be reached at all. */
  z.object({ ready: z.string().nullable() }),
]);
export type Said = z.infer<typeof saidSchema>;

export interface WatchOptions {
  /** A module that calls `underWatch`. */
  readonly module: URL;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What the log calls it. */
  readonly name: string;
  readonly log: Log;
  /** How often it says that its event loop turns, in milliseconds. */
  readonly beat?: number | undefined;
}

/**
 * A module in the folder of the one that asks, which is TypeScript, or JavaScript once both have been packed
 * (`scripts/package/pack-node.ts`).
 * @param here `import.meta.url`.
 */
export const moduleBeside = (name: string, here: string): URL => new URL(`./${name}${extname(here)}`, here);

/** A process of this host that is replaced as soon as it ends or its event loop stands still. */
export interface WatchedProcess {
  /**
   * Where the current process can be reached; waits for one that is starting.
   * @param timeout in milliseconds.
   * @returns null if none is ready in time.
   */
  readonly address: (timeout: number) => Promise<string | null>;
  /** Lets it finish what it does and end, without replacing it. If it hangs, it is ended as usual. */
  readonly end: () => Promise<void>;
}

/**
 * Starts a process and watches it: one that misses more than ten beats, which say that its event
 * loop turns, is ended with SIGKILL.
 * Beats are counted instead of timed, so that a machine that was asleep ends nothing.
 * @throws Error if the first one ends before it is ready; it has printed why.
 */
export async function watchProcess(options: WatchOptions): Promise<WatchedProcess> {
  const { name, log } = options;
  let current = start(options);
  if ((await current.ready) === undefined) throw new Error(`${name} did not start; see its output above.`);
  let isEnding = false;

  async function keepRunning(): Promise<void> {
    for (;;) {
      const { wasReady, ...details } = await current.over;
      if (!wasReady) await wait(pause);
      if (isEnding) return;
      log.error('A process ended and is replaced', { process: name, ...details });
      current = start(options);
    }
  }
  const kept = keepRunning();

  return {
    address: async (timeout) =>
      (await Promise.race([current.ready, wait(timeout, null, { ref: false })])) ?? null,
    async end() {
      isEnding = true;
      current.tellToEnd();
      await current.over;
      await kept;
    },
  };
}

/** How a process ended. */
interface End {
  readonly pid: number | undefined;
  readonly code: number | null;
  readonly signal: string | null;
  /** Whether it was ended because its event loop stood still. */
  readonly stoodStill: boolean;
  readonly wasReady: boolean;
}

interface Run {
  /** Where it can be reached; undefined if it ended before it was ready. */
  readonly ready: Promise<string | null | undefined>;
  readonly over: Promise<End>;
  readonly tellToEnd: () => void;
}

function start({ module, env, beat = defaultBeat }: WatchOptions): Run {
  const child = fork(module, { env: { ...env, [beatSetting]: String(beat) } });
  const ready = Promise.withResolvers<string | null | undefined>();
  let limit: number = maxMissed.starting;
  let missed = 0;
  let stoodStill = false;
  child.on('message', (message) => {
    missed = 0;
    const said = saidSchema.safeParse(message).data;
    if (said === undefined || said === 'beat') return;
    limit = maxMissed.ready;
    ready.resolve(said.ready);
  });
  const watch = setInterval(() => {
    missed += 1;
    if (missed <= limit) return;
    stoodStill = true;
    child.kill('SIGKILL');
  }, beat);
  const over = endOf(child).then(({ code, signal }) => {
    clearInterval(watch);
    ready.resolve(undefined);
    return { pid: child.pid, code, signal, stoodStill, wasReady: limit === maxMissed.ready };
  });
  return {
    ready: ready.promise,
    over,
    tellToEnd: () => {
      if (child.connected) child.send('end');
    },
  };
}

/** Resolves as soon as a process is over; one that could not be started is over at once. */
const endOf = (child: ChildProcess): Promise<Pick<End, 'code' | 'signal'>> =>
  new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.on('error', (error) => {
      console.error(error);
      resolve({ code: null, signal: null });
    });
  });

/** The environment variable that tells a process how often to beat. */
export const beatSetting = 'WATCH_BEAT';
