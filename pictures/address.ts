/**
 * Where pictures are fetched from: `/.netlify/images?w=…&h=…&fm=…&q=…&url=…&cd=…`, the address of Netlify's Image CDN
 * (https://docs.netlify.com/build/image-cdn/overview/) as Gatsby's adapter for Netlify writes it.
 */
export const picturePath = '/.netlify/images';

/** Widths pictures are made in, in pixels, the smallest first. The queries in `src/templates/` name the same. */
export const pictureWidths = [160, 320, 640, 1200, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Of 100. What AVIF and WebP need for pictures of products in front of a plain background. */
export const pictureQuality = 45;

/** The best first. The format stands in the address, so that caches need not look at what a browser accepts. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** A picture elsewhere and what it is wanted as. */
export interface PictureRequest {
  /** Where the picture itself is. */
  readonly url: string;
  readonly width: PictureWidth;
  /** Pixels; null leaves it to the picture's own shape. */
  readonly height: number | null;
  readonly format: PictureFormat;
  /** Changes with the picture's content; null where nobody knows. */
  readonly digest: string | null;
}

/** The address of a picture that no digest is known of. */
export function pictureAddress(url: string, width: PictureWidth, format: PictureFormat): string {
  const asked = new URLSearchParams({ w: `${width}`, fm: format, q: `${pictureQuality}`, url });
  return `${picturePath}?${asked.toString()}`;
}

const known = new Set(['w', 'h', 'fm', 'q', 'url', 'cd']);
/** More than any picture is high: the largest width in the shape of a tall banner. */
const maxHeight = 4 * 1600;

/**
 * Reads the query of a picture's address.
 * @returns the request, or words for whoever wrote the address when it is none that this shop writes.
 */
export function readPictureAddress(query: URLSearchParams): PictureRequest | string {
  const names = [...query.keys()];
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) return `The parameter ${unknown} is not known.`;
  if (new Set(names).size < names.length) return 'A parameter is given twice.';
  const width = pictureWidths.find((one) => String(one) === query.get('w'));
  if (!width) return `The width w must be one of ${pictureWidths.join(', ')}.`;
  const format = pictureFormats.find((one) => one === query.get('fm'));
  if (!format) return `The format fm must be one of ${pictureFormats.join(', ')}.`;
  if (query.get('q') !== String(pictureQuality)) return `The quality q must be ${pictureQuality}.`;
  const height = query.get('h');
  if (height !== null && !(/^[1-9]\d{0,3}$/.test(height) && Number(height) <= maxHeight))
    return `The height h must be a number from 1 to ${maxHeight}.`;
  const digest = query.get('cd');
  if (digest !== null && !/^[0-9a-f]{32}$/.test(digest))
    return 'The digest cd must be 32 hexadecimal digits.';
  const url = URL.parse(query.get('url') ?? '');
  if (!url) return 'The address url of the picture is missing or none.';
  return { url: url.href, width, height: height === null ? null : Number(height), format, digest };
}
