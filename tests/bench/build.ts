import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type SandboxSeed, startSandbox } from 'storefront-sandbox';
import { demoEnvironment } from '../../demo/environment.ts';
import { storeById } from '../../stores/index.ts';
import type { StoreId } from '../../stores/types.ts';
import { buildSources } from '../../scripts/build/build-inputs.ts';
import { localOrigins } from '../../scripts/build/build-target.ts';
import { runGatsby } from '../../scripts/build/gatsby-process.ts';
import { runCommand } from '../../scripts/command.ts';
import { freePort } from '../../scripts/start/ports.ts';
import { type Budget, reportBudgets } from './budgets.ts';
import { type BuiltFiles, builtFiles, rewrittenPages } from './built-files.ts';
import { markdownTable } from './statistics.ts';
import { generatedSeed, pagePathsWith, withOneChanged } from './generated-catalogue.ts';

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
  const store = storeById(values.store).id;
  const budgets: Budget[] = [];
  const rows: string[][] = [];
  for (const products of values.products.split(',').map(Number)) {
    const { files, seconds, budget } = await buildOf(products, store, values['change-one']);
    const bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, 0);
    const figures = [products, pagesIn(files), seconds, bytes / 1e6];
    rows.push(figures.map((figure) => Math.round(figure).toLocaleString('en')));
    budgets.push(...budget);
  }
  console.log(markdownTable(['products', 'pages', 'seconds', 'MB written'], rows));
  reportBudgets(budgets);
}

async function buildOf(products: number, store: StoreId, changesOne: boolean) {
  const seed = generatedSeed(products);
  const keys = seed.commercetools?.products?.map(({ key }) => key) ?? [];
  await prepare(keys);
  const cold = await buildFrom(seed, store);
  if (!changesOne) return { ...cold, budget: [] };
  const changedKey = keys[Math.floor(keys.length / 2)] ?? '';
  const warm = await buildFrom(withOneChanged(seed, changedKey), store);
  const output = join(scratch, 'public');
  const { pages, data, strangers } = await rewrittenPages(output, cold.files, warm.files, changedKey);
  console.log(
    `${changedKey} changed: ${pages} pages and ${data} files of page data rewritten, ${Math.round(warm.seconds)} s`,
    ...strangers.slice(0, 10).map((path) => `\n  without need: ${path}`),
  );
  const name = `pages without ${changedKey} that its change rewrote`;
  return { ...cold, budget: [{ name, value: strangers.length, most: 0 }] };
}

async function buildFrom(seed: SandboxSeed, store: StoreId) {
  const dataFolder = join(scratch, 'sandbox');
  await rm(dataFolder, { recursive: true, force: true });
  // Always the same port: the address of the sandbox is a setting of the build.
  const sandbox = await startSandbox(seed, { port: sandboxPort, dataFolder });
  const env = {
    ...demoEnvironment(sandbox.port),
    STORE: store,
    SITE_ORIGIN: 'http://localhost:8000',
    STOREFRONT_ORIGINS: localOrigins(8000),
  };
  const started = performance.now();
  await runGatsby(['build'], { cwd: scratch, env, quiet: true }).finally(() => sandbox.close());
  const seconds = (performance.now() - started) / 1000;
  return { seconds, files: await builtFiles(join(scratch, 'public')) };
}

const pagesIn = (files: BuiltFiles): number =>
  [...files.keys()].filter((path) => path.endsWith('.html')).length;

/** Empties the scratch folder and puts everything there that Gatsby builds from. */
async function prepare(productKeys: readonly string[]): Promise<void> {
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true });
  for (const input of [...buildSources, 'tsconfig.json'])
    await cp(input, join(scratch, input), { recursive: true });
  await symlink(resolve('node_modules'), join(scratch, 'node_modules'), 'junction');
  const table = join(scratch, 'stores/page-paths.ts');
  await writeFile(table, pagePathsWith(await readFile(table, 'utf8'), productKeys));
}

runCommand(bench);
