import type { GatsbyConfig } from 'gatsby';
import { buildEnvironment } from './build/environment.ts';
import { netlifyAdapter } from './build/redirects/netlify-adapter.ts';

/** Set by `npm run dev`: where the shop API answers beside Gatsby's development server. */
const developApi = process.env['DEVELOP_API_URL'];
const { store } = buildEnvironment();

const config: GatsbyConfig = {
  ...(process.env['NETLIFY'] ? { adapter: netlifyAdapter() } : {}),
  siteMetadata: { siteUrl: store.origin },
  trailingSlash: store.urls.trailingSlash,
  jsxRuntime: 'automatic',
  graphqlTypegen: false,
  ...(developApi ? { proxy: [{ prefix: '/api', url: developApi }] } : {}),
  plugins: ['gatsby-plugin-image', 'gatsby-plugin-sharp', 'gatsby-transformer-sharp'],
};

export default config;
