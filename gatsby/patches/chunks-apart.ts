import type { Patch } from '../patch.ts';

/**
 * Gatsby names a shared chunk after the chunks that share its modules. Chunks that are loaded on demand have no name,
 * so Gatsby takes all of them for the same one: the country selector would load the search library, 47 kB instead of
 * 8. If shared chunks have no name, webpack tells them apart.
 *
 * Express payment uses much of the checkout. Sharing it would cut the checkout's first load into pieces, which weigh a kilobyte
 * more, so its chunk repeats what it needs; a module still runs once. Only the payment service's library is shared.
 */
export const chunksApart: Patch = {
  configure({ optimization }) {
    const cacheGroups = optimization?.splitChunks?.cacheGroups;
    if (!cacheGroups?.shared) return;
    cacheGroups.shared.name = false;
    cacheGroups.shared.chunks = ({ name }) => name !== 'express-wallets';
    cacheGroups.adyen = {
      test: /[\\/]@adyen[\\/]adyen-web[\\/]/,
      name: false,
      chunks: 'async',
      minChunks: 2,
      priority: 30,
      reuseExistingChunk: true,
    };
  },
};
