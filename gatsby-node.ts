import type { GatsbyNode } from 'gatsby';
import { writeLazyTexts, writePublicFiles } from './gatsby/public-files.ts';
import { typeDefinitions } from './gatsby/schema.ts';
import { writeSearchFiles } from './gatsby/search-files.ts';

export { picturesInDevelopment as onPreInit } from './hosts/adapter.ts';
export { createPages } from './gatsby/pages.ts';
export { sourceNodes } from './gatsby/source-nodes.ts';
export { createResolvers } from './gatsby/texts.ts';
export { onCreateWebpackConfig } from './gatsby/webpack.ts';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async (args) => {
  await writePublicFiles();
  await writeLazyTexts(args);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => writeSearchFiles(args);
