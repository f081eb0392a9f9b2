import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from 'storefront-sandbox';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { brand } from '../../brands/build.ts';
import { catalogueOf, readCatalogue } from '../../commerce/catalogue.ts';
import { commercetoolsProject } from '../../commerce/client.ts';
import { reviewsAbout } from '../../commerce/reviews.ts';
import { projectAccess } from '../credentials.ts';
import { localEnvironment } from '../environment.ts';
import { localSeed, startLocalSandbox } from '../start-sandbox.ts';
import { draftsOf } from './drafts.ts';
import { fromProject } from './from-project.ts';
import { readPaymentMethods } from './payment-methods.ts';
import { withLocalPictures } from './pictures.ts';
import { type ReadProject, readProject, readScopes } from './read-project.ts';
import { savedSeed } from './saved-seed.ts';

const reader = { clientId: 'reader', clientSecret: 'not-in-the-catalogue' };
/** The brand's sandbox, with a client that may do what `--from-project` asks for and nothing else. */
const seed = localSeed();
const withReader = {
  ...projectAccess(),
  clients: [...projectAccess().clients, { ...reader, scopes: readScopes }],
};

let folder = '';
let original: Sandbox;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'project-'));
  const commercetools = { ...seed.commercetools, credentials: withReader };
  original = await startSandbox(
    { ...seed, commercetools },
    { port: 0, dataFolder: join(folder, 'original') },
  );
});
afterAll(async () => {
  await original.close();
  await rm(folder, { recursive: true });
});

const settingsOf = (sandbox: Sandbox) => ({
  ...localEnvironment(sandbox.port),
  COMMERCETOOLS_CLIENT_ID: reader.clientId,
  COMMERCETOOLS_CLIENT_SECRET: reader.clientSecret,
});
const projectOf = ({ url }: Sandbox) =>
  commercetoolsProject({
    ...{ ...reader, projectKey: withReader.projectKey },
    ...{ authUrl: `${url}/commercetools`, apiUrl: `${url}/commercetools` },
  });

const readOf = (sandbox: Sandbox) => readProject(projectOf(sandbox), withReader.projectKey);

/** What the nodes of all storefronts are made of, in each language. */
async function nodesOf(sandbox: Sandbox) {
  const published = await readCatalogue(projectOf(sandbox));
  const catalogues = brand.storefronts.flatMap(({ languages, countries }) =>
    languages.map((language) => catalogueOf(published, language, countries)),
  );
  return { catalogues, reviews: await reviewsAbout(projectOf(sandbox), published.products)() };
}

test('a catalogue that was read makes the same pages as the original, taxed and delivered alike', async () => {
  const drafts = draftsOf(await readOf(original));
  const commercetools = { ...drafts, credentials: withReader };
  const copy = await startSandbox({ ...seed, commercetools }, { port: 0, dataFolder: join(folder, 'copy') });
  try {
    const [made, wanted] = [await nodesOf(copy), await nodesOf(original)];
    expect(wanted.catalogues.flatMap(({ products }) => products)).not.toEqual([]);
    expect(made).toEqual(wanted);
    // What is asked for while somebody buys. Of the catalogue, the addresses of pictures and IDs of sales differ, which are no keys.
    const rest = ({ products: _, categories: __, ...others }: ReadProject) => others;
    expect(rest(await readOf(copy))).toEqual(rest(await readOf(original)));
  } finally {
    await copy.close();
  }
});

test('what has no key gets its ID, prices of some customers stay behind, and reviews lose what is not shown', async () => {
  const found = await readOf(original);
  const [product = { id: '' }] = found.products;
  const { key: _, ...nameless } = product;
  const price = { value: { currencyCode: 'EUR', centAmount: 1 } };
  const secret = { ...price, customerGroup: { typeId: 'customer-group', id: 'staff' } };
  const recurring = { ...price, recurrencePolicy: { typeId: 'recurrence-policy', id: 'monthly' } };
  const review = {
    id: 'r',
    customer: { typeId: 'customer', id: 'ada' },
    target: { typeId: 'product', id: product.id },
  };
  const fields = { helpful: 3, orderNumber: 'US-1' };
  const drafts = draftsOf({
    ...found,
    products: [
      {
        ...nameless,
        masterVariant: { id: 1, sku: 'A', prices: [price, secret, recurring] },
        variants: [{ id: 2, prices: [price] }],
      },
    ],
    reviews: [{ ...review, custom: { type: { typeId: 'type', id: 't' }, fields } }],
  });
  expect(drafts.products).toMatchObject([
    {
      key: product.id,
      masterVariant: { prices: [price] },
      variants: [{ sku: `${product.id}-2`, prices: [] }],
    },
  ]);
  expect(drafts.reviews).toEqual([
    {
      key: 'r',
      target: { typeId: 'product', key: product.id },
      custom: { type: { typeId: 'type', key: 't' }, fields: { helpful: 3 } },
    },
  ]);
});

