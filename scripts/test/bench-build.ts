import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startSandbox } from 'storefront-sandbox';
import { demoEnvironment } from '../../demo/environment.ts';
import { storeById } from '../../stores/index.ts';
import type { StoreId } from '../../stores/types.ts';
import { buildSources } from '../build/build-inputs.ts';
import { localOrigins } from '../build/build-target.ts';
import { runGatsby } from '../build/gatsby-process.ts';
import { runCommand } from '../command.ts';
import { type Budget, reportBudgets } from './budgets.ts';
import { type BuiltFiles, builtFiles, rewrittenPages } from './scale/built-files.ts';
import { generatedSeed, pagePathsWith, withOneChanged } from './scale/generated-catalogue.ts';

/**
 * Goals: CPU time of a further page, and the memory of all processes of a build. They are printed and not enforced: what
 * is enforced is how both grow.
 */
const goals = { millisecondsPerPage: 8, peakBytes: 1.5e9 };

const verdictOn = (value: number, goal: number): string => (value <= goal ? 'met' : 'missed');

/** Where it builds. */
const scratch = '.builds/bench';

interface Measured {
  readonly products: number;
  readonly pages: number;
  /** Of `public/`. */
  readonly bytes: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakBytes: number;
}

/**
 * `npm run bench:build -- --products 56,500,2000,8000 --store us --cores 2 --change-one`: builds a storefront from
 * generated catalogues without any cache, and prints what that takes. With `--change-one`, one product of each changes
 * afterwards, and the next build may rewrite only pages that show it.
 */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '56,500,2000,8000' },
      store: { type: 'string', default: 'us' },
      cores: { type: 'string' },
      'change-one': { type: 'boolean', default: false },
    },
  });
  const store = storeById(values.store).id;
  const sizes = values.products.split(',').map(Number);
  const cores: Record<string, string> = values.cores
    ? { GATSBY_CPU_COUNT: String(Number(values.cores) + 1) }
    : {};
  const measured: Measured[] = [];
  const budgets: Budget[] = [];
  console.log(row('products', 'pages', 'seconds', 'CPU seconds', 'peak MB', 'MB written'));
  for (const products of sizes) {
    const run = await buildOf(products, store, cores, values['change-one']);
    measured.push(run.cold);
    budgets.push(...run.budgets);
    const { pages, seconds, cpuSeconds, peakBytes, bytes } = run.cold;
    console.log(row(products, pages, seconds, cpuSeconds, peakBytes / 1e6, bytes / 1e6));
    for (const line of run.lines) console.log(line);
  }
  reportBudgets([...budgets, ...growthOf(measured)]);
}

const row = (...cells: readonly (string | number)[]): string =>
  cells
    .map((cell) => (typeof cell === 'number' ? Math.round(cell).toLocaleString('en') : cell).padStart(12))
    .join('');

/** Prints the cost of a further page between each size and the next, and says how it and memory grow. */
function growthOf(measured: readonly Measured[]): Budget[] {
  const large = measured.filter(({ products }) => products >= 500);
  const costs = large.slice(1).flatMap((run, index) => {
    const before = large[index];
    if (!before) return [];
    const cost = ((run.cpuSeconds - before.cpuSeconds) * 1000) / (run.pages - before.pages);
    console.log(
      `A further page between ${before.products} and ${run.products} products: ${cost.toFixed(1)} ms of CPU (goal ${goals.millisecondsPerPage}: ${verdictOn(cost, goals.millisecondsPerPage)})`,
    );
    return [cost];
  });
  const peak = Math.max(...measured.map(({ peakBytes }) => peakBytes));
  console.log(`The most memory: goal ${goals.peakBytes / 1e6} MB ${verdictOn(peak, goals.peakBytes)}`);
  const ratio = (name: string, values: readonly number[], most: number): Budget[] => {
    const [first, last] = [values[0], values.at(-1)];
    return first === undefined || last === undefined || values.length < 2
      ? []
      : [{ name: `${name}, of the largest catalogue ÷ of the smallest`, value: last / first, most }];
  };
  return [
    ...ratio('cost of a further page', costs, 1.5),
    ...ratio(
      'memory',
      measured.map(({ peakBytes }) => peakBytes),
      2,
    ),
  ];
}

async function buildOf(products: number, store: StoreId, cores: Record<string, string>, changesOne: boolean) {
  const seed = generatedSeed(products);
  const keys = seed.commercetools?.products?.map(({ key }) => key) ?? [];
  await prepare(keys);
  const sandboxOf = async (catalogue: typeof seed, port: number) => {
    const dataFolder = join(scratch, 'sandbox');
    await rm(dataFolder, { recursive: true, force: true });
    return startSandbox(catalogue, { port, dataFolder });
  };
  const sandbox = await sandboxOf(seed, 0);
  const settings = {
    ...demoEnvironment(sandbox.port),
    STORE: store,
    SITE_ORIGIN: 'http://localhost:8000',
    STOREFRONT_ORIGINS: localOrigins(8000),
    ...cores,
  };
  const build = async () => {
    const started = performance.now();
    const usage = await runGatsby(['build'], { cwd: scratch, env: settings, quiet: true });
    const files = await builtFiles(join(scratch, 'public'));
    return { usage, seconds: (performance.now() - started) / 1000, files };
  };
  const cold = await build().finally(() => sandbox.close());
  const measured: Measured = {
    products,
    pages: pagesIn(cold.files),
    bytes: [...cold.files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    seconds: cold.seconds,
    cpuSeconds: cold.usage?.cpuSeconds ?? Number.NaN,
    peakBytes: cold.usage?.peakBytes ?? Number.NaN,
  };
  if (!changesOne) return { cold: measured, budgets: [], lines: [] };
  const changedKey = keys[Math.floor(keys.length / 2)] ?? '';
  const changed = await sandboxOf(withOneChanged(seed, changedKey), sandbox.port);
  const warm = await build().finally(() => changed.close());
  const { pages, data, strangers } = await rewrittenPages(
    join(scratch, 'public'),
    cold.files,
    warm.files,
    changedKey,
  );
  return {
    cold: measured,
    budgets: [
      { name: `pages without ${changedKey} that its change rewrote`, value: strangers.length, most: 0 },
    ],
    lines: [
      `  ${changedKey} changed: ${pages} pages and ${data} files of page data rewritten, ${Math.round(warm.seconds)} s, ${Math.round(warm.usage?.cpuSeconds ?? 0)} s of CPU`,
      ...strangers.slice(0, 10).map((path) => `  without need: ${path}`),
    ],
  };
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
