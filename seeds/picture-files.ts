import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SmallProduct, SmallShop } from './small-shop.ts';

/**
 * The file of a product's picture; null if it is drawn.
 * @throws Error if it is missing.
 */
export function pictureFileOf(
  { folder = '' }: Pick<SmallShop, 'folder'>,
  { key, picture }: Pick<SmallProduct, 'key' | 'picture'>,
): string | null {
  if (picture === undefined) return null;
  const file = join(folder, picture);
  if (existsSync(file)) return file;
  throw new Error(
    `The picture of the product "${key}" is missing: ${file}. Put it there, or correct "picture".`,
  );
}

/**
 * What the picture of a variant is called before its view and size. It changes with the file, because browsers and the picture
 * service keep what they once got from an address.
 * @throws Error as `pictureFileOf`.
 */
export function pictureNameOf(shop: SmallShop, product: SmallProduct, sku: string): string {
  const file = pictureFileOf(shop, product);
  return file === null ? sku : `${sku}-${digestOf([file])}`;
}

const picturesIn = (folder: string) => join(folder, 'pictures');

/** The file of a picture that the brand itself shows, such as `home-hero`; null if it has none. */
export function brandPictureFile({ folder = '' }: Pick<SmallShop, 'folder'>, name: string): string | null {
  const file = join(picturesIn(folder), `${name}.jpg`);
  return existsSync(file) ? file : null;
}

/** The last part of the address of the brand's own pictures, which changes with them; empty if it has none. */
export function brandPicturesVersion(folder: string): string {
  const pictures = picturesIn(folder);
  if (!existsSync(pictures)) return '';
  const files = readdirSync(pictures, { withFileTypes: true }).filter((entry) => entry.isFile());
  return `/${digestOf(files.map(({ name }) => join(pictures, name)).sort())}`;
}

function digestOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}
