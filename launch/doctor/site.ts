import { connect } from 'node:tls';
import { pointerSchema } from '../../hosts/redirect-response.ts';
import { type Expected, problemAt } from '../../hosts/probe/problems-at.ts';
import { readRules, rulesPointer, simpleRedirect } from '../../redirects/published-rules.ts';
import { isPlaceholder } from '../../stores/placeholder.ts';
import type { Store } from '../../stores/types.ts';
import { pathOf } from '../../stores/urls.ts';
import { ask, askJson } from './ask.ts';
import {
  after,
  type Check,
  check,
  fault,
  type Finding,
  ok,
  once,
  skipped,
  warning,
  wordsForStatus,
} from './check.ts';
import { deployedAt, type Examined } from './examined.ts';

/** What is online: pages, headers, files, shop API, certificates, and the other storefronts. */
export function siteChecks(examined: Examined): Check[] {
  const { stores, siblings } = examined;
  const others = siblings.filter(({ id }) => stores.every((store) => store.id !== id));
  return [
    ...stores.flatMap((store) => storefrontChecks(store, examined)),
    ...others.map((sibling) =>
      check(`site.sibling.${sibling.id}`, () => {
        for (const store of stores) deployedAt(examined, store);
        return isPlaceholder(sibling.origin)
          ? skipped(`${sibling.origin} is an example`)
          : storefrontAt(sibling.origin, sibling);
      }),
    ),
  ];
}

/** What the probe asks that does not depend on a certain build. */
const probed = {
  'not-found': '/no-such-page/',
  'service-worker': '/sw.js',
  redirects: 'redirect',
  api: '/api/health',
  ready: '/api/ready',
  sweeper: '/api/status',
} as const;

function storefrontChecks(store: Store, examined: Examined): Check[] {
  const site = () => deployedAt(examined, store);
  const at = (what: string, run: (origin: string) => ReturnType<Check['run']>) =>
    check(`site.${what}.${store.id}`, () => run(site()));
  const missing = { 404: `${rulesPointer} is missing: deploy the whole build` };
  const published = once(async () => askJson(pointerSchema, site() + rulesPointer, {}, missing));
  const expected = once(async (): Promise<Expected> => {
    const { text } = await ask(site() + (await published()).rules);
    return { build: null, api: null, redirect: simpleRedirect(readRules(JSON.parse(text))), isSwept: true };
  });
  const certificate = at('certificate', (origin) => certificateAt(origin, examined.authority));
  const storefront = at('storefront', async (origin) => {
    // Nothing can be read over an invalid certificate.
    if ((await certificate.run()).result === 'fault') return skipped(`${certificate.name} comes first`);
    return storefrontAt(origin, store);
  });
  return [
    certificate,
    storefront,
    ...after(storefront, [
      ...Object.entries(probed).map(([what, path]) =>
        at(what, async (origin) => {
          const problem = await problemAt(origin, path, await expected());
          return problem === null ? ok('as it should be') : fault(problem);
        }),
      ),
      at('headers', async (origin) => headersAt(origin, (await published()).headers)),
      at('error-page', async (origin) => {
        const { status, text } = await ask(`${origin}/500.html`);
        if (status === 200 && text.includes('<html')) return ok('there');
        return fault(
          `/500.html ${wordsForStatus(status)}: deploy it, so that failures are explained to shoppers`,
        );
      }),
      at('cached-files', cachedFiles),
      at('spelling', (origin) => oneSpelling(origin, store)),
    ]),
  ];
}

/** Whether an address shows the home page of this storefront, and not another site. */
async function storefrontAt(origin: string, store: Store) {
  const { status, text, headers } = await ask(`${origin}/`);
  const to = headers.get('Location');
  if (to !== null) return fault(`${origin} leads to ${to}: the storefront has to answer there itself`);
  if (status !== 200) return fault(`${origin} ${wordsForStatus(status)}`);
  const [link = ''] = /<link[^>]+rel="canonical"[^>]*>/.exec(text) ?? [];
  const [, canonical] = /href="([^"]*)"/.exec(link) ?? [];
  if (canonical === undefined)
    return fault(`${origin} is no storefront: its home page names no canonical address`);
  return URL.parse(canonical)?.origin === store.origin
    ? ok(origin)
    : fault(
        `${origin} was built for ${canonical} instead of ${store.origin}: deploy the storefront ${store.id}, built with this STOREFRONT_ORIGINS`,
      );
}

/** Who may embed pages, which a host may say more about than the build (`EMBEDDING_ORIGINS`). */
const withoutFrames = (policy: string) => policy.replace(/frame-ancestors[^;]*/, '');

async function headersAt(origin: string, published: Readonly<Record<string, string>>) {
  const { headers } = await ask(`${origin}/`);
  const wrong = Object.entries(published).flatMap(([name, value]) => {
    const said = headers.get(name);
    return said !== null && withoutFrames(said) === withoutFrames(value) ? [] : [name];
  });
  if (wrong.length > 0)
    return fault(
      `${wrong.join(', ')}: not what the build published in ${rulesPointer}. Have the host set them, anew with every build`,
    );
  if (origin.startsWith('https:') && !headers.has('Strict-Transport-Security'))
    return fault('Strict-Transport-Security is missing: set max-age=31536000 where TLS ends');
  return ok('those of the build');
}

/** Files whose names have a digest never change, so browsers may keep them. */
async function cachedFiles(origin: string) {
  const { text } = await ask(`${origin}/`);
  const [file] = /(?<=")\/[\w.-]{1,100}-[0-9a-f]{20}\.js/.exec(text) ?? [];
  if (file === undefined)
    return warning('The home page names no script with a digest: is it the build of this project?');
  const { headers, status } = await ask(origin + file);
  const caching = headers.get('Cache-Control') ?? 'nothing';
  if (status === 200 && /immutable|max-age=31536000/.test(caching)) return ok(caching);
  return fault(
    `${file} answers ${status} and Cache-Control ${caching}: let browsers keep such files (max-age=31536000, immutable)`,
  );
}

/** A page has one address. */
async function oneSpelling(origin: string, store: Store) {
  const path = pathOf(store, store.languages[0], 'cart');
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  const { status, headers } = await ask(origin + other);
  const to = headers.get('Location');
  if ([301, 308].includes(status) && to !== null && new URL(to, origin).pathname === path)
    return ok(`${other} leads to ${path}`);
  return fault(`${other} answers ${status} instead of leading to ${path}: one address per page`);
}

/** How many days before its end a certificate should have been renewed. */
const enough = 21;

async function certificateAt(origin: string, authority: string | undefined) {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return ok('not needed: without TLS');
  return new Promise<Finding>((done) => {
    const settings = { host: hostname, servername: hostname, port: Number(port || 443), timeout: 10_000 };
    const socket = connect({ ...settings, ...(authority !== undefined && { ca: authority }) }, () => {
      const { valid_to: end } = socket.getPeerCertificate();
      socket.end();
      const days = Math.floor((Date.parse(end) - Date.now()) / 86_400_000);
      done(
        days < enough
          ? warning(`It ends in ${days} days: renew it, and find out why nobody has`)
          : ok(`until ${end}`),
      );
    });
    socket.on('timeout', () => socket.destroy(new Error('no answer within 10 s')));
    socket.on('error', (error: Error) =>
      done(fault(`${hostname}: ${error.message}. Have a certificate issued for this name`)),
    );
  });
}
