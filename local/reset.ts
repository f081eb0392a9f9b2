import { rm } from 'node:fs/promises';
import { startLocalSandbox } from './start-sandbox.ts';

const { SANDBOX_PORT = '8080', SANDBOX_DATA = '.data/sandbox' } = process.env;

const reset = (url: string) =>
  fetch(`${url}/control/reset`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });

/**
 * `npm run sandbox -- --reset`: deletes carts, orders, payments, and sold stock. A running sandbox does so itself when
 * asked; otherwise, one is started for it. Pictures are made anew when somebody looks at them.
 */
const answer = await reset(`http://localhost:${SANDBOX_PORT}`).catch(() => null);
if (!answer?.ok) {
  const sandbox = await startLocalSandbox({ port: 0, dataFolder: SANDBOX_DATA });
  await reset(sandbox.url);
  await sandbox.close();
}
await rm('.data/pictures', { recursive: true, force: true });
process.stdout.write(
  'All carts and orders in the sandbox have been deleted, and the pictures that were made for pages.\n',
);
