import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import matter from 'gray-matter';
import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import type { Language } from '../../stores/types.ts';
import type { PageKey } from '../../stores/urls.ts';
import { frontMatterSchema } from './front-matter.ts';

/** One page of `content/`, its text still Markdown. */
export type ContentDocument = Readonly<z.infer<typeof frontMatterSchema>> & {
  readonly markdown: string;
  readonly language: Language;
  readonly file: string;
  /** The line of the file on which its Markdown begins, from 1. */
  readonly line: number;
};

export type WrittenPages = ReadonlyMap<Language, readonly ContentDocument[]>;

/**
 * Reads all pages, `content/{section}/{page}/{language}.md`: YAML front matter between two `---` lines, then Markdown. In the
 * order of their folders. A brand without the folder has none.
 * @throws Error with file and line of what is wrong with a page's front matter.
 */
export async function readContent(folder: string): Promise<WrittenPages> {
  const files = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const documents = await Promise.all(
    files
      .filter((file) => file.endsWith('.md'))
      .map(async (file) => parseDocument(await readFile(join(folder, file), 'utf8'), join(folder, file))),
  );
  return Map.groupBy(documents.toSorted(byFolder), ({ language }) => language);
}

/** Otherwise the name of the language would decide between a page and those in its folder. */
export const byFolder = (one: ContentDocument, other: ContentDocument): number =>
  dirname(one.file) < dirname(other.file) ? -1 : 1;

/** One Markdown file. @throws Error as in `readContent`. */
export function parseDocument(source: string, file: string): ContentDocument {
  const { data, content, line } = readFrontMatter(source.replaceAll('\r\n', '\n'), file);
  const parsed = frontMatterSchema.safeParse(data);
  if (!parsed.success) throw new Error(complaintAbout(parsed.error, source, file));
  if (content.trim() === '') throw new Error(`${file}: the text after the front matter is missing.`);
  if (parsed.data.recall && content.split(ruleLine).length !== 2)
    throw new Error(`${file}: the text of a recall needs one horizontal rule, before what to do.`);
  // The type is right for the languages of storefronts; nobody asks for others.
  const language = basename(file, '.md') as Language;
  return { ...parsed.data, markdown: content, language, file, line };
}

/**
 * The pages that no storefront builds: those that nobody has written, and drafts. A page is a draft in every language and
 * storefront as soon as it is one in any language.
 * @param keys of all pages that the brand has.
 * @param showsDrafts whether drafts are shown, while somebody is writing them.
 */
export function unpublishedPages(
  written: WrittenPages,
  keys: readonly PageKey[],
  showsDrafts = false,
): ReadonlySet<PageKey> {
  const documents = [...written.values()].flat();
  const known = new Set<PageKey>(documents.map(({ key }) => key));
  const unwritten = keys.filter((key) => key.startsWith('content/') && !known.has(key));
  return new Set([
    ...unwritten,
    ...documents.flatMap(({ draft, key }) => (draft && !showsDrafts ? [key] : [])),
  ]);
}

/** The line of Markdown at which the text of a recall is divided. */
const ruleLine = /^---$/m;

/** With YAML 1.2, in which a date is a text that the schema can check. */
function readFrontMatter(source: string, file: string) {
  try {
    const { data, content } = matter(source, { engines: { yaml: (text) => parse(text.trim()) as object } });
    return { data, content, line: source.slice(0, source.length - content.length).split('\n').length };
  } catch (error) {
    // The first line of the file is `---`.
    const at = error instanceof YAMLParseError ? `:${(error.linePos?.[0].line ?? 0) + 1}` : '';
    throw new Error(`${file}${at}: ${String(error)}`, { cause: error });
  }
}

/** Every problem with the line of its field; a field that is missing has none. */
function complaintAbout(error: z.ZodError, source: string, file: string): string {
  const lines = source.split('\n');
  return error.issues
    .map((issue) => {
      const [field] = issue.path;
      const at = lines.findIndex((line) => line.startsWith(`${String(field)}:`));
      const where = at === -1 ? file : `${file}:${at + 1}`;
      return `${where}: ${z.prettifyError(new z.ZodError([issue]))}`;
    })
    .join('\n');
}
