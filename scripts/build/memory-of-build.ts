import { readFile } from 'node:fs/promises';

/**
 * The most memory that a build took, in bytes, from what its processes wrote down (`report-memory.ts`): the main one, and
 * every worker as much as the largest. It is an upper bound, because they need not have taken it at the same time.
 */
export async function memoryOfBuild(file: string, workers: number): Promise<number> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).trim().split('\n');
  const most = { main: 0, worker: 0 };
  for (const line of lines) {
    const [kind, bytes] = line.split(' ');
    if (kind === 'main' || kind === 'worker') most[kind] = Math.max(most[kind], Number(bytes));
  }
  return most.main + workers * most.worker;
}
