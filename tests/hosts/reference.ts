import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '../../brands/build.ts';
import { localEnvironment } from '../../local/environment.ts';
import { startLocalSandbox } from '../../local/start-sandbox.ts';
import type { HostName } from '../../hosts/host-limits.ts';
import { nodePacker } from '../../hosts/package/pack-node.ts';
import type { Packer } from '../../hosts/package/packer.ts';
import { samplePacking, writeSampleSite } from '../../hosts/package/testing/sample-site.ts';
import { startNode } from '../../hosts/package/testing/start-node.ts';
import { freePort } from '../../scripts/start/ports.ts';
import { type AskedRequest, origin } from './requests.ts';

/** What has to be the same on every host: where a browser goes, what it keeps, and what it allows. */
const compared = [
  'location',
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
  'strict-transport-security',
  'x-content-type-options',
] as const;

export type Answer = Readonly<{ status: number } & Record<(typeof compared)[number], string | null>>;

/** Of an answer that has none of what is compared. */
export const noHeaders = Object.fromEntries(compared.map((name) => [name, null])) as Omit<Answer, 'status'>;

/** What is compared of an answer, whose body is read. */
export async function answerOf(answer: {
  readonly status: number;
  readonly headers: { readonly get: (name: string) => string | null };
  readonly arrayBuffer: () => Promise<unknown>;
}): Promise<Answer> {
  await answer.arrayBuffer();
  const headers = Object.fromEntries(compared.map((name) => [name, answer.headers.get(name)]));
  return { status: answer.status, ...noHeaders, ...headers };
}

/** A small storefront on the Node host, with which other hosts are compared. */
export interface Reference {
  /** The package of the same storefront for the other host. */
  readonly packageFolder: string;
  /** What an operator would enter as variables there. */
  readonly settings: Readonly<Record<string, string>>;
  /** What the Node host answers, behind a proxy that ends TLS and knows where the visitor is. */
  readonly ask: (request: AskedRequest) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

export async function startReference(host: HostName, pack: Packer): Promise<Reference> {
  const folder = await mkdtemp(join(tmpdir(), 'hosts-'));
  const [store] = brand.storefronts;
  const site = join(folder, 'site');
  await writeSampleSite(site);
  const packageFolder = join(folder, host);
  await pack(samplePacking(store, site, packageFolder));
  await (
    await nodePacker()
  )(samplePacking(store, site, join(folder, 'node')));
  const sandbox = await startLocalSandbox({ port: 0, dataFolder: join(folder, 'sandbox') });
  const settings = {
    ...localEnvironment(sandbox.port, sandbox.mailPort ?? undefined),
    STORE: store.id,
    SITE_ORIGIN: origin,
  };
  const port = await freePort();
  const node = await startNode(join(folder, 'node'), { env: { ...settings, PORT: String(port) } });
  return {
    packageFolder,
    settings,
    ask: async ({ path, method = 'GET', country, headers, body }) => {
      const ofProxy = {
        'x-forwarded-proto': 'https',
        ...(country !== undefined && { 'x-country': country }),
      };
      return answerOf(
        await fetch(`http://localhost:${port}${path}`, {
          method,
          redirect: 'manual',
          headers: { ...headers, ...ofProxy },
          ...(body !== undefined && { body }),
        }),
      );
    },
    close: async () => {
      node.kill('SIGKILL');
      await sandbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
