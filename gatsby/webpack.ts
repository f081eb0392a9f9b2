import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { firstCountryNames } from '../src/region/first-country-names.ts';
import type { TelemetryConfig } from '../src/telemetry/config.ts';
import { categoriesOf, servicesOf } from './consent-services.ts';
import { earlySearchScripts } from './early-searches.ts';
import { buildEnvironment } from './environment.ts';
import { frameFilesOf, framesOf, readTemplateFiles } from './frame.ts';
import { steadyHash } from './steady-hash.ts';
import { uploadsSourceMaps } from './telemetry.ts';
import type { Replacement } from './mend-expressions.ts';
import { changeDefaults, type GatsbyWebpackConfig, minifyForOurBrowsers } from './webpack-defaults.ts';
import { removalFile, workerFile } from './offline/plugin-options.ts';

/** Replaces single expressions of what is installed. */
const mendLoader = resolve('gatsby/mend-expressions.ts');

/** Gatsby's module that looks up redirects in the browser, in the form in which its other modules import it. */
const gatsbyRedirectUtils = /\/redirect-utils(\.js)?$/;

/**
 * The module of gatsby-plugin-react-i18next that provides pages with texts, in the form in which its `gatsby-browser`
 * imports it.
 */
const pluginWrapPageElement = /\/plugin\/wrapPageElement$/;

/** Gatsby's module that registers the service worker, in the form in which `production-app.js` imports it. */
const gatsbyRegistration = /\/register-service-worker$/;

/** The browser's part of gatsby-plugin-offline, in the form in which Gatsby's list of plugins imports it. */
const offlineBrowser = /\/gatsby-plugin-offline\/gatsby-browser(\.js)?$/;

const fullLoad = `require(${JSON.stringify(resolve('src/recovery/full-load.ts'))})`;

/**
 * What Gatsby's runtime would do otherwise: lose query and hash with a full page load; hydrate a page in a single long
 * task; move what is in a `Suspense` boundary to the end of a long page, to be put in its place by scripts; and add a
 * page's query to the address of its data, so that browsers would not use the data that its HTML has announced. File,
 * its expression, and ours.
 */
export const gatsbyMends: readonly Replacement[] = [
  ['navigation.js', 'window.location = pathname\n', `${fullLoad}.loadFully(pathname + search + hash)\n`],
  ['ensure-resources.js', 'window.location = rawPath\n', `${fullLoad}.reloadFully()\n`],
  [
    'production-app.js',
    'renderer(<App />, rootElement)\n',
    'React.startTransition(() => renderer(<App />, rootElement))\n',
  ],
  [
    'static-entry.js',
    'renderToPipeableStream(bodyComponent, {\n',
    'renderToPipeableStream(bodyComponent, { progressiveChunkSize: Infinity,\n',
  ],
  ['loader.js', '    maybeSearch ? `?${maybeSearch}` : ``\n', '    ``\n'],
];

/**
 * What every user of the search box would download although `useCombobox` with its own way of scrolling never gets there:
 * an assignment that keeps another hook, and two packages for what is not used.
 */
export const downshiftMends: readonly Replacement[] = [
  ['downshift.esm.mjs', '_useTagGroup.stateChangeTypes = stateChangeTypes;\n', '\n'],
  ['downshift.esm.mjs', "import { isForwardRef } from 'react-is';\n", '\n'],
  ['downshift.esm.mjs', "import { compute } from 'compute-scroll-into-view';\n", '\n'],
];

const downshiftRule = {
  test: /\/downshift\.esm\.mjs$/,
  enforce: 'pre',
  loader: mendLoader,
  options: { replacements: downshiftMends },
} as const;

/**
 * What checks the types of properties while developing; Gatsby's modules carry it along. It is asked for anything, and
 * never called.
 */
const noPropTypes = 'data:text/javascript,const none=new Proxy(()=>none,{get:()=>none});export default none';

/** Gatsby's own entry includes `Script` and Partytown (2 kB) in every page, whether it uses them or not; none does. */
const unusedInBrowsers = { 'gatsby-script': false, '@builder.io/partytown/integration': false } as const;

/** Gatsby's code for Partytown in development, which builds include as well. */
const partytownSnippet = /\/inject-partytown-snippet$/;

