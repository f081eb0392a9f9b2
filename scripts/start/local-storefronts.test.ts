import { beforeEach, expect, test } from 'vitest';
import { publishedFiles } from '../../hosts/testing/published-files.ts';
import { redirectRule } from '../../redirects/types.ts';
import { storefronts } from '../../brands/demo/storefronts/index.ts';
import type { StoreId } from '../../stores/types.ts';
import { inEmptyFolder, writeFiles } from '../testing/in-empty-folder.ts';
import { digestsOf } from '../build/build-store.ts';
import { settingsFor } from './environment.ts';
import { localStorefronts } from './local-storefronts.ts';

inEmptyFolder();

const ports = { port: 8000, sandboxPort: 8080, sandboxMailPort: 2525 };
const { settings } = settingsFor({ store: 'us', ...ports }, { VISITOR_COUNTRY: 'FR' });

/** The files left by a build with only a home page and one redirect. */
async function filesOf(store: StoreId, page: string): Promise<Record<string, string>> {
  const published = await publishedFiles([redirectRule('/old/', '/new/')]);
  const rules = [...published].map(([path, text]) => [`dist/${store}${path}`, text] as const);
  return { [`dist/${store}/index.html`]: page, ...Object.fromEntries(rules) };
}

beforeEach(async () => writeFiles(await filesOf('us', 'hello')));

const us = { store: 'us' } as const;
const se = { store: 'se' } as const;

/** Represents a finished build of the se storefront, made with these settings. */
const buildSe = async (from: Readonly<Record<string, string | undefined>>) =>
  writeFiles({
    ...(await filesOf('se', 'hej')),
    'dist/records/se/built-from.json': JSON.stringify({
      digest: (await digestsOf(se, from)).all,
      seconds: 1,
    }),
  });

async function answerAt(host: string, path = '/') {
  const { app } = await localStorefronts(us, settings);
  const answer = await app.request(`http://${host}:8000${path}`);
  return [answer.status, await answer.text()] as const;
}

test('the requested storefront responds at plain localhost and at its own host', async () => {
  expect((await localStorefronts(us, settings)).built).toEqual(['us']);
  expect(await answerAt('localhost')).toEqual([200, 'hello']);
  expect(await answerAt('us.localhost')).toEqual([200, 'hello']);
});

test('another one that is built responds at its host', async () => {
  await buildSe(settings);
  expect((await localStorefronts(us, settings)).built).toEqual(['us', 'se']);
  expect(await answerAt('se.localhost')).toEqual([200, 'hej']);
});

test('one that was built from something else is not served', async () => {
  await buildSe({ ...settings, GATSBY_KLEVU_URL: 'https://other.example' });
  expect((await localStorefronts(us, settings)).built).toEqual(['us']);
  expect((await answerAt('se.localhost'))[0]).toBe(404);
});

test.each([
  ['jp', 'npm run build -- --store jp\n'],
  ['us-pseudo', 'npm run build -- --store us --pseudo\n'],
])('%s, which is not built, responds with build instructions', async (label, command) => {
  const [status, text] = await answerAt(`${label}.localhost`);
  expect(status).toBe(404);
  expect(text).toContain(command);
});

test.each(storefronts.map(({ id }) => id))(
  'the shop API of %s responds, built or not, and knows where its visitors are',
  async (id) => {
    expect(await answerAt(`${id}.localhost`, '/api/visitor')).toEqual([200, '{"country":"fr"}']);
  },
);
