import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { netlifyRedirects } from '../../redirects/emit/netlify.ts';
import { compile } from '../../redirects/compile.ts';
import { redirectTables } from '../../redirects/table/index.ts';
import { stores } from '../../stores/index.ts';
import { inEmptyFolder } from '../../tests/in-empty-folder.ts';
import { buildEnvironment } from '../environment.ts';
import { writeNetlifyFile } from './netlify-file.ts';

vi.mock('../environment.ts');
inEmptyFolder();

test('the file beside the pages holds the rules of the storefront', async () => {
  const site = { store: stores.kr, stores: Object.values(stores) };
  vi.mocked(buildEnvironment).mockReturnValue(site as unknown as ReturnType<typeof buildEnvironment>);
  await writeNetlifyFile();
  const rules = compile(redirectTables, site).map(({ rule }) => rule);
  expect(await readFile('public/_redirects', 'utf8')).toBe(netlifyRedirects(rules));
  expect(rules.length).toBeGreaterThan(2000);
});
