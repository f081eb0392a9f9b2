import { Hono, type Context } from 'hono';
import { catalogue } from '../catalogue/index.ts';
import { pictureViews, type PictureView } from '../catalogue/shapes.ts';
import { brandPicture } from './brand.ts';
import { drawPicture, subjectFrom, type Subject } from './draw.ts';
import { pictureCache, type CachedPicture } from './picture-cache.ts';
import { rasterFormats, type RasterFormat, sizes, type SizeSuffix } from './rasterize.ts';

const subjects: ReadonlyMap<string, Subject> = new Map(
  catalogue.products.flatMap(({ picture: shape, variants }) =>
    variants.map((variant) => [variant.sku, subjectFrom(shape, variant)] as const),
  ),
);

const fileName = new RegExp(
  `^(?<sku>.+)-(?<view>${pictureViews.join('|')})(?<suffix>${Object.keys(sizes).join('|')})\\.(?<format>${rasterFormats.join('|')})$`,
);

interface Wanted {
  readonly subject: Subject;
  readonly view: PictureView;
  readonly width: number;
  readonly format: RasterFormat;
}

/** Parses `{SKU}-{view}{suffix}.{format}`; undefined if it is not a picture of the catalogue. */
function wanted(file: string): Wanted | undefined {
  const { sku = '', view, suffix = '', format } = fileName.exec(file)?.groups ?? {};
  const subject = subjects.get(sku);
  return (
    subject && {
      subject,
      view: view as PictureView,
      width: sizes[suffix as SizeSuffix],
      format: format as RasterFormat,
    }
  );
}

async function answer(context: Context, picture: CachedPicture, format: RasterFormat): Promise<Response> {
  const headers = {
    ETag: picture.etag,
    'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
  };
  const known = context.req.header('If-None-Match');
  if (known === '*' || known === picture.etag) return context.body(null, 304, headers);
  return context.body(new Uint8Array(await picture.read()), 200, {
    ...headers,
    'Content-Type': `image/${format}`,
  });
}

const unknown = (context: Context): Response =>
  context.json({ statusCode: 404, message: `No picture at ${context.req.path}` }, 404);

/**
 * The demo shop's picture host, mounted at `/assets`: `GET /{SKU}-{view}{suffix}.{format}` for every variant, in the
 * sizes that the commerce service promises as PNG and WebP, and `GET /brand/{name}.png` for the home and category pages.
 * @param cacheFolder where drawn PNG files are kept between runs
 */
export function picturesApp({ cacheFolder }: { readonly cacheFolder: string }): Hono {
  const cached = pictureCache(cacheFolder);
  const app = new Hono();
  app.get('/brand/:file{.+\\.png}', (context) => {
    const picture = brandPicture(context.req.param('file').slice(0, -'.png'.length));
    return picture
      ? answer(context, cached(picture.svg, { width: picture.width, format: 'png' }), 'png')
      : unknown(context);
  });
  app.get('/:file{[^/]+\\.(png|webp)}', (context) => {
    const request = wanted(context.req.param('file'));
    return request
      ? answer(context, cached(drawPicture(request.subject, request.view), request), request.format)
      : unknown(context);
  });
  app.notFound(unknown);
  return app;
}
