import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { beatSetting, moduleBeside, type Said } from './watched-process.ts';

/** What a process does while it is watched. */
interface Work {
  /** Where it can be reached; null if nobody needs to. */
  readonly address: string | null;
  /** Finishes what has begun. */
  readonly end: () => Promise<void>;
}

/**
 * Runs this process as one that `watchProcess` started: it says regularly that its event loop turns, ends when it is
 * told to, and never outlives the process that watches it. Signals of a terminal or a service manager reach every
 * process of a host; only the one in front decides what they mean.
 */
export async function underWatch(begin: () => Promise<Work>): Promise<void> {
  // The watching process may be gone before `disconnect` says so. A message that cannot be sent then no longer
  // matters.
  const say = (said: Said) => void process.send?.(said, undefined, undefined, () => undefined);
  const beat = z.coerce.number().positive().parse(process.env[beatSetting]);
  process.once('disconnect', () => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

  const beats = new Int32Array(new SharedArrayBuffer(4));
  const witness = new Worker(moduleBeside('witness', import.meta.url), { workerData: { beats, beat } });
  setInterval(() => {
    Atomics.add(beats, 0, 1);
    say('beat');
  }, beat);

  const work = begin();
  process.on('message', (message) => {
    if (message === 'end') void work.then(({ end }) => end()).then(() => process.exit());
  });
  // Until the witness has loaded, nobody could say which code this process hangs in.
  await once(witness, 'message');
  say({ ready: (await work).address });
}
