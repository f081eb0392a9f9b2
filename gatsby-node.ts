import type { GatsbyNode } from 'gatsby';
import { buildEnvironment } from './gatsby/environment.ts';
import { writeFeeds } from './gatsby/feeds/write-feeds.ts';
import { writeSharedData } from './gatsby/shared-data.ts';
import { writeRemoval, writeWorker } from './gatsby/offline/write-worker.ts';
import { writeMenus } from './gatsby/menu-files.ts';
import { writePostalCodes } from './gatsby/postal-code-files.ts';
import { writeSwatches } from './gatsby/swatch-files.ts';
import { writeProductsByKey } from './gatsby/products-by-key.ts';
import { writePageNames, writePublicFiles } from './gatsby/public-files.ts';
import { typeDefinitions } from './gatsby/schema.ts';
import { createdPages, writeSearchFiles } from './gatsby/search-files.ts';
import { writeSharePictures } from './gatsby/share-pictures/write-share-pictures.ts';

export { picturesInDevelopment as onPreInit } from './hosts/adapter.ts';
export { onCreatePage } from './gatsby/offline/app-shell.ts';
export { createPages } from './gatsby/pages.ts';
export { sourceNodes } from './gatsby/source-nodes.ts';
export { onCreateBabelConfig, onCreateWebpackConfig } from './gatsby/webpack.ts';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async (args) => {
  await writePublicFiles();
  await writePageNames(args);
  await writeSharedData(args);
  await writeProductsByKey(args);
  await writeMenus(args);
  await writeSwatches(args);
  await writePostalCodes(buildEnvironment().store);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const contexts = createdPages(args);
  await writeSearchFiles(args, contexts);
  await writeSharePictures(args, new Set(contexts.flatMap(({ sharePicture }) => sharePicture ?? [])));
  await writeFeeds(args);
  await (buildEnvironment().serviceWorker ? writeWorker(args, contexts) : writeRemoval());
};
