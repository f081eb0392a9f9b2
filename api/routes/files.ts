import { Hono } from 'hono';
import { type FilePlace, filePlaceRequestSchema } from '../../contract/files.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { placeForFile, shownFile } from '../files/files.ts';
import { readLink } from '../files/signatures.ts';
import { ensureVisitor } from '../http/cookies.server.ts';
import { jsonBody } from '../http/json-body.ts';
import type { RouteServices } from '../http/route-services.ts';
import { mailTexts } from '../mail/templates/texts.ts';

/** Photographs: a visitor gets a place to send one to, and staff see those that a request has named, by links. */
export function fileRoutes({ environment, contextOf, limit }: RouteServices): Hono {
  const { sessionSecrets } = environment;
  const routes = new Hono();
  routes.post('/', async (c) => {
    const request = await jsonBody(c, filePlaceRequestSchema);
    const visitor = await ensureVisitor(c, sessionSecrets);
    await limit(c, 'files', visitor);
    return c.json((await placeForFile(contextOf(c), request, visitor)) satisfies FilePlace, 201);
  });
  routes.get('/:file', async (c) => {
    const id = c.req.param('file');
    const link = readLink(id, new URL(c.req.url).searchParams, sessionSecrets);
    if (link === 'wrong') throw new ShopError('NotFound', 'There is nothing with this ID');
    const context = contextOf(c);
    const shown = link === 'over' ? 'over' : await shownFile(context, id);
    c.header('X-Robots-Tag', 'noindex');
    if (typeof shown === 'string')
      return c.text(`${mailTexts(context.language, context.store)(`photos:shown.${shown}`)}\n`);
    c.header('Content-Disposition', `inline; filename="${id}.webp"`);
    return c.body(shown, 200, { 'Content-Type': 'image/webp' });
  });
  return routes;
}
