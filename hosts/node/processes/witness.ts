import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { pinoLog } from '../../../api/pino-log.ts';
import { inHandName, requestInHandSchema } from './request-in-hand.ts';

// A thread next to a watched process's own, which still runs when that one hangs. It logs which request's code the
// main thread is in before the watching process ends both, and ends both itself if the watching process is gone.

/** How many beats in a row may be missing before it looks: the watching process ends this one two beats later. */
const maxMissed = 8;

const { beats, beat } = z.object({ beats: z.instanceof(Int32Array), beat: z.number() }).parse(workerData);
// The main thread's standard output cannot be reached while that thread hangs.
const log = pinoLog({ service: 'witness' }, { write: (line) => void writeSync(1, line) });
const watching = process.ppid;

let last = 0;
let missed = 0;
setInterval(() => {
  if (process.ppid !== watching) process.kill(process.pid, 'SIGKILL');
  const now = Atomics.load(beats, 0);
  missed = now === last ? missed + 1 : 0;
  last = now;
  if (missed === maxMissed) testify();
}, beat);
parentPort?.postMessage('ready');

/** What the inspector finds in the main thread: whose code it is in, and where. */
const foundSchema = z.object({
  result: z.object({ value: z.object({ request: requestInHandSchema.optional(), stack: z.string() }) }),
});

/** Evaluated between two steps of whatever the main thread is doing, even inside a regular expression. */
const expression = `({ request: globalThis.${inHandName}?.(), stack: new Error().stack })`;

/**
 * Logs which request's code the main thread is in. Where that cannot be found out, because it waits inside native code,
 * the log says so; what the host in front then says about the interrupted requests names the candidates.
 */
function testify(): void {
  const event = 'An event loop stands still';
  const main = new Session();
  main.connectToMainThread();
  const unknown = setTimeout(() => {
    log.error(event, { pid: process.pid, request: 'unknown: one of those that are interrupted' });
  }, beat);
  main.post('Runtime.evaluate', { expression, returnByValue: true }, (_, answer) => {
    clearTimeout(unknown);
    main.disconnect();
    const found = foundSchema.safeParse(answer);
    if (!found.success) return;
    const { request, stack } = found.data.result.value;
    log.error(event, { pid: process.pid, request: request ?? 'none', at: stack.split('\n').slice(2) });
  });
}
