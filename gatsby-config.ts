import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { buildEnvironment } from './gatsby/environment.ts';
import { appShellPath } from './gatsby/offline/app-shell-path.ts';
import { offlinePlugin } from './gatsby/offline/plugin-options.ts';
import { siteAdapter } from './hosts/adapter.ts';
import { defaultLanguageOf } from './stores/languages.ts';
import { cartPathsOf, privatePathsOf, siteHeaders } from './gatsby/security/site-headers.ts';
import { uploadsSourceMaps } from './gatsby/telemetry.ts';
import { type Middleware, redirectInDevelopment } from './gatsby/redirects/redirect-in-development.ts';

/** Set by `npm run dev`: where the shop API runs alongside Gatsby's development server. */
const developApi = process.env['DEVELOP_API_URL'];
const environment = buildEnvironment();
const { store, serviceWorker } = environment;

const config: GatsbyConfig = {
  adapter: siteAdapter({
    onNetlify: process.env['NETLIFY'] !== undefined,
    pictureService: environment.pictureService,
    headersOf: (hashes) => siteHeaders(environment, hashes),
    pictureFolders: environment.pictureFolders,
    embedding: {
      origins: environment.embeddingOrigins,
      unframed: [...cartPathsOf(store), ...privatePathsOf(store)],
    },
  }),
  siteMetadata: { siteUrl: store.origin },
  trailingSlash: store.urls.trailingSlash,
  jsxRuntime: 'automatic',
  plugins: [
    // The layout comes before the plugin that provides texts, because each plugin wraps its element around those of
    // earlier ones.
    { resolve: resolve('src/app/package.json') },
    // Only uploads source maps: without a `sentry.config.ts`, which would add the SDK to the first load of every page, it
    // leaves the browser's code alone. `src/telemetry/error-reporter.ts` starts the SDK, when it is needed.
    ...(uploadsSourceMaps(process.env)
      ? [{ resolve: '@sentry/gatsby', options: { deleteSourcemapsAfterUpload: true } }]
      : []),
    {
      resolve: 'gatsby-plugin-react-i18next',
      // The texts are nodes of our own (gatsby/source-nodes.ts). Pages are created with their languages, and src/navigation/language-script.ts selects among them.
      options: {
        languages: store.languages,
        defaultLanguage: defaultLanguageOf(store),
        redirect: false,
        verbose: false,
        // Otherwise, it copies the page into every language.
        pages: [{ matchPath: appShellPath, languages: [defaultLanguageOf(store)] }],
      },
    },
    ...(serviceWorker ? [offlinePlugin()] : []),
  ],
  // The development server's settings would end up in the committed file, which `npm run build -- --types` writes.
  graphqlTypegen: developApi === undefined && {
    generateOnBuild: true,
    typesOutputPath: 'src/gatsby-types.d.ts',
    documentSearchPaths: ['./gatsby/pages.ts'],
  },
  ...(developApi
    ? {
        proxy: ['/api', '/.netlify'].map((prefix) => ({ prefix, url: developApi })),
        developMiddleware: (server: { use: (step: Middleware) => void }) =>
          server.use(redirectInDevelopment(environment, process.env['VISITOR_COUNTRY'] ?? null)),
      }
    : {}),
};

export default config;
