import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runCommand } from './command.ts';
import { printLine } from './print.ts';

/** What is counted in lines. Everything else written in TypeScript or JavaScript is product: the engine. */
const kinds = [
  ['tests', /\.(test|spec)\.[^/]+$|^tests\/|\/testing\//],
  ['brands', /^brands\//],
  ['apparatus', /^(sandbox|seeds|demo|local|scripts|tools|hosts\/(package|probe))\//],
] as const;

/** Written by commands, not by people. */
const generated = ['src/gatsby-types.d.ts', 'settings/setting-names.ts'];

/**
 * `npm run count`: how large the house is. Lines of product, of brands, of apparatus (what runs or imitates the product on a computer of
 * ours), and of tests with what they share; files of tests; and words of documents, which are all Markdown but the shop's own
 * pages. Counts what git tracks, as it is in the working tree.
 */
runCommand(() => {
  const { stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8' });
  const files = stdout.split('\n').filter((file) => file !== '' && !generated.includes(file));
  const counts = {
    product: 0,
    brands: 0,
    apparatus: 0,
    tests: 0,
    'files of tests': 0,
    'words of documents': 0,
  };
  for (const file of files) {
    if (/\.(ts|tsx|mts|mjs)$/.test(file)) {
      const [kind] = kinds.find(([, pattern]) => pattern.test(file)) ?? ['product' as const];
      counts[kind] += readFileSync(file, 'utf8').split('\n').length - 1;
      if (/\.(test|spec)\.[^/]+$/.test(file)) counts['files of tests'] += 1;
    } else if (file.endsWith('.md') && !/^brands\/[^/]+\/content\//.test(file)) {
      counts['words of documents'] += readFileSync(file, 'utf8').match(/\S+/g)?.length ?? 0;
    }
  }
  for (const [what, count] of Object.entries(counts))
    printLine(`${count.toLocaleString('en').padStart(8)}  ${what}`);
  return Promise.resolve();
});
