import { basename, extname } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { pictureWidths } from '../pictures/address.ts';
import type { IsPictureSource } from '../pictures/sources.ts';

/** A picture the way Gatsby's Image CDN expects it (`RemoteFile`). */
export interface SourcePicture {
  readonly url: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The types of pictures that shops use; without a file extension, the most common type is assumed. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
};
const mediaTypeOf = (path: string): string => mediaTypes[extname(path).toLowerCase()] ?? 'image/jpeg';

/**
 * Creates the node of a picture without fetching it. Another picture has another address (docs/hosting.md): commercetools gives each
 * upload its own, and when a price changes, the picture's own address stays as it is.
 * @param type its type in the schema, which implements `RemoteFile`.
 * @param fields additional fields of the type.
 * @returns the node's ID.
 * @throws Error that explains what to do if the picture has no size, or comes from a source the picture service does
 * not accept.
 */
export function createPictureNode(
  { actions, createNodeId, createContentDigest }: SourceNodesArgs,
  isPictureSource: IsPictureSource,
  type: 'CommercePicture' | 'BrandPicture',
  picture: SourcePicture,
  fields: object,
): string {
  const { url } = picture;
  if (!isPictureSource(url)) {
    throw new Error(
      `The picture ${url} does not come from an allowed source. ` +
        `If you trust whoever can put pictures there, add its folder to PICTURE_SOURCES: ${folderOf(url)}`,
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
    internal: { type, contentDigest: createContentDigest({ ...picture, ...fields }) },
  });
  return id;
}

/** The longest folder that contains a picture; on commercetools' host, a project's pictures are in one folder. */
const folderOf = (url: string): string => (URL.canParse('.', url) ? new URL('.', url).href : 'it has none');

/**
 * Gatsby offers a picture in its own width at most, which may be a width in which no picture is generated. A picture in
 * between counts as the next larger width: it is never enlarged.
 */
function sizeForBrowsers({ width, height }: SourcePicture): { width: number; height: number } {
  const stated = pictureWidths.find((offered) => offered >= width) ?? width;
  return { width: stated, height: Math.round((height * stated) / width) };
}
