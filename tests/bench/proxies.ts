import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Something in between, at an address of its own. */
export interface Proxy {
  readonly port: number;
  readonly close: () => void;
}

/** @returns once something is listening at a free port. */
async function listening(server: ReturnType<typeof createTcpServer>): Promise<Proxy> {
  server.listen(0);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

/**
 * Passes requests on to several hosts in turns.
 * @param delay of each request, in milliseconds.
 * @param onRequest what is asked for, e.g. `GET` and `/commercetools/project/orders`.
 */
export async function startHttpProxy(
  targets: readonly string[],
  delay = () => 0,
  onRequest: (method: string, path: string) => void = () => undefined,
): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((from, to) => {
    const { method = 'GET', url = '/', headers } = from;
    turn += 1;
    const target = targets[turn % targets.length] ?? '';
    onRequest(method, url);
    const refuse = () => void to.writeHead(502).end();
    void wait(delay()).then(() => {
      const sent = request(new URL(url, target), { method, headers, agent }, (answer) => {
        to.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(to);
      });
      sent.on('error', refuse);
      from.pipe(sent);
    });
  });
  return listening(server);
}

/** A mail server that takes its time to accept each e-mail. @param delay in milliseconds. */
export async function startMailProxy(port: number, delay: number): Promise<Proxy> {
  const server = createTcpServer((from: Socket) => {
    const to = connect(port, '127.0.0.1');
    for (const socket of [from, to]) socket.on('error', () => [from, to].forEach((each) => each.destroy()));
    to.pipe(from);
    from.on('end', () => to.end());
    // The end of an e-mail (RFC 5321, 4.1.1.4).
    from.on('data', (chunk: Buffer) => {
      const isEnd = chunk.subarray(-5).toString('latin1') === '\r\n.\r\n';
      void wait(isEnd ? delay : 0).then(() => to.write(chunk));
    });
  });
  return listening(server);
}
