import type { Patch } from '../patch.ts';

/**
 * Gatsby puts all styles into one sheet, and that into every page, to keep their order. Components do not depend on it
 * (`src/styles/global.css` says why), so a page includes the styles of its own template, what is loaded later brings its
 * own, and webpack need not warn that two pages load them in different orders.
 */
export const pageStyles: Patch = {
  configure({ optimization, plugins }) {
    delete optimization?.splitChunks?.cacheGroups?.styles;
    const extract = plugins.find((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin');
    if (extract?.options) extract.options.ignoreOrder = true;
  },
};
