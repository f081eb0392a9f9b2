import type { Patch } from '../patch.ts';

/**
 * Gatsby puts all redirects into every visitor's scripts, which are 1 MB for 3,300 of them, and applies them without regard
 * to countries (decision 010).
 */
export const redirects: Patch = {
  modules: [[/\/redirect-utils(\.js)?$/, 'src/redirects/gatsby-redirect-utils.ts']],
};
