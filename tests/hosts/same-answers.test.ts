import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloudflarePacker } from '../../hosts/package/pack-cloudflare.ts';
import { startWorker } from '../../hosts/package/testing/start-worker.ts';
import { type Answer, answerOf, type Reference, startReference } from './reference.ts';
import { type AskedRequest, nameOf, origin, requests } from './requests.ts';

const timeout = 120_000;

/** What of Cloudflare's answer is not as on the Node host, and why. */
interface Difference {
  readonly workerd: Partial<Answer>;
  readonly reason: string;
}

const corrected = (location: string): Difference => ({
  workerd: { status: 307, location },
  reason:
    'Cloudflare leads from what it takes for another spelling of a file’s address to its own, always on the same site; the Node host answers the file or that there is none',
});
const notAllowed: Difference = {
  workerd: { status: 405 },
  reason: 'Files take only GET and HEAD; the Node host answers every other method as if there were no file',
};

const differences: Readonly<Record<string, Difference>> = {
  'GET /cart//': corrected('/cart/'),
  'GET /404.html': corrected('/404/'),
  'GET /cart/index.html': corrected('/cart/'),
  'GET /%E0%A4%A/': corrected('/%25E0%25A4%25A/'),
  'GET /..%2f..%2fetc%2fpasswd': corrected('/../../etc/passwd'),
  'GET /%2fevil.example/': corrected('/evil.example/'),
  'GET /%2f%2fevil.example/': corrected('/evil.example/'),
  'GET /%5cevil.example/': corrected('/%5Cevil.example/'),
  [`POST /old/ ${origin}`]: notAllowed,
  [`POST / ${origin}`]: notAllowed,
  'PUT /cart/': notAllowed,
  'DELETE /': notAllowed,
};

let node: Reference;
let worker: Miniflare;

beforeAll(async () => {
  node = await startReference('cloudflare', await cloudflarePacker());
  worker = startWorker(node.packageFolder, node.settings);
  // Both show the same run of the sweeper.
  await worker.dispatchFetch('http://localhost/cdn-cgi/handler/scheduled');
}, timeout);

afterAll(async () => {
  await worker.dispose();
  await node.close();
});

/** The Worker on Cloudflare's runtime. */
async function askWorker({
  path,
  method = 'GET',
  country,
  headers = {},
  body,
}: AskedRequest): Promise<Answer> {
  const ask = () =>
    worker.dispatchFetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers,
      cf: country === undefined ? {} : { country },
      ...(body !== undefined && { body }),
    });
  // A body that is refused before it has been sent may end the connection before the answer has been read.
  return answerOf(await ask().catch(ask));
}

describe.each(Object.entries(requests))('%s', (_, asked) => {
  const named = asked.map((request) => [nameOf(request), request] as const);
  test.each(named)('%s', { timeout }, async (name, request) => {
    const [ofNode, ofWorker] = [await node.ask(request), await askWorker(request)];
    const known = differences[name];
    if (known) expect(ofWorker).not.toEqual(ofNode);
    expect(ofWorker).toEqual({ ...ofNode, ...known?.workerd });
  });
});
