import { type Patch, requireOurs } from '../patch.ts';

/**
 * Gatsby opens every page in the document that is there. The pages of `src/private-pages/` have a stricter content
 * security policy, so they are opened in a document of their own (decision 029).
 */
export const privateDocuments: Patch = {
  expressions: [
    [
      '/.cache/navigation.js',
      '    reachNavigate(to, options)\n',
      `    ${requireOurs('src/recovery/full-load.ts')}.opensFully(to) || reachNavigate(to, options)\n`,
    ],
  ],
};
