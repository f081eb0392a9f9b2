import { type Patch, requireOurs } from '../patch.ts';

const fullLoadModule = requireOurs('src/recovery/full-load.ts');

/** Where the files of a page are missing, Gatsby loads the page in full, and loses query and hash (decision 017). */
export const fullLoad: Patch = {
  expressions: [
    [
      '/.cache/navigation.js',
      'window.location = pathname\n',
      `${fullLoadModule}.loadFully(pathname + search + hash)\n`,
    ],
    ['/.cache/ensure-resources.js', 'window.location = rawPath\n', `${fullLoadModule}.reloadFully()\n`],
  ],
};
