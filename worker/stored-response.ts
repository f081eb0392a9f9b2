import { largestFile } from './caches.ts';

/** What is noted about an entry, in headers of its own. */
const labels = { bytes: 'x-stored-bytes', at: 'x-stored-at', build: 'x-build', title: 'x-title' } as const;

/**
 * A copy of an answer to be stored, labeled with its size and age; null for anything that must not be stored: errors,
 * redirects, and other types of content than expected.
 * @param type the beginning of the expected content type.
 */
export async function storable(response: Response, type: string, now = Date.now()): Promise<Response | null> {
  const contentType = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || response.redirected || !contentType.startsWith(type)) return null;
  const body = await response.clone().arrayBuffer();
  const headers = new Headers({
    'content-type': contentType,
    [labels.bytes]: String(body.byteLength),
    [labels.at]: String(now),
  });
  if (type === 'text/html') {
    const html = new TextDecoder().decode(body);
    headers.set(labels.build, /___webpackCompilationHash="(\w+)"/.exec(html)?.[1] ?? '');
    headers.set(labels.title, encodeURIComponent(/<title[^<>]*>([^<]*)/.exec(html)?.[1] ?? ''));
  }
  return new Response(body, { headers });
}

/** Like `storable`, for scripts and pictures, of which those that are too large are not stored. */
export async function storableFile(response: Response, type: string): Promise<Response | null> {
  const stored = await storable(response, type);
  return stored && sizeOf(stored) <= largestFile ? stored : null;
}

/** In bytes, after decompression. */
export const sizeOf = ({ headers }: Response): number => Number(headers.get(labels.bytes));

/** In milliseconds since 1970. */
export const storedAt = ({ headers }: Response): number => Number(headers.get(labels.at));

export const buildOf = ({ headers }: Response): string | null => headers.get(labels.build);
