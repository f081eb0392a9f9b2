import type { GatsbyNode } from 'gatsby';
import { writeDirectory } from './build/directory-file.ts';
import { writeLazyTexts } from './build/lazy-texts.ts';
import { servePaymentStyles } from './build/payment-styles.ts';
import { writeNetlifyFile } from './build/redirects/netlify-file.ts';
import { typeDefinitions } from './build/schema.ts';
import { writeSearchFiles } from './build/search-files.ts';

export { picturesInDevelopment as onPreInit } from './build/adapter.ts';
export { createPages } from './build/pages.ts';
export { sourceNodes } from './build/source-nodes.ts';
export { onCreateWebpackConfig } from './build/webpack.ts';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async () => {
  await servePaymentStyles();
  await writeDirectory();
  await writeLazyTexts();
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await writeSearchFiles(args);
  await writeNetlifyFile();
};
