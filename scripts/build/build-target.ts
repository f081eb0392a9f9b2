import { basename, dirname, join } from 'node:path';
import { brand } from '../../brands/build.ts';
import type { StoreId } from '../../stores/types.ts';
import type { HostName } from '../../hosts/host-limits.ts';

/** What one build produces: a storefront. */
export interface BuildTarget {
  readonly store: StoreId;
  /** For tests: in a pseudo-language instead of its own languages. */
  readonly pseudo?: boolean;
  /** For tests: with files of all pictures, for hosts without a picture service. */
  readonly pictureFiles?: boolean;
}

/** Every storefront, in its own languages. */
export const everyStorefront: readonly BuildTarget[] = brand.storefronts.map(({ id: store }) => ({
  store,
}));

/** The brand's first storefront, where one stands for all. */
export const firstTarget: BuildTarget = { store: brand.storefronts[0].id };

/** What `npm test` builds and browses, the first one in a pseudo-language too. `npm run test:stores` covers all storefronts. */
export const testedTargets: readonly BuildTarget[] = [
  ...brand.tested.built.map((store) => ({ store })),
  { ...firstTarget, pseudo: true },
];

/** The name of a target's folders and of its host on this machine: `se`, `us-pseudo`, `us-files`. */
export const nameOf = ({ store, pseudo, pictureFiles }: BuildTarget): string =>
  [store, pseudo && 'pseudo', pictureFiles && 'files'].filter(Boolean).join('-');

/** What is published. Tests on other ports than usual build into a folder of their own (`scripts/start/ports.ts`). */
export const outputOf = (target: BuildTarget): string =>
  join(process.env['DIST_FOLDER'] ?? 'dist', nameOf(target));

/** What is known about a build and not published. @param output of the build. */
export const recordsBeside = (output: string): string => join(dirname(output), 'records', basename(output));

/** What is deployed to a host: a build and what serves it there (`npm run package`). */
export const packageOf = (target: BuildTarget, host: HostName): string =>
  join(dirname(outputOf(target)), 'packages', `${nameOf(target)}-${host}`);

/**
 * Where storefronts find one another on this machine: hosts below `localhost`, which browsers resolve without a lookup.
 */
export const localOrigins = (port: number): string => `http://{store}.localhost:${port}`;
