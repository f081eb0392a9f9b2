import { z } from 'zod';
import { type PictureRequest, readPictureAddress } from './address.ts';

/** Where a build records the pictures it has published, in its folder. It is for the host, not for visitors. */
export const publishedPicturesFile = '.pictures.json';

/** The sizes in which a build offers its pictures, as `width` `x` `height`, by digest and address of the picture. */
export const publishedPicturesSchema = z.record(z.string(), z.array(z.string()));
export type PublishedPictures = z.infer<typeof publishedPicturesSchema>;

/** The picture addresses of a build's pages, as a record of what was published. Those without a digest need none. */
export function recordPictures(addresses: Iterable<string>): PublishedPictures {
  const published = new Map<string, Set<string>>();
  for (const address of addresses) {
    const request = readPictureAddress(new URL(address, 'https://shop.example').searchParams);
    if (typeof request === 'string') throw new Error(`A page has the picture address ${address}. ${request}`);
    const sizes = published.get(keyOf(request)) ?? new Set();
    published.set(keyOf(request), sizes.add(sizeOf(request)));
  }
  return Object.fromEntries([...published].sort().map(([key, sizes]) => [key, [...sizes].sort()]));
}

export type IsPublished = (request: PictureRequest) => boolean;

/** @param records those of all builds that a host serves. */
export function publishedIn(records: readonly PublishedPictures[]): IsPublished {
  const sizes = records.map((record) => new Map(Object.entries(record)));
  return (request) =>
    sizes.some((published) => published.get(keyOf(request))?.includes(sizeOf(request)) ?? false);
}

const keyOf = ({ digest, url }: PictureRequest): string => `${digest ?? ''} ${url}`;
const sizeOf = ({ width, height }: PictureRequest): string => `${width}x${height ?? ''}`;
