import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a deployment changes of the running shop: the new text of a file. */
type Change = (path: string, text: string) => string;

/** What it changes of the content security policy, which lists the scripts in pages by their hashes. */
type PolicyChange = (policy: string) => string;

/**
 * A host in front of the running shop, of which every deployment serves another version, and which can be down: what a
 * worker requests cannot be intercepted in the browser.
 */
export interface SwitchableHost {
  readonly origin: string;
  /**
   * Serves another version from now on.
   * @param pathOf where the shop has what is asked for; the same path if omitted
   * @param policyOf the version's content security policy; the shop's if omitted
   */
  readonly deploy: (change: Change, pathOf?: (path: string) => string, policyOf?: PolicyChange) => void;
  /** Breaks every connection, as if the shopper were offline. */
  readonly setDown: (down: boolean) => void;
  /** Delays every answer, in milliseconds. */
  readonly setDelay: (ms: number) => void;
  /** What was requested: each path with its query, and when (milliseconds since 1970). */
  readonly requests: readonly { readonly path: string; readonly at: number }[];
  readonly close: () => void;
}

/**
 * @param shop the origin of the running shop.
 * @param hostName the storefront's host name there.
 */
export async function startSwitchableHost(shop: string, hostName = 'localhost'): Promise<SwitchableHost> {
  const requests: { path: string; at: number }[] = [];
  let change: Change = (_, before) => before;
  let pathIn = (path: string) => path;
  let policyIn: PolicyChange = (policy) => policy;
  let isDown = false;
  let delay = 0;
  const { port: shopPort } = new URL(shop);

  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    requests.push({ path, at: Date.now() });
    if (isDown) asked.socket.destroy();
    else
      setTimeout(
        () =>
          forward(
            asked,
            answer,
            { shopPort, host: `${hostName}:${shopPort}`, path: pathIn(path) },
            (before) => change(path, before),
            policyIn,
          ),
        delay,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    requests,
    deploy: (next, pathOf = (path) => path, policyOf = (policy) => policy) => {
      change = next;
      pathIn = pathOf;
      policyIn = policyOf;
    },
    setDelay: (ms) => (delay = ms),
    setDown: (down) => {
      isDown = down;
      if (down) server.closeAllConnections();
    },
    close: () => server.close(),
  };
}

function forward(
  asked: IncomingMessage,
  answer: ServerResponse,
  { shopPort, host, path }: { readonly shopPort: string; readonly host: string; readonly path: string },
  change: (before: string) => string,
  policyOf: PolicyChange,
): void {
  // The shop API only answers its own pages.
  const origin = asked.headers.origin === undefined ? {} : { origin: `http://${host}` };
  const headers = { ...asked.headers, ...origin, host, 'accept-encoding': 'identity' };
  // Whether a browser has what is there is not the shop's to say: it does not know this version.
  delete headers['if-none-match'];
  delete headers['if-modified-since'];
  const upstream = request(
    { host: 'localhost', port: shopPort, path, method: asked.method, headers },
    (from) => {
      const isText = /html|javascript|json/.test(from.headers['content-type'] ?? '');
      if (!isText) {
        answer.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(answer);
        return;
      }
      void text(from).then((before) => {
        const headers = { ...from.headers };
        delete headers['content-length'];
        delete headers.etag;
        delete headers['last-modified'];
        const policy = headers['content-security-policy'];
        if (typeof policy === 'string') headers['content-security-policy'] = policyOf(policy);
        answer.writeHead(from.statusCode ?? 502, headers);
        answer.end(change(before));
      });
    },
  );
  upstream.on('error', () => answer.destroy());
  asked.pipe(upstream);
}
