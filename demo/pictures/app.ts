import { Hono, type Context } from 'hono';
import { pictureViews, scenes, type PictureView } from '../catalogue/pictures.ts';
import { pictureSizes as sizes } from '../../seeds/small-shop.ts';
import { masterOf } from './masters.ts';
import { pictureCache, type PictureFormat } from './picture-cache.ts';

type SizeSuffix = keyof typeof sizes;

/** The formats the picture host knows; the search index contains the second one. */
const formats: Readonly<Record<PictureFormat, string>> = { jpg: 'image/jpeg', webp: 'image/webp' };

const fileName = new RegExp(
  `^(?<sku>.+)-(?<view>${pictureViews.join('|')})(?<suffix>${Object.keys(sizes).join('|')})\\.(?<format>${Object.keys(formats).join('|')})$`,
);

const answer = (context: Context, picture: Buffer, format: PictureFormat): Response =>
  context.body(new Uint8Array(picture), 200, {
    'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
    'Content-Type': formats[format],
  });

const unknown = (context: Context): Response =>
  context.json({ statusCode: 404, message: `No picture at ${context.req.path}` }, 404);

/**
 * The demo shop's picture host, mounted at `/assets`: `GET /{SKU}-{view}{suffix}.{format}` for every view of every
 * variant, in the sizes that the commerce service promises as JPEG and WebP, and `GET /brand/{name}.jpg` for scenes.
 * @param cacheFolder where pictures that were colored and resized are kept between runs
 */
export function picturesApp({ cacheFolder }: { readonly cacheFolder: string }): Hono {
  const cached = pictureCache(cacheFolder);
  const app = new Hono();
  app.get('/brand/:file{.+\\.jpg}', async (context) => {
    const name = context.req.param('file').slice(0, -'.jpg'.length);
    const scene = Object.hasOwn(scenes, name) ? scenes[name] : undefined;
    if (scene === undefined) return unknown(context);
    const form = { width: sizes[''], format: 'jpg' } as const;
    return answer(context, await cached({ name: scene, colors: [] }, form), 'jpg');
  });
  app.get('/:file{[^/]+\\.(jpg|webp)}', async (context) => {
    const { sku = '', view, suffix = '', format } = fileName.exec(context.req.param('file'))?.groups ?? {};
    const master = masterOf(sku, view as PictureView);
    if (!master) return unknown(context);
    const form = { width: sizes[suffix as SizeSuffix], format: format as PictureFormat };
    return answer(context, await cached(master, form), form.format);
  });
  app.notFound(unknown);
  return app;
}
