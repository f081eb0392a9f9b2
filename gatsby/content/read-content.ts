import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import matter from 'gray-matter';
import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { type Language, languages } from '../../stores/types.ts';
import type { PageKey } from '../../stores/urls.ts';
import { frontMatterSchema } from './front-matter.ts';

/** One page of `content/`, its text still Markdown. */
export type ContentDocument = Readonly<z.infer<typeof frontMatterSchema>> & {
  readonly markdown: string;
  /** Where it was read, for error messages. */
  readonly file: string;
  /** The line of the file on which its Markdown begins, from 1. */
  readonly line: number;
};

/**
 * Reads the pages of a language, `content/{section}/{page}/{language}.md`: YAML front matter between two `---` lines, then
 * Markdown. In the order of their folders.
 * @throws Error with file and line of what is wrong with a page's front matter.
 */
export async function readContent(folder: string, language: Language): Promise<ContentDocument[]> {
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => basename(file) === `${language}.md`)
    // Otherwise the name of the language would decide between a page and those in its folder.
    .toSorted((one, other) => (dirname(one) < dirname(other) ? -1 : 1));
  return Promise.all(
    files.map(async (file) =>
      parseDocument(await readFile(join(folder, file), 'utf8'), join(folder, file)),
    ),
  );
}

/** One Markdown file. @throws Error as in `readContent`. */
export function parseDocument(source: string, file: string): ContentDocument {
  const { data, content, line } = readFrontMatter(source.replaceAll('\r\n', '\n'), file);
  const parsed = frontMatterSchema.safeParse(data);
  if (!parsed.success) throw new Error(complaintAbout(parsed.error, source, file));
  if (content.trim() === '') throw new Error(`${file}: the text after the front matter is missing.`);
  if (parsed.data.recall && content.split(ruleLine).length !== 2)
    throw new Error(`${file}: the text of a recall needs one horizontal rule, before what to do.`);
  return { ...parsed.data, markdown: content, file, line };
}

/**
 * The pages that are not finished: a page is a draft in every language and storefront as soon as it is one in any
 * language.
 */
export async function readDrafts(folder: string): Promise<ReadonlySet<PageKey>> {
  const documents = await Promise.all(languages.map((language) => readContent(folder, language)));
  return new Set(documents.flat().flatMap(({ draft, key }) => (draft ? [key] : [])));
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
