import { beforeEach, expect, test } from 'vitest';
import { publishedFiles } from '../../hosts/testing/published-files.ts';
import { redirectRule } from '../../redirects/types.ts';
import { brand } from '../../brands/build.ts';
import type { StoreId } from '../../stores/types.ts';
import { inEmptyFolder, writeFiles } from '../testing/in-empty-folder.ts';
import { digestsOf } from '../build/build-store.ts';
import { settingsFor } from './environment.ts';
import { localStorefronts } from './local-storefronts.ts';

inEmptyFolder();

const { storefronts } = brand;
const [{ id: first }, { id: other } = storefronts[0]] = storefronts;
const ports = { port: 8000, sandboxPort: 8080, sandboxMailPort: 2525 };
const { settings } = settingsFor({ store: first, ...ports }, { VISITOR_COUNTRY: 'FR' });

/** The files left by a build with only a home page and one redirect. */
async function filesOf(store: StoreId, page: string): Promise<Record<string, string>> {
  const published = await publishedFiles([redirectRule('/old/', '/new/')]);
  const rules = [...published].map(([path, text]) => [`dist/${store}${path}`, text] as const);
  return { [`dist/${store}/index.html`]: page, ...Object.fromEntries(rules) };
}

beforeEach(async () => writeFiles(await filesOf(first, 'hello')));

/** Represents a finished build of another storefront, made with these settings. */
const buildOther = async (from: Readonly<Record<string, string | undefined>>) =>
  writeFiles({
    ...(await filesOf(other, 'hej')),
    [`dist/records/${other}/built-from.json`]: JSON.stringify({
      digest: (await digestsOf({ store: other }, from)).all,
      seconds: 1,
    }),
  });

async function answerAt(host: string, path = '/') {
  const { app } = await localStorefronts({ store: first }, settings);
  const answer = await app.request(`http://${host}:8000${path}`);
  return [answer.status, await answer.text()] as const;
}

test('one that was built from something else is not served', async () => {
  await buildOther({ ...settings, GATSBY_KLEVU_URL: 'https://other.example' });
  expect((await localStorefronts({ store: first }, settings)).built).toEqual([first]);
  expect((await answerAt(`${other}.localhost`))[0]).toBe(404);
});

test.each([
  [other, `npm run build -- --store ${other}\n`],
  [`${first}-pseudo`, `npm run build -- --store ${first} --pseudo\n`],
])('%s, which is not built, responds with build instructions', async (label, command) => {
  const [status, text] = await answerAt(`${label}.localhost`);
  expect(status).toBe(404);
  expect(text).toContain(command);
});
