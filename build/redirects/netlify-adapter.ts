import { readFile, writeFile } from 'node:fs/promises';
import type { IAdapter } from 'gatsby';
import createNetlifyAdapter from 'gatsby-adapter-netlify';
import { compile } from '../../redirects/compile.ts';
import { netlifyRedirects } from '../../redirects/emit/netlify.ts';
import { redirectTables } from '../../redirects/table/index.ts';
import { buildEnvironment } from '../environment.ts';

const redirectsFile = 'public/_redirects';

/**
 * Gatsby's adapter for Netlify, with the redirects written by us: it replaces only the first `?` or `&` of a source and
 * sorts by specificity alone. The file is the second line behind the edge function; it minds upper and lower case.
 */
export function netlifyAdapter(): IAdapter {
  const netlify = createNetlifyAdapter();
  return {
    ...netlify,
    adapt: async (context) => {
      const routesManifest = context.routesManifest.filter(({ type }) => type !== 'redirect');
      await netlify.adapt({ ...context, routesManifest });
      const rules = compile(redirectTables, buildEnvironment()).map(({ rule }) => rule);
      const others = await readFile(redirectsFile, 'utf8');
      await writeFile(redirectsFile, `${netlifyRedirects(rules)}\n${others}`);
    },
  };
}
