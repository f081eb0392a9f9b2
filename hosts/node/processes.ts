import cluster from 'node:cluster';

/** Tells a process that it is the first one. */
const mark = 'FIRST_PROCESS';

/**
 * Runs a server in several processes that share its port; one that ends by itself is replaced. SIGTERM and SIGINT are passed on,
 * and this process ends when all have ended; with 1, once one could not begin to listen: the next one could not, either.
 * @param serve serves in this process; told whether it is the first one, which does what only one has to do.
 */
export async function inProcesses(count: number, serve: (isFirst: boolean) => Promise<void>): Promise<void> {
  if (cluster.isWorker) return serve(process.env[mark] === 'yes');
  if (count === 1) return serve(true);
  let isEnding = false;
  let code = 0;
  const end = (signal: NodeJS.Signals) => {
    isEnding = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  };
  const start = (isFirst: boolean) => {
    const worker = cluster.fork({ [mark]: isFirst ? 'yes' : 'no' });
    let isListening = false;
    worker.once('listening', () => (isListening = true));
    worker.once('exit', (exitCode) => {
      if (!isEnding && isListening) {
        console.error('A process of the server has ended, and is replaced.');
        start(isFirst);
        return;
      }
      code ||= exitCode;
      if (!isEnding) end('SIGTERM');
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(code);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  for (let index = 0; index < count; index += 1) start(index === 0);
}
