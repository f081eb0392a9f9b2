import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type SandboxSeed, startSandbox } from 'storefront-sandbox';
import { readCatalogue } from '../../commerce/catalogue.ts';
import { commercetoolsProject, whileBuilding } from '../../commerce/client.ts';
import { localEnvironment } from '../../local/environment.ts';
import { picturesApp } from '../../demo/pictures/app.ts';
import { catalogueClient } from '../../gatsby/environment.ts';
import { expectedFiles } from '../../gatsby/expected-files.ts';
import { storeById } from '../../stores/storefront.ts';
import { storefronts } from '../../brands/demo/storefronts/index.ts';
import type { StoreId } from '../../stores/types.ts';
import { buildSources } from '../../scripts/build/build-inputs.ts';
import { localOrigins } from '../../scripts/build/build-target.ts';
import { runGatsby } from '../../scripts/build/gatsby-process.ts';
import { currentPages, writeBuiltRows } from '../../gatsby/catalogue-pages.ts';
import { runCommand } from '../../scripts/command.ts';
import { freePort } from '../../scripts/start/ports.ts';
import { type BuiltFiles, builtFiles, filesToUpload, rewrittenPages } from './built-files.ts';
import { markdownTable } from './statistics.ts';
import { generatedSeed, withOneChanged } from './generated-catalogue.ts';

/** Where it builds. */
const scratch = '.builds/bench';

const sandboxPort = await freePort();

/**
 * `npm run bench:build -- --products 56,500,2000,8000 --store us --change-one`: builds a storefront from generated
 * catalogues without any cache, and prints what that takes. With `--change-one`, one product of each changes afterwards,
 * and the next build may rewrite only pages that show it.
 */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '56,500,2000,8000' },
      store: { type: 'string', default: 'us' },
      'change-one': { type: 'boolean', default: false },
    },
  });
  const store = storeById(values.store, storefronts).id;
  let withoutNeed = 0;
  const rows: string[][] = [];
  for (const products of values.products.split(',').map(Number)) {
    const { files, expected, seconds, memory, strangers } = await buildOf(
      products,
      store,
      values['change-one'],
    );
    const sizes = [...files.values()].map(({ bytes }) => bytes);
    const written = sizes.reduce((sum, bytes) => sum + bytes, 0);
    const largest = Math.max(...sizes);
    const worker = files.get('sw.js')?.bytes ?? 0;
    const figures = [
      products,
      pagesIn(files),
      seconds,
      memory / 1e6,
      files.size,
      written / 1e6,
      largest / 1e3,
    ];
    rows.push([...figures, worker / 1e3].map((figure) => Math.round(figure).toLocaleString('en')));
    withoutNeed += strangers;
    console.log(`${products} products: ${expected.toLocaleString('en')} files were expected.`);
    for (const [file, { bytes }] of files)
      if (bytes > mostBytes) console.log(`${products} products: ${file} is larger than Cloudflare takes`);
  }
  const titles = [
    'products',
    'pages',
    'seconds',
    'MB of memory',
    'files',
    'MB written',
    'largest kB',
    'sw.js kB',
  ];
  console.log(markdownTable(titles, rows));
  if (withoutNeed > 0) throw new Error(`${withoutNeed} pages were rewritten without need.`);
}

/** What Cloudflare takes, https://developers.cloudflare.com/workers/platform/limits/#static-assets. */
const mostBytes = 25 * 1024 ** 2;

async function buildOf(products: number, store: StoreId, changesOne: boolean) {
  const seed = generatedSeed(products);
  const keys = seed.commercetools?.products?.map(({ key }) => key) ?? [];
  await prepare();
  const cold = await buildFrom(seed, store);
  if (!changesOne) return { ...cold, strangers: 0 };
  const changedKey = keys[Math.floor(keys.length / 2)] ?? '';
  const warm = await buildFrom(withOneChanged(seed, changedKey), store);
  const output = join(scratch, 'public');
  const { pages, data, strangers } = await rewrittenPages(output, cold.files, warm.files, changedKey);
  const uploaded = filesToUpload(cold.files, warm.files);
  const isOfPage = (path: string) => /\.html$|page-data\.json$/.test(path);
  const megabytes = uploaded.reduce((sum, path) => sum + (warm.files.get(path)?.bytes ?? 0), 0) / 1e6;
  console.log(
    `${changedKey} changed: ${pages} pages and ${data} files of page data rewritten, ${Math.round(warm.seconds)} s, ${Math.round(warm.memory / 1e6)} MB of memory.`,
    `\n${uploaded.length} files (${megabytes.toFixed(1)} MB) have other bytes than before and are uploaded, among them:`,
    uploaded.filter((path) => !isOfPage(path)).join(', '),
    ...strangers.slice(0, 10).map((path) => `\n  without need: ${path}`),
  );
  return { ...cold, strangers: strangers.length };
}

async function buildFrom(seed: SandboxSeed, store: StoreId) {
  const dataFolder = join(scratch, 'sandbox');
  await rm(dataFolder, { recursive: true, force: true });
  // Always the same port: the address of the sandbox is a setting of the build.
  const pictures = picturesApp({ cacheFolder: join(dataFolder, 'pictures') });
  const drawn: SandboxSeed = { ...seed, pictures: (request) => pictures.fetch(request) };
  const sandbox = await startSandbox(drawn, { port: sandboxPort, dataFolder });
  const env = {
    ...localEnvironment(sandbox.port),
    STORE: store,
    SITE_ORIGIN: 'http://localhost:8000',
    STOREFRONT_ORIGINS: localOrigins(8000),
  };
  const started = performance.now();
  try {
    const catalogue = await readCatalogue(commercetoolsProject(catalogueClient(env), whileBuilding));
    await writeBuiltRows(currentPages(catalogue).rows, scratch);
    const expected = expectedFiles(storeById(store, storefronts), catalogue, false).files;
    const memory = await runGatsby(['build'], { cwd: scratch, env });
    const seconds = (performance.now() - started) / 1000;
    return { seconds, memory, expected, files: await builtFiles(join(scratch, 'public')) };
  } finally {
    await sandbox.close();
  }
}

const pagesIn = (files: BuiltFiles): number =>
  [...files.keys()].filter((path) => path.endsWith('.html')).length;

/** Empties the scratch folder and puts everything there that Gatsby builds from. */
async function prepare(): Promise<void> {
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true });
  for (const input of [...buildSources, 'tsconfig.json'])
    await cp(input, join(scratch, input), { recursive: true });
  await symlink(resolve('node_modules'), join(scratch, 'node_modules'), 'junction');
}

runCommand(bench);
