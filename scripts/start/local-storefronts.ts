import type { Hono } from 'hono';
import { brand } from '../../brands/build.ts';
import { readEnvironment } from '../../api/context/environment.ts';
import { logOf, shopApi } from '../../api/shop-api.server.ts';
import { publishedByBuild, sitesByHost, storefrontSite } from '../../hosts/node/site.ts';
import { picturesOfBuild } from '../../hosts/node/pictures/published-pictures.ts';
import { buildEnvironment } from '../../gatsby/environment.ts';
import { pictureCache } from '../../hosts/node/pictures/picture-cache.ts';
import { type IsPublished, publishedIn, type PublishedPictures } from '../../pictures/published.ts';
import { indexPublished } from '../../redirects/published-rules.ts';
import { folderUploads } from '../../hosts/node/uploads.ts';
import { type PictureService, pictureService } from '../../hosts/node/pictures/picture-service.ts';
import { embeddingOriginsOf } from '../../settings/embedding-origins.ts';
import { storeById } from '../../stores/storefront.ts';
import { finishedBuild } from '../build/build-store.ts';
import { type BuildTarget, nameOf, outputOf } from '../build/build-target.ts';
import type { Settings } from '../options.ts';

/**
 * Every storefront on this machine behind its host name. Each has its shop API; storefronts that are not built, or whose
 * build is outdated, respond with build instructions.
 * @param store the one at plain `localhost`; it is assumed to be built.
 * @returns the site for every host name, and the names and stores of those whose pages exist and are up to date.
 */
export async function localStorefronts(store: BuildTarget, settings: Settings) {
  const targets = new Map<string, BuildTarget>(
    brand.storefronts.flatMap(({ id }) => [
      [id, { store: id }],
      [`${id}-pseudo`, { store: id, pseudo: true }],
    ]),
  );
  const built = new Set([nameOf(store)]);
  for (const [name, target] of targets) {
    if ((await finishedBuild(target, settings)) !== null) built.add(name);
  }
  const published = [...built].map((name) => targets.get(name) ?? store).map((target) => picturesOf(target));
  const pictures = localPictures(settings, publishedIn(await Promise.all(published)));
  const sites = new Map<string, Hono>();
  const siteOf = (name: string): Hono | null => {
    const target = targets.get(name);
    if (!target) return null;
    const site = sites.get(name) ?? siteFor(target, settings, pictures, built.has(name));
    sites.set(name, site);
    return site;
  };
  const defaultSite = siteOf(nameOf(store)) ?? siteFor(store, settings, pictures, true);
  const stores = new Set([...built].map((name) => targets.get(name)?.store ?? store.store));
  return { app: sitesByHost(siteOf, defaultSite), built: [...built], stores };
}

/**
 * The picture service of this machine, whose pictures survive a restart.
 * @param isPublished which pictures the pages contain; without pages of a build, any.
 */
export function localPictures(settings: Settings, isPublished: IsPublished = () => true): PictureService {
  const { isPictureSource } = buildEnvironment(settings);
  const cache = pictureCache('.data/pictures', 256_000_000);
  return pictureService({ isSource: isPictureSource, isPublished, cache });
}

function siteFor(target: BuildTarget, settings: Settings, pictures: PictureService, isBuilt: boolean): Hono {
  const root = outputOf(target);
  const published = isBuilt ? publishedByBuild(root) : null;
  const environment = readEnvironment({ ...settings, STORE: target.store });
  return storefrontSite({
    ...(published
      ? {
          pages: { root },
          redirects: indexPublished(published.rules),
          headers: published.headers,
          embedding: { origins: embeddingOriginsOf(settings), unframed: published.unframed },
        }
      : { pages: { missing: howToBuild(target) } }),
    trailingSlash: storeById(target.store, brand.storefronts).urls.trailingSlash,
    api: shopApi(environment),
    uploads: folderUploads(environment, logOf(environment, 'host')),
    pictures,
    visitorCountry: settings['VISITOR_COUNTRY'] ?? null,
  });
}

/** The pictures of a build's pages; none of one that was made without a record of them. */
const picturesOf = (target: BuildTarget): Promise<PublishedPictures> =>
  picturesOfBuild(outputOf(target)).catch(() => ({}));

const howToBuild = ({
  store,
  pseudo = false,
}: BuildTarget): string => `The pages of this storefront are not built here.

Build it:  npm run build -- --store ${store}${pseudo ? ' --pseudo' : ''}
or all:    npm start -- --all
Then start again.
`;