/**
 * Gives the browser's code the one store it is built for, our redirects instead of Gatsby's, our way of providing texts
 * instead of the plugin's, our registration of the service worker, only what is used of the search library, and styles
 * whose order does not matter.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = async (args) => {
  const define = args.plugins.define as (values: Record<string, string>) => object;
  const replaceModule = args.plugins.normalModuleReplacement as (
    wanted: RegExp,
    other: string | ((request: ModuleRequest) => void),
  ) => object;
  const { store, stores, pictureService, pictureFolders, telemetry } = buildEnvironment();
  const rendersHtml = args.stage.endsWith('-html');
  const forBrowsers = args.stage === 'build-javascript';
  const frames = framesOf(args);
  // For `babel.config.cjs`; stages of a build run one after the other.
  if (args.stage.startsWith('build-')) process.env['BABEL_STAGE'] = args.stage;
  args.actions.setWebpackConfig({
    resolve: {
      alias: {
        'gatsby-api-runner': resolve('.cache/api-runner-browser.js'),
        'gatsby-plugin-react-i18next$': resolve('src/i18n/plugin-hooks.ts'),
        ...(forBrowsers && unusedInBrowsers),
      },
    },
    ...(forBrowsers && {
      // Gatsby's default would publish the source. Maps are made only for the upload and for measuring
      // (`npm run bench:pages -- --names`), and no file refers to them.
      devtool:
        uploadsSourceMaps(process.env) || process.env['SOURCE_MAPS'] === 'on' ? 'hidden-source-map' : false,
    }),
    module: {
      rules: [
        {
          test: /\/\.cache\/(navigation|ensure-resources|production-app|static-entry|loader)\.js$/,
          enforce: 'pre',
          loader: mendLoader,
          options: { replacements: gatsbyMends },
        },
        ...(forBrowsers ? [downshiftRule] : []),
        // The library says so, but not where webpack looks: without this, its sessions, reports, and stores come along,
        // which read the browser's storage as soon as they are loaded.
        { test: /\/@klevu\/core\//, sideEffects: false },
        {
          test: /\/contract\/evaluated\/\w+\.ts$/,
          enforce: 'pre',
          loader: resolve('gatsby/evaluate.ts'),
        },
      ],
    },
    plugins: [
      steadyHash,
      define({
        __STORE__: JSON.stringify(store),
        __FIRST_COUNTRY_NAMES__: JSON.stringify(firstCountryNames(store)),
        __PICTURE_SERVICE__: JSON.stringify(pictureService),
        __PICTURE_FOLDERS__: JSON.stringify(pictureFolders),
        // In parentheses, because webpack inserts it as it is, even where a block would begin.
        __FRAME_FILES__: `(${JSON.stringify(frameFilesOf(frames))})`,
        __FRAMES__: rendersHtml ? JSON.stringify(frames) : 'undefined',
        __EARLY_SEARCHES__: rendersHtml ? JSON.stringify(await earlySearchScripts(store)) : 'undefined',
        ...(rendersHtml && {
          __STOREFRONTS__: JSON.stringify(stores),
          __TEMPLATE_FILES__: JSON.stringify(await readTemplateFiles()),
        }),
        __USED_CATEGORIES__: JSON.stringify(categoriesOf(servicesOf({ store, telemetry }))),
        ...telemetryConstants(telemetry),
      }),
      replaceModule(partytownSnippet, 'data:text/javascript,'),
      ...(forBrowsers ? [replaceModule(/^prop-types$/, noPropTypes)] : []),
      // Because the importing module is CommonJS, it would include all of the router, used or not.
      replaceModule(/^@gatsbyjs\/reach-router$/, (request) => {
        if (request.context.includes('gatsby-react-router-scroll'))
          request.request = resolve('src/navigation/gatsby-use-location.ts');
      }),
      replaceModule(gatsbyRedirectUtils, resolve('src/redirects/gatsby-redirect-utils.ts')),
      replaceModule(pluginWrapPageElement, resolve('src/i18n/gatsby-wrap-page-element.tsx')),
      replaceModule(gatsbyRegistration, resolve('src/offline/gatsby-register-service-worker.ts')),
      replaceModule(offlineBrowser, resolve('src/offline/gatsby-browser.ts')),
    ],
  });
  const config = (args.getConfig as () => GatsbyWebpackConfig)();
  changeDefaults(config);
  // `setWebpackConfig` ignores entries and targets. Gatsby's target is ES5, which none of our browsers needs.
  if (forBrowsers) {
    config.entry = { ...config.entry, ...workerEntries };
    config.target = ['web', 'es2020'];
    minifyForOurBrowsers(config);
  }
  args.actions.replaceWebpackConfig(config);
};

/** The service worker's code, as files that need no others. */
const workerEntries = {
  'service-worker-part': {
    import: resolve('worker/service-worker.ts'),
    filename: workerFile,
    runtime: false,
    // It is appended to code that ends without a semicolon, so it has to begin with a statement.
    library: { type: 'var', name: 'storefrontWorker' },
  },
  'service-worker-off': { import: resolve('worker/removal.ts'), filename: removalFile, runtime: false },
};

/**
 * What the browser's code knows about telemetry: as constants, so that what a build does not use is not part of the
 * first load, and in full where it is loaded later.
 */
const telemetryConstants = (telemetry: TelemetryConfig): Record<string, string> => ({
  __TELEMETRY__: JSON.stringify(telemetry),
  __ENVIRONMENT__: JSON.stringify(telemetry.environment),
  __REPORTS_ERRORS__: JSON.stringify(telemetry.errors !== null),
  __TRACKS__: JSON.stringify(telemetry.tagManager !== null),
  __OBSERVED__: JSON.stringify(
    telemetry.errors !== null || telemetry.tagManager !== null || telemetry.affiliates.length > 0,
  ),
});

/** What webpack is asked to resolve, and the folder of the importing module. */
interface ModuleRequest {
  request: string;
  readonly context: string;
}
