import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../brands/build.ts';
import { seed } from '../../local/seed.ts';
import { copyWithBrand } from '../../scripts/brand/copy-with-brand.ts';
import { type Count, runCounted } from '../../scripts/command.ts';
import { printError } from '../../scripts/print.ts';
import { runStages, sumOf } from '../../scripts/stages.ts';

/**
 * `npm run test:brand`: `npm test` for the second brand, or the one that is named after `--`, in a copy of the project without
 * anything of the demo; and nothing that is built may say a word of the demo.
 */
async function testBrand([name = 'second']: readonly string[]): Promise<Count> {
  Object.assign(process.env, { BRAND: name, BRAND_ALONE: '1' });
  const results = await runStages([[{ name, script: 'scripts/run.mjs', args: ['scripts/test/test.ts'] }]]);
  const found = wordsIn(join(await copyWithBrand(name, { withoutDemo: true }), 'dist'));
  for (const problem of found) printError(problem);
  return sumOf([...results, { passed: found.length === 0 ? 1 : 0, failed: found.length }]);
}

/** The names of the brand that is built here, and of its products and categories, where they occur in other builds. */
function wordsIn(folder: string): string[] {
  const { products = [], categories = [] } = seed.commercetools;
  // Curated lists have names that any shop may give them, such as “Shop all”.
  const own = categories.filter(({ key }) => !key.startsWith('selected'));
  const names = [...products, ...own].flatMap((named) => Object.values(named.name));
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
