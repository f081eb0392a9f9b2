import cluster from 'node:cluster';
import { relayMetrics } from './metrics-of-all.ts';

/** Tells a process its number. */
const mark = 'PROCESS_NUMBER';

/**
 * Runs a server in several processes that share its port; one that ends by itself is replaced. SIGTERM and SIGINT are passed on,
 * and this process ends when all have ended; with 1, once one could not begin to listen: the next one could not, either.
 * @param serve serves in this process; told its number, which the process has, too, that replaces it. Number 0 does what only one has
 * to do.
 */
export async function inProcesses(count: number, serve: (number: number) => Promise<void>): Promise<void> {
  if (cluster.isWorker) return serve(Number(process.env[mark]));
  if (count === 1) return serve(0);
  relayMetrics();
  let isEnding = false;
  let code = 0;
  const end = (signal: NodeJS.Signals) => {
    isEnding = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  };
  const start = (number: number) => {
    const worker = cluster.fork({ [mark]: number });
    let isListening = false;
    worker.once('listening', () => (isListening = true));
    worker.once('exit', (exitCode) => {
      if (!isEnding && isListening) {
        console.error('A process of the server has ended, and is replaced.');
        start(number);
        return;
      }
      code ||= exitCode;
      if (!isEnding) end('SIGTERM');
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(code);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  for (let index = 0; index < count; index += 1) start(index);
}