test('the methods of the merchant accounts are offered where they were, by the same names', async () => {
  const { apiKey } = seed.adyen.credentials;
  const access = { environment: 'TEST', liveUrlPrefix: null, sandboxUrl: original.url, apiKey } as const;
  const read = await readPaymentMethods(access, brand.storefronts);
  const copy = await startSandbox(
    { ...seed, adyen: { ...seed.adyen, paymentMethods: read } },
    { port: 0, dataFolder: join(folder, 'methods') },
  );
  const again = await readPaymentMethods({ ...access, sandboxUrl: copy.url }, brand.storefronts);
  await copy.close();
  expect(read.length).toBeGreaterThan(0);
  expect(again).toEqual(read);
  await expect(readPaymentMethods({ ...access, apiKey: 'wrong' }, brand.storefronts)).rejects.toThrow(
    /^Adyen's payment methods in \w\w could not be read: it answers 401\. Is ADYEN_API_KEY/,
  );
});

/** A host that answers everything alike. */
function answering(status: number, body: string, type = 'text/html') {
  const server = createServer((_, answer) =>
    answer.writeHead(status, { 'Content-Type': type }).end(body),
  ).listen(0);
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

test('pictures are kept and served in every size; what is none is left out and said', async () => {
  const [picture, page] = [answering(200, 'bytes', 'image/png'), answering(404, '<html>')];
  const images = [`${picture.url}/a.png`, `${page.url}/b.png`].map((url) => ({
    url,
    dimensions: { w: 1, h: 1 },
  }));
  const drafts = { products: [{ masterVariant: { images } }] } as unknown as Parameters<
    typeof withLocalPictures
  >[0];
  const kept = join(folder, 'project', 'pictures');
  const { seed: local, lost } = await withLocalPictures(drafts, kept);
  for (const host of [picture, page]) host.close();
  expect(lost).toEqual([{ address: `${page.url}/b.png`, reason: 'its host answers 404' }]);
  const shown = local.products?.[0]?.masterVariant.images ?? [];
  expect(shown).toHaveLength(1);
  expect(await readdir(kept)).toEqual([shown[0]?.url.split('/').at(-1)]);
  // Its host is gone, and it is there.
  expect((await withLocalPictures(drafts, kept)).seed.products?.[0]?.masterVariant.images).toEqual(shown);
});

describe('the command', () => {
  const lines: string[] = [];
  const run = (env: Record<string, string>) =>
    fromProject(env, (line) => lines.push(line), join(folder, 'project'));

  it('reads a project that the sandbox then starts with', async () => {
    await run(settingsOf(original));
    expect(lines.at(-1)).toMatch(
      /^\d+ products, \d+ categories, and \d+ reviews are in .*project\. npm start shows them/,
    );
    const started = await startLocalSandbox({
      port: 0,
      dataFolder: folder,
      projectFolder: join(folder, 'project'),
    });
    await started.close();
    const saved = await readFile(join(folder, 'project', 'seed.json'), 'utf8');
    for (const secret of [reader.clientSecret, seed.adyen.credentials.apiKey])
      expect(saved).not.toContain(secret);
  });

  it.each([
    [401, '{}', 'the API client is not accepted'],
    [
      403,
      '{"statusCode":403,"message":"","errors":[{"code":"insufficient_scope"}]}',
      'needs view_categories',
    ],
    [404, '{"statusCode":404,"message":""}', 'does not have it. Check COMMERCETOOLS_PROJECT_KEY'],
    [429, '{"statusCode":429}', 'it answers 429. Try again later'],
    [500, 'oops', 'it answers 500. Try again later'],
    [200, '<!doctype html>', 'is not this project'],
    [200, '{"key":"other","languages":[],"carts":{}}', 'is not this project'],
  ])('refuses %i %s with a sentence, and leaves what was read before', async (status, body, sentence) => {
    const before = await savedSeed(join(folder, 'project'));
    const api = answering(status, body, body.startsWith('{') ? 'application/json' : 'text/html');
    const problem = run({ ...settingsOf(original), COMMERCETOOLS_API_URL: api.url });
    await expect(problem).rejects.toThrow(sentence);
    api.close();
    expect(await savedSeed(join(folder, 'project'))).toEqual(before);
  });

  it('says that a secret is wrong, and which setting is missing', async () => {
    const wrong = { ...settingsOf(original), COMMERCETOOLS_CLIENT_SECRET: 'wrong' };
    await expect(run(wrong)).rejects.toThrow('the API client is not accepted');
    await expect(run({})).rejects.toThrow(
      'COMMERCETOOLS_CLIENT_ID is missing: an API client with view_categories',
    );
  });
});
