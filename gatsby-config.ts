import type { GatsbyConfig } from 'gatsby';
import { buildEnvironment } from './build/environment.ts';

/** Set by `npm run dev`: where the shop API answers beside Gatsby's development server. */
const developApi = process.env['DEVELOP_API_URL'];

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: buildEnvironment().store.origin },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  graphqlTypegen: false,
  ...(developApi ? { proxy: [{ prefix: '/api', url: developApi }] } : {}),
  plugins: ['gatsby-plugin-image', 'gatsby-plugin-sharp', 'gatsby-transformer-sharp'],
};

export default config;
