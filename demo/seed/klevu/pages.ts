import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import matter from 'gray-matter';
import type { KlevuPage } from 'storefront-sandbox';
import { parse } from 'yaml';
import { z } from 'zod';
import { pagePaths } from '../../../brands/demo/pages.ts';
import { brand } from '../../../brands/build.ts';
import type { Language, Store } from '../../../stores/types.ts';
import type { NamedPageKey } from '../../../stores/page-paths.ts';
import { isPageKey, pathOf } from '../../../stores/urls.ts';

const contentFolder = join(import.meta.dirname, '../../../brands/demo/content');

const frontMatterSchema = z.object({
  key: z.custom<NamedPageKey>((key) => typeof key === 'string' && isPageKey({ paths: pagePaths }, key)),
  title: z.string(),
  description: z.string(),
  draft: z.boolean().default(false),
});

/** The pages that only some storefronts have, because their law requires them. */
const legalPages = new Set(brand.storefronts.flatMap((store) => store.legalPages));

/** The guides and service pages of a storefront in one of its languages, with their texts. */
export function pagesIn(store: Store, language: Language): readonly KlevuPage[] {
  return documentsIn(language)
    .filter(({ key }) => !legalPages.has(key) || store.legalPages.includes(key))
    .map(({ key, title, description, text }) => ({
      id: key,
      name: title,
      url: pathOf(store, language, key),
      shortDesc: description,
      text,
    }));
}

type Document = z.infer<typeof frontMatterSchema> & { readonly text: string };
const documents = new Map<Language, readonly Document[]>();

/** The content pages of a language, read once. @throws z.ZodError if the head of a file lacks something. */
function documentsIn(language: Language): readonly Document[] {
  const known = documents.get(language);
  if (known) return known;
  const files = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' });
  const read = files
    .filter((file) => basename(file) === `${language}.md`)
    .toSorted((one, other) => (dirname(one) < dirname(other) ? -1 : 1))
    .map((file) => {
      const source = readFileSync(join(contentFolder, file), 'utf8');
      const { data, content } = matter(source, { engines: { yaml: (text) => parse(text.trim()) as object } });
      return { ...frontMatterSchema.parse(data), text: plainText(content) };
    })
    .filter(({ draft }) => !draft);
  documents.set(language, read);
  return read;
}

/** Markdown without its marks, the addresses of its links, its placeholders, and its blocks (docs/editing.md). */
const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/^::.*$/gm, ' ')
    .replaceAll(/\{\{\w+\}\}|\{#[\w-]+\}/g, ' ')
    .replaceAll(/\]\([^)]*\)/g, '] ')
    .replaceAll(/[#*>|[\]_-]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
