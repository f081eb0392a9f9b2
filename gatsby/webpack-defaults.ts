/** Gatsby's rule for CSS Modules: loaders with their options. */
interface StyleRule {
  readonly use?: readonly { readonly options?: { readonly modules?: { localIdentName?: string } } }[];
}

interface Plugin {
  readonly constructor: { readonly name: string };
  readonly options?: { ignoreOrder?: boolean; readonly minimizer?: { readonly options: object } };
}

type ChunkName = (
  module: unknown,
  chunks: readonly { readonly name?: string | null }[],
) => string | undefined;

/** The parts of Gatsby's webpack configuration that are changed. */
export interface GatsbyWebpackConfig {
  readonly plugins: readonly Plugin[];
  readonly cache?: { maxMemoryGenerations?: number } | boolean;
  readonly optimization?: {
    readonly minimizer?: readonly Plugin[];
    readonly splitChunks?: {
      readonly cacheGroups?: { readonly shared?: { name: ChunkName }; styles?: object };
    };
  };
  readonly module?: { readonly rules?: readonly { readonly oneOf?: readonly StyleRule[] }[] };
  entry?: object;
  target?: readonly string[];
}

/** Replaces what Gatsby configures for every stage and does not suit this site. */
export function changeDefaults(config: GatsbyWebpackConfig): void {
  forgetWhatIsOnDisk(config);
  silenceStyleOrder(config);
  shortenClassNames(config);
  keepStylesWithScripts(config);
  tellSharedChunksApart(config);
}

/** Webpack keeps what it has written to its cache in memory, too, for builds that follow in the same process. None does. */
function forgetWhatIsOnDisk({ cache }: GatsbyWebpackConfig): void {
  if (typeof cache === 'object' && process.env['NODE_ENV'] !== 'development') cache.maxMemoryGenerations = 0;
}

/**
 * Gatsby names a shared chunk after the chunks that share its modules, and thereby takes all chunks without a name, which
 * are those loaded on demand, for the same: the country selector would load the search library. Without a name, webpack
 * tells them apart.
 */
function tellSharedChunksApart({ optimization }: GatsbyWebpackConfig): void {
  const shared = optimization?.splitChunks?.cacheGroups?.shared;
  if (!shared) return;
  const { name } = shared;
  shared.name = (module, chunks) =>
    chunks.every((chunk) => Boolean(chunk.name)) ? name(module, chunks) : undefined;
}

/**
 * Gatsby puts all styles into one sheet and that into every page, to keep their order. Components do not depend on it
 * (`src/styles/global.css` says why), so a page includes the styles of its own template, and what is loaded later brings
 * its own.
 */
function keepStylesWithScripts({ optimization }: GatsbyWebpackConfig): void {
  delete optimization?.splitChunks?.cacheGroups?.styles;
}

/** Gatsby's names contain file and class, and every page repeats them. In development, they help. */
function shortenClassNames({ module }: GatsbyWebpackConfig): void {
  if (process.env['NODE_ENV'] === 'development') return;
  for (const { options } of (module?.rules ?? []).flatMap(({ oneOf = [] }) =>
    oneOf.flatMap(({ use = [] }) => use),
  ))
    if (options?.modules?.localIdentName) options.modules.localIdentName = '[hash:base64:5]';
}

/** CSS Modules never rely on the order of files, so two pages may load them in different orders. */
function silenceStyleOrder({ plugins }: GatsbyWebpackConfig): void {
  const extract = plugins.find((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin');
  if (extract?.options) extract.options.ignoreOrder = true;
}

/** Gatsby's minifier writes ES5. */
export function minifyForOurBrowsers({ optimization }: GatsbyWebpackConfig): void {
  const terser = optimization?.minimizer?.find((plugin) => plugin.constructor.name === 'TerserPlugin');
  if (!terser?.options?.minimizer) throw new Error('Gatsby no longer minifies with Terser.');
  Object.assign(terser.options.minimizer.options, {
    ecma: 2020,
    parse: {},
    compress: { ecma: 2020, passes: 2 },
    mangle: {},
    output: { ecma: 2020 },
  });
}
