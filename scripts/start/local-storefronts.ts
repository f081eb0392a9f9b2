import type { Hono } from 'hono';
import { readEnvironment, type ShopEnvironment } from '../../api/environment.ts';
import { localSite, redirectsOfBuild, sitesByHost } from '../../hosts/node/local-server.ts';
import { indexPublished } from '../../redirects/published-rules.ts';
import type { PictureService } from '../../hosts/node/pictures/picture-service.ts';
import { storeIds } from '../../stores/types.ts';
import { finishedBuild } from '../build/build-store.ts';
import { type BuildTarget, nameOf, outputOf } from '../build/build-target.ts';
import { localPictures } from './local-pictures.ts';
import type { Settings } from '../options.ts';

interface LocalStorefronts {
  /** The site for every host name, and for plain `localhost`. */
  readonly app: Hono;
  /** Handles the pictures of all of them. */
  readonly pictures: PictureService;
  /** The names of those whose pages exist and are up to date. */
  readonly built: readonly string[];
}

/**
 * Every storefront on this machine behind its host name. Each has its shop API; storefronts that are not built, or whose
 * build is outdated, respond with build instructions.
 * @param store the one at plain `localhost`; it is assumed to be built.
 * @param onOpen told each storefront's environment when it is first visited, and that of `store` at once.
 */
export async function localStorefronts(
  store: BuildTarget,
  settings: Settings,
  onOpen: (environment: ShopEnvironment) => void = () => undefined,
): Promise<LocalStorefronts> {
  const pictures = localPictures(settings);
  const targets = new Map<string, BuildTarget>(
    storeIds.flatMap((id) => [
      [id, { store: id }],
      [`${id}-pseudo`, { store: id, pseudo: true }],
    ]),
  );
  const built = new Set([nameOf(store)]);
  for (const [name, target] of targets) {
    if ((await finishedBuild(target, settings)) !== null) built.add(name);
  }
  const sites = new Map<string, Hono>();
  const siteOf = (name: string): Hono | null => {
    const target = targets.get(name);
    if (!target) return null;
    const site = sites.get(name) ?? siteFor(target, settings, pictures, built.has(name), onOpen);
    sites.set(name, site);
    return site;
  };
  const defaultSite = siteOf(nameOf(store)) ?? siteFor(store, settings, pictures, true, onOpen);
  return { app: sitesByHost(siteOf, defaultSite), pictures, built: [...built] };
}

function siteFor(
  target: BuildTarget,
  settings: Settings,
  pictures: PictureService,
  isBuilt: boolean,
  onOpen: (environment: ShopEnvironment) => void,
): Hono {
  const root = outputOf(target);
  const environment = readEnvironment({ ...settings, STORE: target.store });
  onOpen(environment);
  return localSite({
    ...(isBuilt
      ? { pages: { root }, redirects: indexPublished(redirectsOfBuild(root)) }
      : { pages: { missing: howToBuild(target) } }),
    pictures,
    environment,
    visitorCountry: settings['VISITOR_COUNTRY'] ?? null,
  });
}

const howToBuild = ({
  store,
  pseudo = false,
}: BuildTarget): string => `The pages of this storefront are not built here.

Build it:  npm run build -- --store ${store}${pseudo ? ' --pseudo' : ''}
or all:    npm start -- --all
Then start again.
`;
