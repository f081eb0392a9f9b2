import { PictureError } from './picture-error.ts';

export interface SourceLimits {
  /** Milliseconds until the last byte must have arrived. */
  readonly timeout: number;
  /** Maximum size of a picture in bytes. */
  readonly maxBytes: number;
}

/**
 * Fetches a picture from its source. Does not follow redirects, which could lead to an address that is not allowed.
 * @throws {PictureError} 404 if the source has no such picture; 502 if it is down, does not respond, is too large or
 * responds in any other way.
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
