import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { type BuildTarget, firstTarget, outputOf } from '../../scripts/build/build-target.ts';
import { listen } from '../../hosts/node/listen.ts';
import { publishedByBuild } from '../../hosts/node/site.ts';
import { staticFiles } from '../../hosts/node/static-files.ts';
import { withSecurityHeaders } from '../../hosts/with-security-headers.ts';

/** A host that serves only the shop's files: no redirects, no shop API. */
export interface PlainHost {
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Serves a build like a plain static host, whose operator has set the build's headers there.
 * @param visitorCountry what its edge reports about visitors (ISO 3166-1 alpha-2); nothing if null.
 */
export async function plainHost(
  visitorCountry: string | null = null,
  target: BuildTarget = firstTarget,
): Promise<PlainHost> {
  const host = new Hono();
  if (visitorCountry !== null)
    host.get('/api/visitor', (context) => context.json({ country: visitorCountry }));
  const files = staticFiles(outputOf(target));
  const { headers } = publishedByBuild(outputOf(target));
  host.all('*', async ({ req, env }) =>
    withSecurityHeaders(req.raw, await files.fetch(req.raw, env), headers),
  );
  const server = await listen(host, 0);
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
