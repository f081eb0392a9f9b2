import { errorPagesOf } from './file-rules.ts';

type GetFile = (request: Request) => Promise<Response>;

/** What of the failed answer stays: what it asks for, and what support finds it by. */
const passedOn: readonly string[] = ['Retry-After', 'X-Correlation-ID'];
/** What is true of the file, but not of an answer that shows it. */
const ofFile: readonly string[] = ['ETag', 'Content-Length', 'Content-Encoding', 'Vary'];

/**
 * Answers; but who opens an address in a browser, and would be shown the data of a server error or that of the platform, is
 * shown the server-error page in the language of the address.
 * @throws whatever `answer` throws if a script asks, which the platform answers and logs.
 */
export async function withErrorPage(
  request: Request,
  answer: () => Promise<Response>,
  getFile: GetFile,
): Promise<Response> {
  if (!opensPage(request)) return answer();
  const failed = await answer().catch((error: unknown) => {
    console.error(error);
    return new Response(null, { status: 500 });
  });
  if (failed.status < 500 || failed.headers.get('Content-Type')?.includes('text/html')) return failed;
  const page = await errorPage(request, getFile);
  if (!page) return failed;
  const shown = new Response(page.body, { status: failed.status, headers: page.headers });
  for (const name of ofFile) shown.headers.delete(name);
  for (const name of passedOn) {
    const value = failed.headers.get(name);
    if (value !== null) shown.headers.set(name, value);
  }
  shown.headers.set('Cache-Control', 'no-store');
  return shown;
}

const opensPage = ({ method, headers }: Request): boolean =>
  method === 'GET' && (headers.get('Accept') ?? '').includes('text/html');

async function errorPage({ url }: Request, getFile: GetFile): Promise<Response | null> {
  for (const path of errorPagesOf(new URL(url).pathname, 500)) {
    const page = await getFile(new Request(new URL(path, url))).catch(() => null);
    if (page?.ok) return page;
  }
  return null;
}
