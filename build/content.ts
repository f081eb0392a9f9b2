import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { marked } from 'marked';
import { parse } from 'yaml';
import { z } from 'zod';
import { isPageKey, pathOf } from '../stores/urls.ts';
import type { Language } from '../stores/types.ts';

const frontMatterSchema = z.strictObject({
  /** A page key of `stores/page-paths/content.ts`. */
  key: z.string().refine(isPageKey, 'is not in stores/page-paths/content.ts'),
  title: z.string().min(1),
  description: z.string().min(1).max(200),
  section: z.enum(['pages', 'about', 'customer-service']),
  /** ISO date. */
  updatedOn: z.iso.date(),
});

export interface ContentDocument {
  readonly key: string;
  readonly path: string;
  readonly section: 'pages' | 'about' | 'customer-service';
  readonly title: string;
  readonly description: string;
  readonly updatedOn: string;
  readonly html: string;
}

/**
 * Reads `content/{language}/{section}/*.md`: YAML front matter between two `---` lines, then Markdown.
 * @throws Error naming the file and what is wrong with its front matter.
 */
export async function readContent(folder: string, language: Language): Promise<ContentDocument[]> {
  const root = join(folder, language);
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.md')).sort();
  return Promise.all(
    files.map(async (file) => parseDocument(await readFile(join(root, file), 'utf8'), file, language)),
  );
}

/** One Markdown file. @throws Error as `readContent`. */
export function parseDocument(source: string, file: string, language: Language): ContentDocument {
  const [, frontMatter, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (frontMatter === undefined || body === undefined)
    throw new Error(`${file}: begins without front matter (--- … ---).`);
  const parsed = frontMatterSchema.safeParse(parseYaml(frontMatter, file));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const { key, ...rest } = parsed.data;
  return { key, ...rest, path: pathOf(language, key), html: marked.parse(body, { async: false }) };
}

function parseYaml(source: string, file: string): unknown {
  try {
    return parse(source);
  } catch (error) {
    throw new Error(`${file}: ${String(error)}`, { cause: error });
  }
}
