import { spawnSync } from 'node:child_process';
import { writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { clientAddressOf } from '../../../api/http/client-address.ts';
import { isOverHttps } from '../../../api/http/security-headers.ts';
import { answerFront } from '../processes/answer-front.ts';
import { underWatch } from '../processes/under-watch.ts';

/** Says something that a test waits for, even if the process does nothing else afterwards. */
const tell = (words: string) => writeSync(1, `${words}\n`);

/** Works until the process is ended, the way a mistake in a regular expression does. */
function backtrack(repeated: string): void {
  new RegExp(`^(${repeated})+$`).test(`${'a'.repeat(60)}!`);
}

/** A shop API whose event loop can be made to stand still, in a process like the real one's. */
const api = new Hono();
api.get('/api/health', (c) => c.json({ process: process.pid }));
api.get('/api/never', async (c) => {
  tell('waiting');
  await wait(600_000);
  return c.text('never');
});
api.post('/api/payments', async (c) => {
  await c.req.text();
  await wait(1);
  tell('frozen');
  backtrack('a+');
  return c.text('never');
});
api.get('/api/asleep', (c) => {
  tell('frozen');
  // Waits in code that is not JavaScript, for a process that waits for this one's end.
  spawnSync(process.execPath, [
    '-e',
    `setInterval(() => process.ppid === ${process.pid} || process.exit(), 50)`,
  ]);
  return c.text('never');
});
api.get('/api/crash', () => process.exit(3));
api.get('/api/slow', async (c) => {
  tell('waiting');
  await wait(1500);
  return c.text('slow, but there');
});
api.all('/api/echo', async (c) => {
  setCookie(c, 'one', '1');
  setCookie(c, 'two', '2');
  const { method, path } = c.req;
  const seen = {
    method,
    path,
    query: c.req.query(),
    address: clientAddressOf(c, null),
    https: isOverHttps(c.req.raw),
  };
  return c.json({ ...seen, country: c.req.header('x-country') ?? null, body: await c.req.text() });
});

await underWatch(() => answerFront(() => api));
