import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';

/** File names with a content hash never change; everything else is asked for anew each time. */
const hashedFile = /(^\/static\/)|(-[0-9a-f]{20}\.(js|css)$)/;

/**
 * Serves a built storefront as a CDN does: folders by their index, one trailing slash, `404.html` and `500.html`
 * for what is missing or broken, compressed, with a year of caching for names that carry a hash.
 * @param root Folder of the build, relative to the working directory.
 */
export function staticFiles(root: string): Hono {
  const app = new Hono();
  app.use(compress());
  app.use(
    serveStatic({
      root,
      onFound: (_file, context) => {
        context.header(
          'Cache-Control',
          hashedFile.test(context.req.path) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
        );
      },
    }),
  );
  app.notFound((context) => errorPage(context, root, 404));
  app.onError((error, context) => {
    console.error(error);
    return errorPage(context, root, 500);
  });
  return app;
}

async function errorPage(context: Context, root: string, status: 404 | 500): Promise<Response> {
  const page = await readFile(join(root, `${status}.html`), 'utf8').catch(() => `${status}`);
  return context.html(page, status);
}
