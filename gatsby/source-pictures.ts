import { basename, extname } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { pictureWidths } from '../pictures/address.ts';
import type { IsPictureSource } from '../pictures/sources.ts';

/** A picture as Gatsby's Image CDN is told of it (`RemoteFile`). */
export interface SourcePicture {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Changes whenever what the address shows may have changed. */
  readonly version: number;
}

/** The kinds of pictures shops have; what has no ending is taken for the most common. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
};
const mediaTypeOf = (path: string): string => mediaTypes[extname(path).toLowerCase()] ?? 'image/jpeg';

/**
 * Makes the node of a picture, of which nothing is fetched.
 * @param type its type in the schema, which implements `RemoteFile`.
 * @param fields what the type has beside.
 * @returns the node's id.
 * @throws Error when it has no size, or comes from where the picture service takes none; saying what to do.
 */
export function createPictureNode(
  { actions, createNodeId, createContentDigest }: SourceNodesArgs,
  isPictureSource: IsPictureSource,
  type: 'CommercePicture' | 'BrandPicture',
  picture: SourcePicture,
  fields: object,
): string {
  const { url, version } = picture;
  if (!isPictureSource(url)) {
    throw new Error(
      `The picture ${url} is not from a place that pictures may come from. ` +
        'Name its folder in PICTURE_SOURCES, or its host in pictures/sources.ts and netlify.toml.',
    );
  }
  if (!(picture.width > 0 && picture.height > 0))
    throw new Error(`The picture ${url} has no size. Enter its width and height in the catalogue.`);
  const { pathname } = new URL(url);
  const id = createNodeId(`${type} ${url}`);
  void actions.createNode({
    ...fields,
    ...sizeForBrowsers(picture),
    id,
    url,
    mimeType: mediaTypeOf(pathname),
    filename: basename(pathname),
    parent: null,
    children: [],
    internal: { type, contentDigest: createContentDigest({ url, version }) },
  });
  return id;
}

/**
 * Gatsby offers a picture in no more than its own width, which might be one that no picture is made in. A picture in
 * between counts as the next width up: it is never enlarged.
 */
function sizeForBrowsers({ width, height }: SourcePicture): { width: number; height: number } {
  const stated = pictureWidths.find((one) => one >= width) ?? width;
  return { width: stated, height: Math.round((height * stated) / width) };
}
