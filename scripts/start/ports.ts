import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** @throws Error that names the setting to change if another program uses the port. */
export async function assertPortFree(port: number, setting: 'PORT' | 'SANDBOX_PORT'): Promise<void> {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await tryToListen(port, host);
    if (code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is in use by another program. Stop it, or choose another port: ${setting}=${port + 1} npm start`,
      );
    }
  }
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
