import type { GatsbyConfig } from 'gatsby';
import { processEnvironment } from './api/environment.ts';

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: processEnvironment().store.origin },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  graphqlTypegen: false,
  plugins: ['gatsby-plugin-image', 'gatsby-plugin-sharp', 'gatsby-transformer-sharp'],
};

export default config;
