import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { brandDoors, seedDoor, turnDoors } from './copy-with-brand.ts';
import { newBrand } from './new-brand.ts';
import { languages } from '../../stores/supported-languages.ts';
import { runCommand } from '../command.ts';
import { printLine } from '../print.ts';

const usage = `Use one of these:
  npm run brand -- new "Fjord & Fern" --store se --language sv,en    writes a brand that sells at once on the sandbox
  npm run brand -- use fjord-and-fern                                builds it from now on
  npm run brand -- check                                             lists what it still lacks
  npm run brand -- storefronts                                       prints their IDs as JSON, for pipelines`;

/** `npm run brand`: begins a brand, chooses the one that is built, and lists what it still lacks, and its storefronts. */
async function brandCommand(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { store: { type: 'string' }, language: { type: 'string' } },
    allowPositionals: true,
  });
  const [action, name] = positionals;
  if (action === 'new' && name !== undefined && values.store !== undefined) {
    const [language = 'en', ...others] = values.language?.split(',') ?? [];
    await begin({ name, country: values.store.toLowerCase(), languages: [language, ...others] });
  } else if (action === 'use' && name !== undefined) {
    await turnDoors('.', name);
    printLine(`${[...brandDoors, seedDoor].join(', ')} name brands/${name} now. Commit them.`);
  } else if (action === 'check' && name === undefined) {
    // Whose files may be wrong, which must not keep the other commands from running.
    const { checkBrand } = await import('./check-brand.ts');
    if ((await checkBrand()) > 0) process.exitCode = 1;
  } else if (action === 'storefronts' && name === undefined) {
    const { brand } = await import('../../brands/build.ts');
    printLine(JSON.stringify(brand.storefronts.map(({ id }) => id)));
  } else throw new Error(usage);
}

async function begin(brand: Parameters<typeof newBrand>[0]): Promise<void> {
  const folderName = await newBrand(brand);
  const prettier = ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn'];
  execFileSync(process.execPath, [...prettier, `brands/${folderName}`], { stdio: 'inherit' });
  printLine(`brands/${folderName} is written, with three products and example texts.

  Try it              BRAND=${folderName} npm start
  Build it from now on  npm run brand -- use ${folderName}
  See what it lacks   BRAND=${folderName} npm run brand -- check

  Begin with brand.ts (name, web address), storefronts/${brand.country}.ts (company, merchant account, search keys), seed.ts (products), and
  content/ (the legal pages). docs/upgrading.md says what is where.`);
  const foreign = brand.languages.filter((language) => !languages.some((known) => known === language));
  if (foreign.length > 0)
    printLine(
      `\nThe shop's own texts are not in ${foreign.join(', ')}: they are in English until brands/${folderName}/texts/{language}/ has them, file by file as in locales/en/.`,
    );
}

runCommand(() => brandCommand(process.argv.slice(2)));
