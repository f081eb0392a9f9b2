import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fromProject } from './from-project/from-project.ts';
import { dataFolderIn, projectFolder } from './from-project/saved-seed.ts';
import { startLocalSandbox } from './start-sandbox.ts';

const {
  SANDBOX_PORT = '8080',
  SANDBOX_MAIL_PORT = '2525',
  SANDBOX_DATA = '.data/sandbox',
  SANDBOX_WEBHOOK_URL,
  SANDBOX_EVENT_URLS,
  // By hand, it starts as with `npm start`.
  SANDBOX_PROJECT = process.connected || process.env['SANDBOX_DATA'] ? '' : projectFolder,
} = process.env;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (process.argv.includes('--from-project'))
  await fromProject(process.env, (line) => process.stdout.write(`${line}\n`)).catch((error: unknown) =>
    fail(error instanceof Error ? error.message : String(error)),
  );
else if (process.argv.includes('--reset')) await reset();
else await start();

/** `npm run sandbox -- --reset`: deletes carts, orders, payments, sold stock, and the pictures that were made for pages. */
async function reset(): Promise<void> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
  const answer = await fetch(`http://localhost:${SANDBOX_PORT}/control/reset`, init).catch(() => null);
  // One that is not running has no say.
  for (const folder of answer?.ok ? [] : [SANDBOX_DATA, dataFolderIn(projectFolder)])
    for (const end of ['', '-wal', '-shm']) await rm(join(folder, `sandbox.sqlite${end}`), { force: true });
  await rm('.data/pictures', { recursive: true, force: true });
  process.stdout.write(
    'All carts and orders in the sandbox have been deleted, and the pictures that were made for pages.\n',
  );
}

/** `npm run sandbox`: the sandbox with the brand's shop, or what was read of its project, in a process of its own. */
async function start(): Promise<void> {
  // The process that started it over a channel is gone.
  process.once('disconnect', () => process.exit());
  // Ctrl-C reaches all processes of a terminal; the one that started this one still needs it for requests in progress.
  if (process.connected) process.on('SIGINT', () => undefined);
  const [port, mailPort] = [Number(SANDBOX_PORT), Number(SANDBOX_MAIL_PORT)];
  try {
    const { url } = await startLocalSandbox({
      ...{ port, mailPort, dataFolder: SANDBOX_DATA },
      ...(SANDBOX_WEBHOOK_URL !== undefined && { webhookUrl: SANDBOX_WEBHOOK_URL }),
      ...(SANDBOX_EVENT_URLS !== undefined && { eventUrls: SANDBOX_EVENT_URLS.split(',') }),
      ...(SANDBOX_PROJECT !== '' && { projectFolder: SANDBOX_PROJECT }),
    });
    process.stdout.write(`sandbox ready ${url}\n`);
  } catch (error) {
    const { code, message, port: used } = error as NodeJS.ErrnoException & { readonly port?: number };
    if (code === 'LIVE_SETTINGS') fail(message);
    if (code !== 'EADDRINUSE' || used === undefined) throw error;
    const setting = used === mailPort ? 'SANDBOX_MAIL_PORT' : 'SANDBOX_PORT';
    fail(`Port ${used} is in use. Stop the program that uses it, or choose another: ${setting}=${used + 1}`);
  }
}
