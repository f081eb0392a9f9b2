import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '../../brands/build.ts';
import { linkedKeysIn } from '../../gatsby/content/check-content.ts';
import { type ContentDocument, readContent, type WrittenPages } from '../../gatsby/content/read-content.ts';
import { contentOf } from '../../gatsby/content/storefront-content.ts';
import { linkedPagesOf } from '../../gatsby/page-context.ts';
import { flatFiles } from '../../gatsby/own-texts.ts';
import { readFolder, readTexts } from '../../gatsby/read-texts.ts';
import { baseOf } from '../../gatsby/texts.ts';
import { placeholdersOf } from '../../settings/shared-settings.ts';
import { languagesOf } from '../../stores/languages.ts';
import { validateStores } from '../../stores/validate.ts';
import { ownPages } from '../../stores/page-paths.ts';
import { type PageKey, pageKeysOf } from '../../stores/urls.ts';
import { printLine } from '../print.ts';

/**
 * Prints what the brand that is built still lacks before it is somebody's. Only what is wrong keeps it from being tried.
 * @returns how much is wrong.
 */
export async function checkBrand(): Promise<number> {
  const written = await readContent(join(brand.folder, 'content'));
  const documents = [...written.values()].flat();
  const wrong = problems();
  const groups = {
    'Wrong: no build ends well with it': wrong,
    'Stands in for something of yours (LIVE refuses it)': [
      ...placeholders(),
      ...documents.filter(({ example }) => example).map(({ file }) => `${file} is an example text`),
    ],
    'Not translated': [...untranslatedTexts(), ...untranslatedPages(written)],
    'Linked from nowhere': unreachable(documents),
    'As in the brand that it began with': await unchanged(),
    'Has examples: the comment that says EXAMPLES names them': await examples(),
  };
  for (const [title, lines] of Object.entries(groups)) {
    printLine(`\n${title}: ${lines.length === 0 ? 'nothing' : lines.length}`);
    for (const line of lines) printLine(`  ${line}`);
  }
  return wrong.length;
}

const problems = (): string[] => [
  ...linesOf(() => validateStores(brand.storefronts, brand.folder)),
  ...linesOf(() => readTexts({ languages: languagesOf(brand.storefronts), localize: (text) => text })),
];

function linesOf(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n');
  }
}

const placeholders = (): string[] =>
  [
    ...new Set(brand.storefronts.flatMap((store) => [...placeholdersOf(brand, store, brand.storefronts)])),
  ].map((line) => line.replace('ADYEN_ENVIRONMENT=LIVE, but ', ''));

/** For each file of texts in a language, how many keys it lacks, and the first of them. */
function untranslatedTexts(): string[] {
  const english = new Set([...flatFiles(readFolder(join('locales', 'en'))).keys()].map(baseOf));
  return languagesOf(brand.storefronts)
    .filter((language) => language !== 'en')
    .flatMap((language) => {
      const folders = ['locales', join(brand.folder, 'texts')].map((parent) => join(parent, language));
      const known = folders
        .filter((folder) => existsSync(folder))
        .flatMap((folder) => [...flatFiles(readFolder(folder)).keys()]);
      const there = new Set(known.map(baseOf));
      const missing = [...english].filter((key) => !there.has(key));
      const [first] = missing;
      return first === undefined
        ? []
        : `${join(brand.folder, 'texts', language)}: ${missing.length} texts are in another language, e.g. ${first}`;
    });
}

function untranslatedPages(written: WrittenPages): string[] {
  const english = new Map(written.get('en')?.map(({ key, markdown }) => [key, markdown]));
  const copied = [...written.values()]
    .flat()
    .filter(({ language, key, markdown }) => language !== 'en' && english.get(key) === markdown)
    .map(({ file }) => `${file} is in English`);
  const keys = new Set<PageKey>([...written.values()].flat().map(({ key }) => key as PageKey));
  const missing = brand.storefronts.flatMap((store) => {
    const { problems, borrowed } = contentOf(store, keys, written);
    return [...problems, ...borrowed];
  });
  return [...copied, ...missing];
}

/** Pages of the brand's own that neither its links nor another page leads to. */
function unreachable(documents: readonly ContentDocument[]): string[] {
  const linked = new Set<string>([
    ...linkedPagesOf(brand),
    ...brand.storefronts.flatMap(({ legalPages }) => legalPages),
    ...documents.flatMap(({ markdown }) => linkedKeysIn(markdown)),
  ]);
  const topics = new Set(
    documents.flatMap(({ markdown }) =>
      Array.from(markdown.matchAll(/^::guides (.+)$/gm), ([, words = '']) => words.split(' ')).flat(),
    ),
  );
  const listed = documents.filter(
    (document) => document.recall || document.topics.some((topic) => topics.has(topic)),
  );
  for (const { key } of listed) linked.add(key);
  return pageKeysOf(brand).filter(
    (key) =>
      !Object.hasOwn(ownPages, key) && documents.some((document) => document.key === key) && !linked.has(key),
  );
}

/** Files that are byte for byte those of another brand in this repository, such as its logo. */
async function unchanged(): Promise<string[]> {
  const others = (await readdir('brands', { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && join('brands', entry.name) !== brand.folder)
    .map(({ name }) => join('brands', name));
  const same: string[] = [];
  for (const file of await ownFiles((name) => !/\.(tsx?|md)$|^tsconfig/.test(name))) {
    for (const other of others) {
      const theirs = join(other, file.slice(brand.folder.length));
      if (existsSync(theirs) && (await readFile(file)).equals(await readFile(theirs)))
        same.push(`${file} is that of ${other}`);
    }
  }
  return same;
}

/** Code of the brand that still has prices, taxes, and the like of the brand that it began with, which nothing can tell from its own. */
async function examples(): Promise<string[]> {
  const code = await ownFiles((name) => name.endsWith('.ts'));
  const texts = await Promise.all(code.map((file) => readFile(file, 'utf8')));
  return code.filter((_, at) => texts[at]?.includes('EXAMPLES'));
}

/** The brand's files whose name is wanted. */
async function ownFiles(isWanted: (name: string) => boolean): Promise<string[]> {
  const entries = await readdir(brand.folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}
