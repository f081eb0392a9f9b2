import { readFile, writeFile } from 'node:fs/promises';
import { testFiles } from '../lanes.mts';
import { runCommand } from '../../scripts/command.ts';
import { citationsIn } from './citations.ts';
import { proofTable } from './proof.ts';
import { readRules } from './rules.ts';

const table = 'docs/product-proof.md';

/** `npm run proof`: writes which test proves which rule of `docs/product.md`; with `--check` it only compares. */
runCommand(async () => {
  const files = [...testFiles(), ...testFiles('tests/journeys/*.spec.ts')].toSorted();
  const citations = await Promise.all(
    files.map(async (file) => citationsIn(file, await readFile(file, 'utf8'))),
  );
  const text = proofTable(readRules(await readFile('docs/product.md', 'utf8')), citations.flat());
  if (!process.argv.includes('--check')) await writeFile(table, text);
  else if ((await readFile(table, 'utf8').catch(() => '')) !== text)
    throw new Error(
      `${table} does not match docs/product.md and the tests. Run \`npm run proof\` and commit the file.`,
    );
});
