import { rulesFileOf, rulesPointer } from '../../redirects/published-rules.ts';
import type { RedirectRule } from '../../redirects/types.ts';
import type { TrailingSlash } from '../../stores/types.ts';

/** The files in which a build publishes these rules, by address. */
export async function publishedFiles(
  rules: readonly RedirectRule[],
  trailingSlash: TrailingSlash = 'always',
): Promise<ReadonlyMap<string, string>> {
  const { address, text } = await rulesFileOf(rules, trailingSlash);
  return new Map([
    [rulesPointer, JSON.stringify({ rules: address })],
    [address, text],
  ]);
}

/** Answers like a host of these files; every other request gets a page. */
export const hostOf =
  (files: ReadonlyMap<string, string>) =>
  (request: Request | string | URL): Promise<Response> => {
    const { pathname } = new URL(request instanceof Request ? request.url : request);
    return Promise.resolve(new Response(files.get(pathname) ?? `page ${pathname}`));
  };
