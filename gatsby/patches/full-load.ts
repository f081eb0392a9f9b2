import { type Patch, requireOurs } from '../patch.ts';

const fullLoadModule = requireOurs('src/recovery/full-load.ts');

/**
 * Where the files of a page are missing, Gatsby loads the page in full, and loses query and hash (decision 017). All other
 * pages it opens in the document that is there: those of `src/navigation/private-pages.ts` have a stricter content security policy, so
 * they are opened in a document of their own (decision 029).
 */
export const fullLoad: Patch = {
  expressions: [
    [
      '/.cache/navigation.js',
      'window.location = pathname\n',
      `${fullLoadModule}.loadFully(pathname + search + hash)\n`,
    ],
    [
      '/.cache/navigation.js',
      '    reachNavigate(to, options)\n',
      `    ${fullLoadModule}.opensFully(to) || reachNavigate(to, options)\n`,
    ],
    ['/.cache/ensure-resources.js', 'window.location = rawPath\n', `${fullLoadModule}.reloadFully()\n`],
  ],
};
