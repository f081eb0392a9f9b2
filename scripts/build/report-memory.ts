import { appendFileSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Part of each of Gatsby's processes: writes down how much memory it takes whenever that is a twentieth more than before, for
// `memory-of-build.ts`. Workers are killed, so they could not do it when they end.
const file = process.env['MEMORY_FILE'];
const kind = process.env['GATSBY_WORKER_ID'] === undefined ? 'main' : 'worker';
let reported = 0;

function report(): void {
  const bytes = bytesInUse();
  if (file === undefined || bytes < reported * 1.05) return;
  reported = bytes;
  appendFileSync(file, `${kind} ${bytes}\n`);
}

/** Without what is read from files, which the system can forget when it needs memory: the database of nodes is one. */
function bytesInUse(): number {
  if (process.platform !== 'linux') return process.memoryUsage.rss();
  const [, kilobytes = '0'] = /^RssAnon:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

if (isMainThread) setInterval(report, 1000).unref();
