import { PictureError } from './picture-error.ts';

/** Bounds of what a source may cost. */
export interface SourceLimits {
  /** Milliseconds until the last byte has to be there. */
  readonly timeout: number;
  /** Bytes a picture may have. */
  readonly maxBytes: number;
}

/**
 * Fetches a picture from where it is. Follows no redirect: it would lead to an address nobody has allowed.
 * @throws {PictureError} 404 when the source has none; 502 when it is down, silent, too large or answers otherwise.
 */
export async function fetchSource(url: string, { timeout, maxBytes }: SourceLimits): Promise<Buffer> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout) });
    if (answer.status === 404 || answer.status === 410)
      throw new PictureError(404, `There is no picture at ${url}.`);
    if (!answer.ok || !answer.body)
      throw new PictureError(502, `${url} responds with status ${answer.status} instead of a picture.`);
    return await readUpTo(maxBytes, answer.body, url);
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError(502, `The picture ${url} cannot be fetched.`, error);
  }
}

async function readUpTo(maxBytes: number, body: ReadableStream<Uint8Array>, url: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes)
      throw new PictureError(
        502,
        `The picture ${url} is larger than ${maxBytes.toLocaleString('en')} bytes.`,
      );
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
