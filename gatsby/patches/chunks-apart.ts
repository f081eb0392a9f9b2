import type { Patch } from '../patch.ts';

/**
 * Gatsby names a shared chunk after the chunks that share its modules. Chunks that are loaded on demand have no name,
 * so Gatsby takes all of them for the same one: the country selector would load the search library, 47 kB instead of
 * 8. If shared chunks have no name, webpack tells them apart.
 */
export const chunksApart: Patch = {
  configure({ optimization }) {
    const shared = optimization?.splitChunks?.cacheGroups?.shared;
    if (shared) shared.name = false;
  },
};
