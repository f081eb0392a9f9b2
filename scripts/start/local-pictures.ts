import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '../../brands/build.ts';
import { buildEnvironment } from '../../gatsby/environment.ts';
import { picturePath } from '../../pictures/address.ts';
import type { IsPublished } from '../../pictures/published.ts';
import { maxPictureBytes, pictureCache } from '../../hosts/node/pictures/picture-cache.ts';
import { type PictureService, pictureService } from '../../hosts/node/pictures/picture-service.ts';
import { storeById } from '../../stores/storefront.ts';
import { defaultLanguageOf } from '../../stores/languages.ts';
import { type PageKey, pageKeysOf, pathOf } from '../../stores/urls.ts';
import { type BuildTarget, outputOf } from '../build/build-target.ts';
import type { Settings } from '../options.ts';

/**
 * The picture service of this machine, whose pictures survive a restart.
 * @param isPublished which pictures the pages contain; without pages of a build, any.
 */
export function localPictures(settings: Settings, isPublished: IsPublished = () => true): PictureService {
  const { isPictureSource } = buildEnvironment(settings);
  const cache = pictureCache('.data/pictures', maxPictureBytes);
  return pictureService({ isSource: isPictureSource, isPublished, cache });
}

/** The pages that visitors open first. */
const isWarmed = (key: PageKey): boolean => key === 'home' || key.startsWith('category/');

/**
 * Generates the pictures of a storefront's home page and categories one at a time, so that visitors who arrive in the
 * meantime do not have to wait. A picture that cannot be generated is retried when a visitor requests it.
 */
export async function warmPictures(pictures: PictureService, target: BuildTarget): Promise<void> {
  const store = storeById(target.store, brand.storefronts);
  const paths = pageKeysOf(store)
    .filter(isWarmed)
    .map((key) => pathOf(store, defaultLanguageOf(store), key));
  const warmed = new Set<string>();
  for (const path of paths) {
    const html = await readFile(join(outputOf(target), path, 'index.html'), 'utf8').catch(() => '');
    for (const address of picturesIn(html)) {
      if (warmed.has(address)) continue;
      warmed.add(address);
      await pictures(new Request(`http://localhost${address}`)).catch(() => undefined);
    }
  }
}

/** The addresses of the pictures that a page offers to browsers that support the best format. */
export function picturesIn(html: string): string[] {
  const sets = [...html.matchAll(/<source[^>]* type="image\/avif"[^>]*>/g)].flatMap(
    ([source]) => /srcset="([^"]*)"/i.exec(source)?.[1]?.split(',') ?? [],
  );
  return sets
    .map((candidate) => candidate.trim().split(' ')[0]?.replaceAll('&amp;', '&') ?? '')
    .filter((address) => address.startsWith(picturePath));
}
