import { AwsClient, AwsV4Signer } from 'aws4fetch';
import { callOptions } from '../../../commerce/request-scope.ts';
import { ShopError } from '../../../contract/shop-error.ts';
import { type FileStorage, type S3Settings, type StoredFile, uploadTime } from './file-storage.ts';

/** How long one call may take, in milliseconds: a photograph has to get through. */
const timeout = 15_000;

/**
 * Files in a bucket of S3, or of whatever speaks its protocol, with the bucket in the path of an address. A browser sends to it
 * directly: what an upload has to be is part of its signature, so the service refuses anything else
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html).
 */
export function s3Storage({ endpoint, bucket, ...credentials }: S3Settings): FileStorage {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 1 });
  const addressOf = (key: string): string => `${endpoint}/${bucket}/${key}`;

  /** @throws ShopError `FilesUnavailable` if there is no answer, or one with another status. */
  async function call(method: string, url: string, good: readonly number[], init: RequestInit = {}) {
    try {
      const answer = await client.fetch(url, { ...init, method, signal: callOptions(timeout).signal });
      if (good.includes(answer.status)) return answer;
      throw new Error(`${method} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
    } catch (cause) {
      throw new ShopError('FilesUnavailable', 'Object storage cannot be used', undefined, { cause });
    }
  }

  async function* list(prefix: string): AsyncIterable<StoredFile> {
    for (let token: string | null = ''; token !== null;) {
      const query = new URLSearchParams({
        'list-type': '2',
        prefix,
        ...(token !== '' && { 'continuation-token': token }),
      });
      const page = await (await call('GET', `${endpoint}/${bucket}?${query}`, [200])).text();
      for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
        yield { key: textOf(entry, 'Key') ?? '', changedAt: Date.parse(textOf(entry, 'LastModified') ?? '') };
      token = textOf(page, 'NextContinuationToken');
    }
  }

  return {
    async uploadTo(key, { type, size }) {
      const headers = { 'Content-Type': type };
      const { url } = await new AwsV4Signer({
        ...{ ...credentials, service: 's3', signQuery: true, allHeaders: true },
        method: 'PUT',
        url: `${addressOf(key)}?X-Amz-Expires=${uploadTime}`,
        // Browsers send the length themselves, and let no page set it.
        headers: { ...headers, 'Content-Length': String(size) },
      }).sign();
      return { url: url.href, method: 'PUT', headers };
    },
    async read(key) {
      const answer = await call('GET', addressOf(key), [200, 404]);
      return answer.status === 404 ? null : new Uint8Array(await answer.arrayBuffer());
    },
    async write(key, body, type) {
      await call('PUT', addressOf(key), [200], { body, headers: { 'Content-Type': type } });
    },
    async remove(key) {
      await call('DELETE', addressOf(key), [200, 204, 404]);
    },
    list,
  };
}

/** The text of the first element with a name: of what is read here, nothing contains another entity of XML than this one. */
const textOf = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&') ?? null;
