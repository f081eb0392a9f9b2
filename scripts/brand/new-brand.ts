import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type NewBrand, storefrontFiles } from './storefront-files.ts';

/** The brand that a new one begins with: it is small, and tested with each release. */
const template = join('brands', 'second');

/** The name of a brand's folder: `Fjord & Fern` is in `brands/fjord-and-fern`. */
export const folderNameOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * Writes a brand that builds and sells at once on a seeded sandbox.
 * @returns the name of its folder.
 * @throws Error if the name has no letters, the folder exists, or a country or language is unknown.
 */
export async function newBrand(brand: NewBrand): Promise<string> {
  const name = folderNameOf(brand.name);
  if (name === '') throw new Error(`"${brand.name}" has neither letters nor digits. Choose another name.`);
  const folder = join('brands', name);
  if (existsSync(folder)) throw new Error(`${folder} exists already. Choose another name, or remove it.`);
  const storefronts = storefrontFiles(brand);

  await cp(template, folder, { recursive: true, filter: (path) => basename(path) !== 'built-rows.ts' });
  for (const part of ['texts', 'storefronts']) {
    await rm(join(folder, part), { recursive: true });
    await mkdir(join(folder, part));
  }
  // What the facts of its products, and what its reviewers say of themselves, are called.
  for (const file of ['product.json', 'reviews.json'].map((name) => join('texts', 'en', name)))
    await cp(join(template, file), join(folder, file));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (/\.(ts|json)$/.test(file)) await inEnglishOnly(file, name);
    if (basename(file) === 'en.md') await inLanguages(dirname(file), brand.languages);
  }
  await writeFile(join(folder, 'brand.ts'), brandText(brand, name));
  await writeFile(join(folder, 'sections.tsx'), noSections);
  for (const [file, text] of Object.entries(storefronts))
    await writeFile(join(folder, 'storefronts', file), text);
  return name;
}

/** Leaves out the template's other language, and names the folder. */
async function inEnglishOnly(file: string, name: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text
      .replaceAll(/, nb: (?:'[^']*'|"[^"]*")|\n *nb: (?:'[^']*'|"[^"]*"),| nb:[a-z0-9-]+/g, '')
      .replaceAll(template, `brands/${name}`),
  );
}

/** A page in each language of the brand: in English, where the template has no other. */
async function inLanguages(folder: string, languages: readonly string[]): Promise<void> {
  const wanted = new Set(['en', ...languages]);
  for (const language of wanted) {
    const file = join(folder, `${language}.md`);
    if (!existsSync(file)) await copyFile(join(folder, 'en.md'), file);
  }
  for (const file of await readdir(folder))
    if (file.endsWith('.md') && !wanted.has(basename(file, '.md'))) await rm(join(folder, file));
}

const noSections = `import type { BrandSections } from '../types.ts';

/** Pages have the engine's sections, in its order (docs/upgrading.md). */
export const sections: BrandSections = {};
`;

const brandText = (
  { name, country }: NewBrand,
  folderName: string,
): string => `export const name = ${JSON.stringify(name)};
/** Its web address, and that of its mailboxes. */
export const domain = '${folderName}.example';
export const supportEmail = \`hello@\${domain}\`;
/** Where it is at home: ISO 3166-1 alpha-2, lower case. */
export const country = '${country}';
`;
