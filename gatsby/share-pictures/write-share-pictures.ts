import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { brand } from '../../brands/build.ts';
import { logoPath } from '../structured-data/organization.ts';
import { manifestPath, shareFolder, sharePathOf, shareSize, touchIconPath } from './share-path.ts';

interface PictureNode {
  readonly url: string;
  readonly internal: { readonly contentDigest: string };
}

/** Milliseconds until a picture must have arrived. */
const timeout = 30_000;

/**
 * Writes the pictures that services show beside links to pages, and the brand's sign, also for home screens. Pictures that the last build wrote
 * are kept, so only new ones are fetched.
 * @param paths of the pictures that the pages name.
 * @throws Error if a picture cannot be fetched or is none: its page would be shown without one everywhere.
 */
export async function writeSharePictures(
  { getNodesByType }: Pick<BuildArgs, 'getNodesByType'>,
  paths: ReadonlySet<string>,
): Promise<void> {
  const folder = join('public', shareFolder);
  await mkdir(folder, { recursive: true });
  const written = new Set((await readdir(folder)).map((name) => `${shareFolder}/${name}`));
  for (const path of written) if (!paths.has(path)) await rm(join('public', path));
  const nodes = ['CommercePicture', 'BrandPicture'].flatMap(
    (type) => getNodesByType(type) as unknown as readonly PictureNode[],
  );
  const missing = nodes.filter(({ internal }) => {
    const path = sharePathOf(internal.contentDigest);
    return paths.has(path) && !written.has(path);
  });
  await pLimit(availableParallelism()).map(missing, async ({ url, internal }) => {
    const picture = await fetched(url)
      .then(makeSharePicture)
      .catch((cause: unknown) => {
        throw new Error(`The picture ${url}, which others show of a page, cannot be used.`, { cause });
      });
    await writeFile(join('public', sharePathOf(internal.contentDigest)), picture);
  });
  await writeFile(join('public', logoPath), await sign(logoSide));
  await writeFile(join('public', touchIconPath), await sign(touchIconSide, brand.mailColors.light.paper));
  await writeFile(join('public', manifestPath), JSON.stringify(manifest()));
}

/** In pixels. */
const touchIconSide = 180;

/** A shop that was put on a home screen opens as in a browser, with its controls: payments lead to other sites and back. */
const manifest = () => ({
  name: brand.name,
  short_name: brand.name,
  start_url: '/',
  display: 'minimal-ui',
  background_color: brand.mailColors.light.paper,
  theme_color: brand.mailColors.light.paper,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: logoPath, sizes: `${logoSide}x${logoSide}`, type: 'image/png' },
  ],
});

async function fetched(url: string): Promise<Uint8Array> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  if (!answer.ok) throw new Error(`${url} responds with status ${answer.status}.`);
  return answer.bytes();
}

/** In pixels; search engines ask for 112 at least. */
const logoSide = 512;

/**
 * The brand's sign as a square picture, so many pixels wide, on a ground if what shows it has none.
 * @throws Error that names the file if it is missing or no SVG.
 */
async function sign(side: number, background?: string): Promise<Buffer> {
  const file = `${brand.folder}/static/favicon.svg`;
  const drawing = await readFile(file, 'utf8').catch(() => '');
  if (!/<svg[\s>]/.test(drawing))
    throw new Error(`${file} is missing or no SVG: put the brand’s sign there, square, 32 by 32.`);
  const picture = sharp(Buffer.from(drawing), { density: 72 * (side / 32) }).resize(side, side);
  return (background === undefined ? picture : picture.flatten({ background }))
    .png({ palette: true })
    .toBuffer();
}

/** Wider pictures are cropped, which products would not survive. */
const isWide = (width: number, height: number): boolean => width / height > 1.5;

/**
 * A picture in the shape in which links are shown, as JPEG, which every service reads. A scene fills it. A product stays
 * whole, and the plain background that it was photographed on goes on to both sides.
 * @throws Error if the bytes are not a picture.
 */
export async function makeSharePicture(source: Uint8Array): Promise<Buffer> {
  const picture = sharp(source, { failOn: 'error' }).autoOrient().flatten({ background: 'white' });
  const { width, height } = await sharp(source).metadata();
  if (isWide(width, height)) return toJpeg(picture.resize({ ...shareSize, fit: 'cover' }));
  const { data, info } = await picture
    .resize({ ...shareSize, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const beside = shareSize.width - info.width;
  const above = shareSize.height - info.height;
  const left = Math.floor(beside / 2);
  const top = Math.floor(above / 2);
  return toJpeg(
    sharp(data, { raw: info }).extend({
      left,
      right: beside - left,
      top,
      bottom: above - top,
      extendWith: 'copy',
    }),
  );
}

const toJpeg = (picture: Sharp): Promise<Buffer> => picture.jpeg({ quality: 80 }).toBuffer();
