import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** A server on TLS in front of one without. */
export interface TlsProxy {
  /** Its origin: `https://localhost:` with a free port. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves another server's answers on TLS, which Apple Pay requires. Nobody vouches for its certificate: browsers need
 * `ignoreHTTPSErrors`.
 * @param target origin of the other server, without TLS
 */
export async function tlsProxyTo(target: string): Promise<TlsProxy> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const server = createServer({ key, cert }, (incoming, response) => {
    const { method, headers } = incoming;
    // The shop answers by host, and writes only for its own origin.
    const { host, origin } = new URL(target);
    const own = headers.origin === undefined ? {} : { origin };
    const forwarded = { ...headers, ...own, host, 'x-forwarded-proto': 'https' };
    const outgoing = request(
      new URL(incoming.url ?? '/', target),
      { method, headers: forwarded },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    outgoing.on('error', () => response.writeHead(502).end());
    incoming.pipe(outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
