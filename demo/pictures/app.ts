import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { pictureViews, scenes, type PictureView } from '../catalogue/pictures.ts';
import { pictureSizes as sizes } from '../../seeds/small-shop.ts';
import { colored, filesOf, type Master, masterOf } from './masters.ts';

type SizeSuffix = keyof typeof sizes;

/** The formats the picture host knows; the search index contains the second one. */
const formats = { jpg: 'image/jpeg', webp: 'image/webp' } as const;
type PictureFormat = keyof typeof formats;

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

/** The form a picture is wanted in; the width is in pixels. */
interface Form {
  readonly width: number;
  readonly format: PictureFormat;
}

/** From 0 to 100: files are often resized again, and should then look like their master. */
const quality = 90;
const searchQuality = 80;

/** @param image the master in its colors */
async function make(image: Sharp, { width, format }: Form): Promise<Buffer> {
  const resized = image.resize({ width, withoutEnlargement: true });
  return format === 'jpg'
    ? resized.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
    : resized.webp({ quality: searchQuality }).toBuffer();
}

/**
 * Files named after what they show, so a changed picture is a new file.
 * @param folder created if missing
 */
function pictureCache(folder: string): (master: Master, form: Form) => Promise<Buffer> {
  const limited = pLimit(2);
  return async (master, form) => {
    const files = await filesOf(master);
    const digest = createHash('sha256').update(files.picture);
    if (files.masks) digest.update(files.masks).update(JSON.stringify(master.colors));
    const path = join(folder, `${digest.digest('hex').slice(0, 24)}-${form.width}.${form.format}`);
    if (existsSync(path)) return readFile(path);
    const picture = await limited(async () => make(await colored(master, files), form));
    await mkdir(folder, { recursive: true });
    const draft = `${path}.${randomUUID()}`;
    await writeFile(draft, picture);
    await rename(draft, path);
    return picture;
  };
}
