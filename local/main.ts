import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fromProject } from './from-project/from-project.ts';
import { dataFolderIn, projectFolder } from './from-project/saved-seed.ts';
import { type LocalOptions, startLocalSandbox } from './start-sandbox.ts';

const { SANDBOX_PORT = '8080', SANDBOX_MAIL_PORT = '2525', SANDBOX_DATA } = process.env;
const dataFolder = SANDBOX_DATA ?? '.data/sandbox';

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const [argument] = process.argv.slice(2);
if (argument === '--from-project')
  await fromProject(process.env, (line) => process.stdout.write(`${line}\n`)).catch((error: unknown) =>
    fail(error instanceof Error ? error.message : String(error)),
  );
else if (argument === '--reset') await reset();
else if (argument !== undefined) await start(JSON.parse(argument) as LocalOptions);
else {
  // By hand, it starts as with `npm start`.
  const ports = { port: Number(SANDBOX_PORT), mailPort: Number(SANDBOX_MAIL_PORT) };
  await start({ ...ports, dataFolder, ...(SANDBOX_DATA === undefined && { projectFolder }) });
}

/** `npm run sandbox -- --reset`: deletes carts, orders, payments, sold stock, and the pictures that were made for pages. */
async function reset(): Promise<void> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
  const answer = await fetch(`http://localhost:${SANDBOX_PORT}/control/reset`, init).catch(() => null);
  // One that is not running has no say.
  for (const folder of answer?.ok ? [] : [dataFolder, dataFolderIn(projectFolder)])
    for (const end of ['', '-wal', '-shm']) await rm(join(folder, `sandbox.sqlite${end}`), { force: true });
  await rm('.data/pictures', { recursive: true, force: true });
  process.stdout.write(
    'All carts and orders in the sandbox have been deleted, and the pictures that were made for pages.\n',
  );
}

/** `npm run sandbox`: the sandbox with the brand's shop, or what was read of its project, in a process of its own. */
async function start(options: LocalOptions): Promise<void> {
  // The process that started it over a channel is gone.
  process.once('disconnect', () => process.exit());
  // Ctrl-C reaches all processes of a terminal; the one that started this one still needs it for requests in progress.
  if (process.connected) process.on('SIGINT', () => undefined);
  try {
    const { url } = await startLocalSandbox(options);
    process.stdout.write(`sandbox ready ${url}\n`);
  } catch (error) {
    const { code, message, port: used } = error as NodeJS.ErrnoException & { readonly port?: number };
    if (code === 'LIVE_SETTINGS') fail(message);
    if (code !== 'EADDRINUSE' || used === undefined) throw error;
    const setting = used === options.mailPort ? 'SANDBOX_MAIL_PORT' : 'SANDBOX_PORT';
    fail(`Port ${used} is in use. Stop the program that uses it, or choose another: ${setting}=${used + 1}`);
  }
}
