import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '../browser/fixtures.ts';

/** What passed a proxy: everything that a browser sent, whichever page, worker, or beacon sent it. */
export interface Recording {
  /** Where the browser finds the proxy. */
  readonly server: string;
  /** The addresses requested, in order. Of an encrypted connection, only the host is known. */
  readonly urls: string[];
  /** The names of all cookies in responses, and the host that set them. */
  readonly cookies: { readonly name: string; readonly host: string }[];
  readonly close: () => Promise<void>;
}

/** A journey whose every request passes a recording proxy. */
export const test = base.extend<{ recording: Recording }>({
  // Playwright reads the names of the fixtures that are needed, of which there are none.
  // eslint-disable-next-line no-empty-pattern
  recording: async ({}, use) => {
    const recording = await startRecordingProxy();
    await use(recording);
    await recording.close();
  },
  proxy: async ({ recording }, use) => use({ server: recording.server }),
});

/** Starts a proxy that forwards to this machine, refuses everything else, and records both. */
async function startRecordingProxy(): Promise<Recording> {
  const urls: string[] = [];
  const cookies: { name: string; host: string }[] = [];
  const server = createServer((incoming, outgoing) => {
    urls.push(incoming.url ?? '');
    forward(incoming, outgoing, (name, host) => cookies.push({ name, host }));
  });
  server.on('connect', ({ url }, socket) => {
    urls.push(`https://${url ?? ''}/`);
    socket.end('HTTP/1.1 502 Only this machine can be reached\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server: `http://127.0.0.1:${port}`,
    urls,
    cookies,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  onCookie: (name: string, host: string) => void,
): void {
  const { hostname, host, port, pathname, search } = new URL(incoming.url ?? '', 'http://unknown');
  const refuse = () => {
    if (!outgoing.headersSent) outgoing.writeHead(502);
    outgoing.end();
  };
  if (!/(^|\.)localhost$/.test(hostname)) {
    refuse();
    return;
  }
  const { method, headers } = incoming;
  const onward = request(
    { host: 'localhost', port, path: pathname + search, ...(method ? { method } : {}), headers },
    (response) => {
      for (const cookie of response.headers['set-cookie'] ?? [])
        onCookie(cookie.slice(0, cookie.indexOf('=')), host);
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    },
  );
  onward.on('error', refuse);
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}
