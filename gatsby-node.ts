import type { GatsbyNode } from 'gatsby';
import { typeDefinitions } from './build/schema.ts';

export { createPages } from './build/pages.ts';
export { sourceNodes } from './build/source-nodes.ts';
export { servePaymentStyles as onPostBootstrap } from './build/payment-styles.ts';
export { onCreateWebpackConfig } from './build/webpack.ts';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};
