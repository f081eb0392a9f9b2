import { open, rm } from 'node:fs/promises';
import { readUploadAddress } from '../../api/files/signatures.ts';
import { preparedPath } from '../../api/files/storage/folder-storage.ts';
import type { ShopEnvironment } from '../../api/context/environment.ts';
import type { Log } from '../../api/context/request-context.ts';
import { isOverHttps, securityHeaders } from '../../http/security-headers.ts';

/** Answers an upload of one photograph. */
export type Uploads = (request: Request) => Promise<Response>;

/**
 * Takes photographs into the folder of a shop that keeps them in one: what the shop API has given a signed address, of exactly the type and
 * size that it was asked for, as a stream, so that it is never in memory as a whole. Null for other shops.
 */
export function folderUploads(
  { files, sessionSecrets }: Pick<ShopEnvironment, 'files' | 'sessionSecrets'>,
  log: Pick<Log, 'outage'>,
): Uploads | null {
  if (files === null || !('folder' in files)) return null;
  return async (request) => {
    const answer = (status: 204 | 400 | 403 | 503) =>
      new Response(null, {
        status,
        headers: { ...securityHeaders(isOverHttps(request)), 'Cache-Control': 'no-store' },
      });
    const upload = readUploadAddress(new URL(request.url).searchParams, sessionSecrets);
    const { headers, body } = request;
    if (upload === null || body === null) return answer(403);
    const { key, type, size } = upload;
    if (headers.get('Content-Type') !== type || headers.get('Content-Length') !== String(size))
      return answer(403);
    try {
      const path = await preparedPath(files.folder, key);
      return answer((await isWritten(path, body, size)) ? 204 : 400);
    } catch (error) {
      log.outage('photograph could not be kept', { error });
      return answer(503);
    }
  };
}

/**
 * Writes what arrives to a file, which is there only if all of it has arrived, and nothing more.
 * @throws Error of Node if the disk does not take it.
 */
async function isWritten(path: string, body: ReadableStream<Uint8Array>, size: number): Promise<boolean> {
  const file = await open(path, 'w');
  const reader = body.getReader();
  let left = size;
  try {
    while (left > 0) {
      // Whoever leaves halfway has sent nothing.
      const { value } = await reader.read().catch(() => ({ value: undefined }));
      if (!value || value.length > left) break;
      await file.appendFile(value);
      left -= value.length;
    }
  } finally {
    await file.close();
    if (left > 0) await rm(path, { force: true });
  }
  return left === 0;
}
