import { globSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { mailFiles } from '../../api/mail/due/legal-texts.ts';
import type { Store } from '../../stores/types.ts';
import { repository } from './bundle.ts';

/** One storefront that is packed for a host. */
export interface Packing {
  readonly store: Store;
  /** The folder of its finished build. */
  readonly site: string;
  /** Where pictures may come from, and who may embed the pages, as the build was told. */
  readonly pictureFolders: readonly string[];
  readonly embeddingOrigins: readonly string[];
  /** The branch that the build was made from; null if nobody said. */
  readonly branch: string | null;
  /** What the shop API of the package calls itself (`BUILD_ID`); null if nobody said, and there is no repository. */
  readonly buildId: string | null;
  /** The folder of the package, which is replaced. */
  readonly folder: string;
}

/** Packs storefronts for one host, whose server parts are the same for all of them and are bundled once. */
export type Packer = (packing: Packing) => Promise<void>;

export async function emptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

/**
 * Copies a build's folder.
 * @param isWithheld whether its host must not have what is at a path of the site.
 */
export const copySite = (
  site: string,
  to: string,
  isWithheld: (path: string) => boolean = () => false,
): Promise<void> =>
  cp(site, to, { recursive: true, filter: (source) => !isWithheld(`/${relative(site, source)}`) });

/** Copies the texts that e-mails contain to where the shop API of a package looks for them. */
export async function copyMailFiles(folder: string): Promise<void> {
  for (const file of globSync([...mailFiles], { cwd: repository }))
    await cp(join(repository, file), join(folder, file));
}
