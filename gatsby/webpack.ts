import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { methodTextsOf } from '../stores/payment-method-names.ts';
import { expressWalletsIn, paymentMethodsIn } from '../stores/payment-methods.ts';
import type { BrowserStore, Store, StoreCountry } from '../stores/types.ts';
import { categoriesOf, servicesOf } from './consent-services.ts';
import { buildEnvironment } from './environment.ts';
import { productParts } from './products-by-key.ts';
import { sharedDataFilesOf, sharedDataByLanguage, readTemplateFiles } from './shared-data.ts';
import { removalFile, workerFile } from './offline/plugin-options.ts';
import { applyPatches } from './patches.ts';
import { cartPathsOf, privatePathsOf } from './security/site-headers.ts';
import { recordScripts } from './security/script-record.ts';
import { uploadsSourceMaps } from './telemetry.ts';

export const onCreateBabelConfig: NonNullable<GatsbyNode['onCreateBabelConfig']> = ({ actions }) => {
  actions.setBabelOptions({
    options: {
      // Shorter code for `?.` and `??`, which Gatsby translates for old browsers: nothing here uses `document.all`.
      assumptions: { noDocumentAll: true },
    },
  });
};

interface GatsbyWebpackConfig {
  readonly plugins: readonly {
    readonly constructor: { readonly name: string };
    readonly options?: { ignoreOrder?: boolean };
  }[];
  readonly optimization?: {
    readonly splitChunks?: {
      readonly cacheGroups?: { readonly shared?: { name: unknown }; styles?: unknown };
    };
  };
  readonly entry?: object;
}

export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = async (args) => {
  const define = args.plugins.define as (values: Record<string, string>) => object;
  const { store, stores, pictureService, pictureFolders, telemetry } = buildEnvironment();
  const rendersHtml = args.stage.endsWith('-html');
  const forBrowsers = args.stage === 'build-javascript';
  const sharedData = sharedDataByLanguage(args);
  args.actions.setWebpackConfig({
    ...(forBrowsers && {
      // Gatsby's default would publish the source. Maps are made only for the upload, and no file refers to them.
      devtool: uploadsSourceMaps(process.env) ? 'hidden-source-map' : false,
    }),
    // Webpack also keeps its cache in memory for later builds in the same process, of which there are none.
    ...(args.stage.startsWith('build-') && { cache: { maxMemoryGenerations: 0 } }),
    ...(forBrowsers && {
      // Gatsby's `Script` and what it does with Partytown: every page would contain them, and none uses them.
      resolve: { alias: { 'gatsby-script': false, '@builder.io/partytown/integration': false } },
    }),
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
        __PICTURE_SERVICE__: JSON.stringify(pictureService),
        __PICTURE_FOLDERS__: JSON.stringify(pictureFolders),
        __PRODUCT_PARTS__: JSON.stringify(productParts(args)),
        // In parentheses, because webpack inserts it as it is, even where a block would begin.
        __SHARED_DATA_FILES__: `(${JSON.stringify(sharedDataFilesOf(sharedData))})`,
        __SHARED_DATA__: rendersHtml ? JSON.stringify(sharedData) : 'undefined',
        ...(rendersHtml && {
          __STOREFRONTS__: JSON.stringify(stores.map(({ paths: _paths, ...store }) => store)),
          __TEMPLATE_FILES__: JSON.stringify(await readTemplateFiles()),
        }),
        __USED_CATEGORIES__: JSON.stringify(categoriesOf(servicesOf({ store, telemetry }))),
        // In parentheses like the files above: it is the body of an arrow function.
        __TELEMETRY__: `(${JSON.stringify(telemetry)})`,
      }),
      ...(forBrowsers ? [recordScripts] : []),
      ...(args.stage.startsWith('build-') ? [sameHashFromCache] : []),
    ],
  });
  applyPatches(args);
  const config = (args.getConfig as () => GatsbyWebpackConfig)();
  splitByPages(config);
  if (!forBrowsers) return;
  // `setWebpackConfig` ignores entries and targets. Gatsby's target is ES5, which none of our browsers needs.
  args.actions.replaceWebpackConfig({
    ...config,
    entry: { ...config.entry, ...workerEntries },
    target: ['web', 'es2020'],
  });
};

/**
 * Gatsby puts all styles into one sheet, and that into every page, to keep their order. Components do not depend on it
 * (`src/styles/global.css` says why), so a page includes the styles of its own template, what is loaded later brings its
 * own, and webpack need not warn that two pages load them in different orders.
 *
 * Gatsby also names a shared chunk after the chunks that share its modules. Chunks that are loaded on demand have no name,
 * so it takes all of them for the same one: the country selector would load the search library, 47 kB instead of 8. If
 * shared chunks have no name, webpack tells them apart.
 */
function splitByPages({ optimization, plugins }: GatsbyWebpackConfig): void {
  const cacheGroups = optimization?.splitChunks?.cacheGroups;
  delete cacheGroups?.styles;
  const extract = plugins.find((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin');
  if (extract?.options) extract.options.ignoreOrder = true;
  if (cacheGroups?.shared) cacheGroups.shared.name = false;
}

/** What webpack offers its plugins, as far as it is used here. */
interface Compiler {
  readonly hooks: {
    readonly compilation: {
      readonly tap: (
        name: string,
        work: (compilation: {
          children: readonly object[];
          readonly hooks: { readonly beforeHash: { readonly tap: (name: string, work: () => void) => void } };
        }) => void,
      ) => void;
    };
  };
}

/**
 * Styles that are not in webpack's cache are compiled by compilations of their own, which webpack's hash of a build contains, too.
 * That hash is in every page: the build after one without a cache would write all pages anew, although no file has changed.
 */
const sameHashFromCache = {
  apply({ hooks }: Compiler): void {
    hooks.compilation.tap('same hash', (compilation) =>
      compilation.hooks.beforeHash.tap('same hash', () => {
        compilation.children = [];
      }),
    );
  },
};

/** Every page contains the store, so what only the build, or texts of `content/`, need is left out. */
function storeInBrowser({
  contact,
  legalPages: _legalPages,
  legalFacts: _legalFacts,
  calendar: _calendar,
  paths: _paths,
  ...store
}: Store): BrowserStore {
  const { registration: _registration, taxNumber: _taxNumber, ...shown } = contact;
  const [first, ...others] = store.countries;
  return { ...store, contact: shown, countries: [withMethods(first), ...others.map(withMethods)] };
}

/** The footer names the methods of a country, and products its wallets: every page would need the table of all countries. */
const withMethods = (country: StoreCountry) => {
  const expressWallets = expressWalletsIn(country);
  const methods = [...expressWallets, ...paymentMethodsIn(country)];
  return { ...country, expressWallets, payWith: [...new Set(methods.map((type) => methodTextsOf(type)[0]))] };
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
