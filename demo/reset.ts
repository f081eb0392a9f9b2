import { startDemo } from './start-demo.ts';

const { SANDBOX_PORT = '8080', SANDBOX_DATA = '.data/sandbox' } = process.env;

const reset = (url: string) =>
  fetch(`${url}/control/reset`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });

/**
 * `npm run sandbox:reset`: forgets carts, orders, payments and sold stock. A running sandbox is asked to do it itself;
 * otherwise one is started for it. Drawn pictures stay.
 */
const answer = await reset(`http://localhost:${SANDBOX_PORT}`).catch(() => null);
if (!answer?.ok) {
  const sandbox = await startDemo({ port: 0, dataFolder: SANDBOX_DATA });
  await reset(sandbox.url);
  await sandbox.close();
}
process.stdout.write('The sandbox has forgotten every cart and order.\n');
