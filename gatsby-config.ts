import type { GatsbyConfig } from 'gatsby';
import { buildEnvironment } from './build/environment.ts';
import { netlifyAdapter } from './build/redirects/netlify-adapter.ts';
import { type Middleware, redirectInDevelopment } from './edge/redirect-in-development.ts';

/** Set by `npm run dev`: where the shop API answers beside Gatsby's development server. */
const developApi = process.env['DEVELOP_API_URL'];
const environment = buildEnvironment();
const { store } = environment;

const config: GatsbyConfig = {
  ...(process.env['NETLIFY'] ? { adapter: netlifyAdapter() } : {}),
  siteMetadata: { siteUrl: store.origin },
  trailingSlash: store.urls.trailingSlash,
  jsxRuntime: 'automatic',
  graphqlTypegen: false,
  ...(developApi
    ? {
        proxy: [{ prefix: '/api', url: developApi }],
        developMiddleware: (server: { use: (step: Middleware) => void }) =>
          server.use(redirectInDevelopment(environment, process.env['VISITOR_COUNTRY'] ?? null)),
      }
    : {}),
  plugins: ['gatsby-plugin-image', 'gatsby-plugin-sharp', 'gatsby-transformer-sharp'],
};

export default config;
