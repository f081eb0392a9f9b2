import { mkdir, writeFile } from 'node:fs/promises';
import { compile } from '../../redirects/compile.ts';
import { netlifyRedirects } from '../../redirects/emit/netlify.ts';
import { redirectTables } from '../../redirects/table/index.ts';
import { buildEnvironment } from '../environment.ts';

/** Writes the redirects beside the pages as Netlify reads them: the second line behind the edge function. */
export async function writeNetlifyFile(): Promise<void> {
  const rules = compile(redirectTables, buildEnvironment()).map(({ rule }) => rule);
  await mkdir('public', { recursive: true });
  await writeFile('public/_redirects', netlifyRedirects(rules));
}
