import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { firstCountryNames } from '../stores/country-name.ts';
import type { TelemetryConfig } from '../src/telemetry/config.ts';
import type { BrowserStore, Store } from '../stores/types.ts';
import { categoriesOf, servicesOf } from './consent-services.ts';
import { buildEnvironment } from './environment.ts';
import { frameFilesOf, framesOf, readTemplateFiles } from './frame.ts';
import { removalFile, workerFile } from './offline/plugin-options.ts';
import { applyPatches, type GatsbyWebpackConfig, type Patch } from './patch.ts';
import { announcements } from './patches/announcements.ts';
import { anyAddress } from './patches/any-address.ts';
import { chunksApart } from './patches/chunks-apart.ts';
import { errorPages } from './patches/error-pages.ts';
import { fullLoad } from './patches/full-load.ts';
import { htmlInOrder } from './patches/html-in-order.ts';
import { hydrationInSteps } from './patches/hydration-in-steps.ts';
import { pageStyles } from './patches/page-styles.ts';
import { pageTexts } from './patches/page-texts.ts';
import { privateDocuments } from './patches/private-documents.ts';
import { redirects } from './patches/redirects.ts';
import { serviceWorker } from './patches/service-worker.ts';
import { steadyHash } from './patches/steady-hash.ts';
import { cartPathsOf, privatePathsOf } from './security/private-paths.ts';
import { recordScripts } from './security/script-record.ts';
import { uploadsSourceMaps } from './telemetry.ts';

/** The patches of code that webpack compiles; `gatsby/patches/` has all of them. */
const patches: readonly Patch[] = [
  announcements,
  anyAddress,
  chunksApart,
  errorPages,
  fullLoad,
  htmlInOrder,
  hydrationInSteps,
  pageStyles,
  pageTexts,
  privateDocuments,
  redirects,
  serviceWorker,
  steadyHash,
];

/**
 * Gatsby's own entry includes `Script`, Partytown, and PropTypes (together 2.5 kB) in every page, whether it uses them or
 * not; none does.
 */
const unusedInBrowsers = {
  'gatsby-script': false,
  '@builder.io/partytown/integration': false,
  'prop-types$': resolve('gatsby/no-prop-types.mjs'),
} as const;

export const onCreateBabelConfig: NonNullable<GatsbyNode['onCreateBabelConfig']> = ({ actions }) => {
  actions.setBabelOptions({
    options: {
      // Whether Babel prints a module on one line or on several depends on its cache, so equal sources could have
      // different builds.
      compact: true,
      // Shorter code for `?.` and `??`, which Gatsby translates for old browsers: nothing here uses `document.all`.
      assumptions: { noDocumentAll: true },
    },
  });
};

/** Gives the code the one store it is built for, and applies our patches. */
export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = async (args) => {
  const define = args.plugins.define as (values: Record<string, string>) => object;
  const { store, stores, pictureService, pictureFolders, telemetry } = buildEnvironment();
  const rendersHtml = args.stage.endsWith('-html');
  const forBrowsers = args.stage === 'build-javascript';
  const frames = framesOf(args);
  args.actions.setWebpackConfig({
    resolve: {
      alias: {
        'gatsby-api-runner': resolve('.cache/api-runner-browser.js'),
        'react-i18next$': resolve('src/i18n/react-i18next.mjs'),
        ...(forBrowsers && unusedInBrowsers),
      },
    },
    ...(forBrowsers && {
      // Gatsby's default would publish the source. Maps are made only for the upload, and no file refers to them.
      devtool: uploadsSourceMaps(process.env) ? 'hidden-source-map' : false,
    }),
    // Webpack also keeps its cache in memory for later builds in the same process, of which there are none.
    ...(args.stage.startsWith('build-') && { cache: { maxMemoryGenerations: 0 } }),
    module: {
      rules: [
        // The library declares this where webpack does not look. Without this rule, its sessions, reports, and stores
        // come along, which read the browser's storage as soon as they are loaded.
        { test: /\/@klevu\/core\//, sideEffects: false },
      ],
    },
    plugins: [
      define({
        __STORE__: JSON.stringify(storeInBrowser(store)),
        __PRIVATE_PATHS__: JSON.stringify(privatePathsOf(store)),
        __CART_PATHS__: JSON.stringify(cartPathsOf(store)),
        __FIRST_COUNTRY_NAMES__: JSON.stringify(firstCountryNames(store)),
        __PICTURE_SERVICE__: JSON.stringify(pictureService),
        __PICTURE_FOLDERS__: JSON.stringify(pictureFolders),
        // In parentheses, because webpack inserts it as it is, even where a block would begin.
        __FRAME_FILES__: `(${JSON.stringify(frameFilesOf(frames))})`,
        __FRAMES__: rendersHtml ? JSON.stringify(frames) : 'undefined',
        ...(rendersHtml && {
          __STOREFRONTS__: JSON.stringify(stores),
          __TEMPLATE_FILES__: JSON.stringify(await readTemplateFiles()),
        }),
        __USED_CATEGORIES__: JSON.stringify(categoriesOf(servicesOf({ store, telemetry }))),
        ...telemetryConstants(telemetry),
      }),
      ...(forBrowsers ? [recordScripts, shortModuleIds] : []),
    ],
  });
  applyPatches(patches, args);
  if (!forBrowsers) return;
  // `setWebpackConfig` ignores entries and targets. Gatsby's target is ES5, which none of our browsers needs.
  const config = (args.getConfig as () => GatsbyWebpackConfig)();
  args.actions.replaceWebpackConfig({
    ...config,
    entry: { ...config.entry, ...workerEntries },
    target: ['web', 'es2020'],
    optimization: { ...config.optimization, moduleIds: false },
  });
};

/** Every page contains the store, so what only the build, or texts of `content/`, need is left out. */
function storeInBrowser({
  contact,
  legalPages: _legalPages,
  calendar: _calendar,
  paths: _paths,
  ...store
}: Store): BrowserStore {
  const { registration: _registration, taxNumber: _taxNumber, ...shown } = contact;
  return { ...store, contact: shown };
}

/**
 * From 500 modules on, webpack numbers them with five digits instead of four, which makes every page 0.3 kB heavier;
 * four are enough for several thousand. Replaces `optimization.moduleIds`, which cannot say so.
 */
const shortModuleIds = {
  apply(compiler: ModuleIdsCompiler): void {
    const { DeterministicModuleIdsPlugin } = compiler.webpack.ids;
    new DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }).apply(compiler);
  },
};

/** The part of webpack that is used here (https://webpack.js.org/configuration/optimization/#optimizationmoduleids). */
interface ModuleIdsCompiler {
  readonly webpack: {
    readonly ids: {
      readonly DeterministicModuleIdsPlugin: new (options: {
        readonly maxLength: number;
        readonly fixedLength: boolean;
      }) => { readonly apply: (compiler: ModuleIdsCompiler) => void };
    };
  };
}

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
    telemetry.errors !== null ||
      telemetry.tagManager !== null ||
      telemetry.affiliates.length > 0 ||
      telemetry.scripts !== undefined,
  ),
});
