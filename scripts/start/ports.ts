import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { readOptions, type Settings } from '../options.ts';

/** @throws Error that names the setting to change if another program uses the port. */
export async function assertPortFree(
  port: number,
  setting: 'PORT' | 'SANDBOX_PORT' | 'SANDBOX_MAIL_PORT',
): Promise<void> {
  if (await isInUse(port)) {
    throw new Error(
      `Port ${port} is in use by another program. Stop it, or choose another port: ${setting}=${port + 1} npm start`,
    );
  }
}

/**
 * The ports of a run of the tests beside whatever else is running: those in the environment, otherwise the defaults or
 * the next free ones. Builds contain the address of the shop and of the sandboxes. So those for other ports have a
 * folder of their own, and a shop that runs next door keeps its pages.
 * @returns variables to add to the environment.
 */
export async function portsForTests(env: Settings): Promise<Readonly<Record<string, string>>> {
  const wanted = readOptions([], env);
  const sandboxPort = env['SANDBOX_PORT']
    ? wanted.sandboxPort
    : await firstFree(wanted.sandboxPort, wanted.port);
  const port = env['PORT'] ? wanted.port : await firstFree(wanted.port, sandboxPort);
  const mailPort = env['SANDBOX_MAIL_PORT']
    ? wanted.sandboxMailPort
    : await firstFree(wanted.sandboxMailPort, port, sandboxPort);
  const usual = readOptions([], {});
  const chosen = [port, sandboxPort, mailPort];
  const areUsual = chosen.join() === [usual.port, usual.sandboxPort, usual.sandboxMailPort].join();
  return {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_MAIL_PORT: String(mailPort),
    ...(!areUsual && { DIST_FOLDER: `dist/on-${chosen.join('-')}` }),
  };
}

async function firstFree(from: number, ...taken: readonly number[]): Promise<number> {
  let port = from;
  while (taken.includes(port) || (await isInUse(port))) port += 1;
  return port;
}

async function isInUse(port: number): Promise<boolean> {
  const codes = await Promise.all(['127.0.0.1', '::1'].map((host) => tryToListen(port, host)));
  return codes.includes('EADDRINUSE');
}

function tryToListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
      .once('listening', () => server.close(() => resolve(undefined)))
      .listen(port, host);
  });
}

/** A port of this machine that no program uses at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
