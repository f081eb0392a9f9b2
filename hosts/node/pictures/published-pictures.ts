import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type PublishedPictures,
  publishedPicturesFile,
  publishedPicturesSchema,
  recordPictures,
} from '../../../pictures/published.ts';
import { globSync } from 'node:fs';
import { picturePath } from '../../../pictures/address.ts';

/**
 * What a build recorded about the pictures of its pages.
 * @param root The build's folder.
 * @throws Error if there is no record, or none that can be read.
 */
export async function picturesOfBuild(root: string): Promise<PublishedPictures> {
  const file = join(root, publishedPicturesFile);
  return publishedPicturesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** An address in a page's data, up to what separates it from the next one. */
const addresses = new RegExp(`${picturePath.replaceAll('.', '\\.')}\\?[^"\\\\\\s,]+`, 'g');

/** Records which pictures the pages in a build's folder ask for, in which sizes: its host generates no others. */
export async function writePublishedPictures(folder: string): Promise<void> {
  const found = new Set<string>();
  for (const file of globSync('page-data/**/*.json', { cwd: folder }))
    for (const [address] of (await readFile(join(folder, file), 'utf8')).matchAll(addresses))
      found.add(address);
  await writeFile(join(folder, publishedPicturesFile), JSON.stringify(recordPictures(found)));
}
