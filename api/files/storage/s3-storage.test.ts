import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoredFile } from './file-storage.ts';
import { s3Storage } from './s3-storage.ts';

const credentials = {
  bucket: 'photos',
  region: 'eu-central-1',
  accessKeyId: 'KEY',
  secretAccessKey: 'secret/+',
};

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Why a service refuses a request; null if its signature is right (AWS Signature Version 4, written from its description). */
function refusalOf({ method = '', url = '', headers }: IncomingMessage): string | null {
  const { pathname, searchParams: query } = new URL(url, 'http://localhost');
  const given = /Credential=(.*), ?SignedHeaders=(.*), ?Signature=(.*)$/.exec(headers.authorization ?? '');
  const [credential = '', names = '', signature = ''] = given
    ? given.slice(1)
    : ['Credential', 'SignedHeaders', 'Signature'].map((name) => query.get(`X-Amz-${name}`) ?? '');
  const date = String(given ? headers['x-amz-date'] : query.get('X-Amz-Date'));
  const [key = '', ...scope] = credential.split('/');
  const [day = '', region = '', service = '', end = ''] = scope;
  if (key !== credentials.accessKeyId || region !== credentials.region) return 'InvalidAccessKeyId';
  const begun = Date.parse(date.replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5'));
  const life = given ? 900 : Number(query.get('X-Amz-Expires'));
  if (Math.abs(Date.now() - begun) > life * 1000) return 'Request has expired';
  const canonicalQuery = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const signed = names.split(';');
  const canonicalHeaders = signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('');
  const payload = given ? String(headers['x-amz-content-sha256']) : 'UNSIGNED-PAYLOAD';
  const request = [method, pathname, canonicalQuery, canonicalHeaders, names, payload].join('\n');
  const digest = createHash('sha256').update(request).digest('hex');
  const signingKey = [day, region, service, end].reduce<string | Buffer>(
    (earlier, part) => hmac(earlier, part),
    `AWS4${credentials.secretAccessKey}`,
  );
  const own = hmac(signingKey, ['AWS4-HMAC-SHA256', date, scope.join('/'), digest].join('\n')).toString(
    'hex',
  );
  return own === signature ? null : 'SignatureDoesNotMatch';
}

const xmlOf = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-11-29T10:00:00.000Z</LastModified></Contents>`;

describe('object storage', () => {
  let server: Server;
  let endpoint = '';
  const kept = new Map<string, Buffer>();
  beforeEach(async () => {
    kept.clear();
    server = createServer((request, response) => {
      const refusal = refusalOf(request);
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://localhost');
        const key = pathname.slice('/photos/'.length);
        if (refusal !== null) return response.writeHead(403).end(refusal);
        if (request.method === 'PUT') kept.set(key, Buffer.concat(chunks));
        if (request.method === 'DELETE') kept.delete(key);
        if (!query.has('list-type')) {
          const found = request.method === 'GET' ? kept.get(key) : Buffer.alloc(0);
          return found ? response.end(found) : response.writeHead(404).end();
        }
        // One file per page.
        const from = query.get('continuation-token') ?? '';
        const [first, ...others] = [...kept.keys()]
          .sort()
          .filter((name) => name.startsWith(query.get('prefix') ?? '') && name > from);
        const more = others.length > 0 ? `<NextContinuationToken>${first}</NextContinuationToken>` : '';
        return response.end(`<ListBucketResult>${first ? xmlOf(first) : ''}${more}</ListBucketResult>`);
      });
    }).listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    vi.useRealTimers();
    server.closeAllConnections();
    server.close();
  });
  const storage = () => s3Storage({ ...credentials, endpoint });

  test('keeps, lists, and removes files', async () => {
    const files = storage();
    for (const name of ['b/F-DE-1', 'b/F-DE-2', 'b/F-US-1', 'c/F-DE-3'])
      await files.write(name, new TextEncoder().encode(name), 'image/webp');
    expect(Buffer.from((await files.read('b/F-DE-2')) ?? []).toString()).toBe('b/F-DE-2');
    expect(await files.read('b/F-DE-9')).toBeNull();
    await files.remove('b/F-US-1');
    const listed: StoredFile[] = [];
    for await (const file of files.list('b/F-')) listed.push(file);
    const changedAt = Date.UTC(2026, 10, 29, 10);
    expect(listed).toEqual(['b/F-DE-1', 'b/F-DE-2'].map((key) => ({ key, changedAt })));
  });

  test('product 5.93: takes of a browser exactly what it was asked about, within 15 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { url, method, headers } = await storage().uploadTo('incoming/F-DE-1', {
      type: 'image/jpeg',
      size: 3,
    });
    const send = async (body: string, to = url, changed = {}) =>
      (await fetch(to, { method, body, headers: { ...headers, ...changed } })).status;
    expect(await send('four')).toBe(403);
    expect(await send('abc', url, { 'Content-Type': 'text/html' })).toBe(403);
    expect(await send('abc', url.replace('F-DE-1', 'F-DE-2'))).toBe(403);
    expect(await send('abc')).toBe(200);
    vi.setSystemTime(Date.now() + 16 * 60_000);
    expect(await send('xyz')).toBe(403);
    expect([...kept].map(([key, bytes]) => [key, String(bytes)])).toEqual([['incoming/F-DE-1', 'abc']]);
  });

  test('that refuses or is away is an outage with its cause', async () => {
    const wrong = s3Storage({ ...credentials, secretAccessKey: 'other', endpoint });
    const unavailable = { code: 'FilesUnavailable', cause: expect.anything() as unknown };
    await expect(wrong.write('b/F-DE-1', new Uint8Array(), 'image/webp')).rejects.toMatchObject(unavailable);
    server.closeAllConnections();
    server.close();
    await expect(storage().read('b/F-DE-1')).rejects.toMatchObject(unavailable);
    expect([...kept]).toEqual([]);
  });
});
