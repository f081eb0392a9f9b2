import { liveSettings } from './live-settings.ts';
import { startSandbox } from './server.ts';

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const { SANDBOX_PORT = '8080', SANDBOX_DATA = '.data/sandbox', SANDBOX_WEBHOOK_URL } = process.env;
const port = Number(SANDBOX_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`SANDBOX_PORT is not a port: ${SANDBOX_PORT}`);

const live = liveSettings(process.env);
if (live.length > 0) {
  fail(`The sandbox does not run beside settings of live services. Unset: ${live.join(', ')}`);
}

// Whoever started it over a channel is gone.
process.once('disconnect', () => process.exit());

try {
  const { url } = await startSandbox({
    port,
    dataFolder: SANDBOX_DATA,
    ...(SANDBOX_WEBHOOK_URL !== undefined && { webhookUrl: SANDBOX_WEBHOOK_URL }),
  });
  process.stdout.write(`sandbox ready ${url}\n`);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  fail(`Port ${port} is taken. Stop the program that uses it, or choose another: SANDBOX_PORT=${port + 1}`);
}
