import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../brands/build.ts';
import { seed } from '../../local/seed.ts';
import { copyWithBrand } from '../../scripts/brand/copy-with-brand.ts';
import { type Count, runCounted } from '../../scripts/command.ts';
import { printError } from '../../scripts/print.ts';
import { runStages, type Stage, sumOf } from '../../scripts/stages.ts';

/** What has to be true of another brand, in this order. */
const commands: readonly (readonly [name: string, ...command: string[]])[] = [
  ['check', 'scripts/check/check.ts'],
  ['unit', 'scripts/test/unit.ts'],
  ['build', 'scripts/build/build-tested.ts'],
  ['crawl', 'tests/crawl/run-crawl.ts'],
  ['purchase', 'node_modules/@playwright/test/cli.js', 'test', '--project=brand'],
];

/**
 * `npm run test:brand`: the second brand, or the one that is named after `--`, in a copy of the project without anything of the
 * demo: its checks, unit tests, builds, crawl, and a purchase, and nothing that is built says a word of the demo.
 */
async function testBrand([name = 'second']: readonly string[]): Promise<Count> {
  process.env['BRAND'] = name;
  process.env['BRAND_ALONE'] = '1';
  const stages = commands.map(([stage, ...args]): Stage => ({
    name: `${name}: ${stage}`,
    script: 'scripts/run.mjs',
    args,
  }));
  const results = await runStages([stages]);
  const found = wordsIn(join(await copyWithBrand(name, { withoutDemo: true }), 'dist'));
  for (const one of found) printError(one);
  return sumOf([...results, { passed: found.length === 0 ? 1 : 0, failed: found.length }]);
}

/** The names of the brand that is built here, and of its products and categories, where they occur in other builds. */
function wordsIn(folder: string): string[] {
  const { products = [], categories = [] } = seed.commercetools;
  // Curated lists have names that any shop may give them, such as “Shop all”.
  const own = categories.filter(({ key }) => !key.startsWith('selected'));
  const names = [...products, ...own].flatMap((one) => Object.values(one.name));
  const words = [...new Set([brand.name, ...names])].filter((word) => word.length > 3);
  const files = globSync(join(folder, '**/*.{html,js,json,xml,css,txt,webmanifest}')).filter((file) =>
    statSync(file).isFile(),
  );
  if (files.length === 0) return [`${folder} is empty.`];
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return words.filter((word) => text.includes(word)).map((word) => `${file} names “${word}”.`);
  });
}

runCounted(() => testBrand(process.argv.slice(2)));
