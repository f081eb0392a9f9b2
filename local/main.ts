import { startLocalSandbox } from './start-sandbox.ts';

if (process.argv.includes('--reset')) {
  await import('./reset.ts');
  process.exit();
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** `npm run sandbox`: the sandbox with the demo shop, in a process of its own. */
const {
  SANDBOX_PORT = '8080',
  SANDBOX_MAIL_PORT = '2525',
  SANDBOX_DATA = '.data/sandbox',
  SANDBOX_WEBHOOK_URL,
} = process.env;
const port = portOf('SANDBOX_PORT', SANDBOX_PORT);
const mailPort = portOf('SANDBOX_MAIL_PORT', SANDBOX_MAIL_PORT);

function portOf(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) fail(`${name} is not a port: ${value}`);
  return number;
}

// The process that started it over a channel is gone.
process.once('disconnect', () => process.exit());
// Ctrl-C reaches all processes of a terminal; the one that started this one still needs it for requests in progress.
if (process.connected) process.on('SIGINT', () => undefined);

try {
  const { url } = await startLocalSandbox({
    port,
    mailPort,
    dataFolder: SANDBOX_DATA,
    ...(SANDBOX_WEBHOOK_URL !== undefined && { webhookUrl: SANDBOX_WEBHOOK_URL }),
  });
  process.stdout.write(`sandbox ready ${url}\n`);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'LIVE_SETTINGS') fail(message);
  if (code !== 'EADDRINUSE') throw error;
  const [setting, used] =
    (error as NodeJS.ErrnoException & { port?: number }).port === mailPort
      ? ['SANDBOX_MAIL_PORT', mailPort]
      : ['SANDBOX_PORT', port];
  fail(`Port ${used} is in use. Stop the program that uses it, or choose another: ${setting}=${used + 1}`);
}
