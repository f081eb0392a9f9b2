/**
 * Where pictures are fetched from: `/.netlify/images?w=…&h=…&fm=…&q=…&url=…&cd=…`, the address of Netlify's Image CDN
 * (https://docs.netlify.com/build/image-cdn/overview/) in the form used by Gatsby's adapter for Netlify.
 */
export const picturePath = '/.netlify/images';

/**
 * Widths in which pictures are generated, in pixels, in ascending order. The queries in `src/templates/` list the same
 * ones. For a phone with two pixels per CSS pixel, 360 is half its screen and 800 is all of it.
 */
export const pictureWidths = [160, 360, 640, 800, 1200, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** From 0 to 100. What AVIF and WebP need for pictures of products on a plain background. */
export const pictureQuality = 45;

/** The best first. The format is part of the address, so caches do not have to check what a browser accepts. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export interface PictureRequest {
  readonly url: string;
  readonly width: PictureWidth;
  /** In pixels; null keeps the picture's aspect ratio. */
  readonly height: number | null;
  readonly format: PictureFormat;
  /** Changes with the picture's content; null if unknown. */
  readonly digest: string | null;
}

/** The address of a picture without a known digest. */
export function pictureAddress(url: string, width: PictureWidth, format: PictureFormat): string {
  const asked = new URLSearchParams({ w: `${width}`, fm: format, q: `${pictureQuality}`, url });
  return `${picturePath}?${asked.toString()}`;
}

const known = new Set(['w', 'h', 'fm', 'q', 'url', 'cd']);
/** Higher than any picture: the largest width in the shape of a tall banner. */
const maxHeight = 4 * 1600;

/**
 * Parses the query of a picture's address.
 * @returns the request, or, if this shop would not create such an address, an explanation for its author.
 */
export function readPictureAddress(query: URLSearchParams): PictureRequest | string {
  const names = [...query.keys()];
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) return `Unknown parameter ${unknown}.`;
  if (new Set(names).size < names.length) return 'A parameter occurs twice.';
  const width = pictureWidths.find((offered) => String(offered) === query.get('w'));
  if (!width) return `The width w must be one of ${pictureWidths.join(', ')}.`;
  const format = pictureFormats.find((offered) => offered === query.get('fm'));
  if (!format) return `The format fm must be one of ${pictureFormats.join(', ')}.`;
  if (query.get('q') !== String(pictureQuality)) return `The quality q must be ${pictureQuality}.`;
  const height = query.get('h');
  if (height !== null && !(/^[1-9]\d{0,3}$/.test(height) && Number(height) <= maxHeight))
    return `The height h must be a number from 1 to ${maxHeight}.`;
  const digest = query.get('cd');
  if (digest !== null && !/^[0-9a-f]{32}$/.test(digest))
    return 'The digest cd must be 32 hexadecimal digits.';
  const url = URL.parse(query.get('url') ?? '');
  if (!url) return 'The address url of the picture is missing or invalid.';
  return { url: url.href, width, height: height === null ? null : Number(height), format, digest };
}
