import type { Patch } from '../patch.ts';

/**
 * Gatsby names a shared chunk after the chunks that share its modules, and thereby takes all chunks without a name, which
 * are those loaded on demand, for the same: the country selector would load the search library, which would be 47 kB
 * instead of 8. Without a name, webpack tells them apart.
 */
export const chunksApart: Patch = {
  configure({ optimization }) {
    const shared = optimization?.splitChunks?.cacheGroups?.shared;
    if (shared) shared.name = false;
  },
};
