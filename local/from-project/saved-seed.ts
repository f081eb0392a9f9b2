import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PaymentMethodOffer } from 'storefront-sandbox';
import { z } from 'zod';
import type { BrandSeed } from '../../brands/types.ts';
import type { ProjectSeed } from './drafts.ts';
import { picturesFrom } from './pictures.ts';

/** Where `npm run sandbox -- --from-project` keeps what it read; git ignores it. */
export const projectFolder = '.data/project';

const fileIn = (folder: string) => join(folder, 'seed.json');
export const picturesFolderIn = (folder: string) => join(folder, 'pictures');

/** Where the sandbox of a project keeps carts and orders: those of the brand's own sandbox have other products. */
export const dataFolderIn = (folder: string) => join(folder, 'sandbox');

/** Raised when a file means something else than before. */
const version = 1;
const savedSchema = z.looseObject({ version: z.literal(version) });

export interface SavedSeed {
  readonly projectKey: string;
  /** ISO 8601. */
  readonly readAt: string;
  readonly commercetools: ProjectSeed;
  /** Null if the brand's are used. */
  readonly paymentMethods: readonly PaymentMethodOffer[] | null;
}

/** Takes the place of what was read earlier, and of carts and orders with that. */
export async function saveSeed(seed: SavedSeed, folder = projectFolder): Promise<void> {
  await mkdir(folder, { recursive: true });
  await rm(dataFolderIn(folder), { recursive: true, force: true });
  await writeFile(fileIn(folder), JSON.stringify({ version, ...seed }));
}

/**
 * What was read of a project; null if nothing was.
 * @throws Error if it is of another version, or no JSON.
 */
export async function savedSeed(folder = projectFolder): Promise<SavedSeed | null> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    // The rest of it is as `saveSeed` has written it.
    return savedSchema.parse(JSON.parse(text)) as unknown as SavedSeed;
  } catch (error) {
    throw new Error(
      `${fileIn(folder)} cannot be read. Read the project again (npm run sandbox -- --from-project), or delete ${folder} to have the brand's own sandbox.`,
      { cause: error },
    );
  }
}

/**
 * A brand's seed with what was read of its project in its place, and where that sandbox keeps its data; null if nothing was read.
 * @throws Error as `savedSeed`.
 */
export async function projectSeed(own: BrandSeed, folder: string) {
  const saved = await savedSeed(folder);
  if (!saved) return null;
  const seed: BrandSeed = {
    ...own,
    commercetools: saved.commercetools,
    paymentMethods: saved.paymentMethods ?? own.paymentMethods,
    picturesIn: (cacheFolder) => picturesFrom(picturesFolderIn(folder), own.picturesIn(cacheFolder)),
  };
  return { seed, dataFolder: dataFolderIn(folder) };
}
