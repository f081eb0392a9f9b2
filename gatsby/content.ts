import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import matter from 'gray-matter';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentHtml } from '../stores/content-text.ts';
import type { Contact, Language } from '../stores/types.ts';
import { isPageKey, type PageKey } from '../stores/urls.ts';

/** A batch number as labels print it: the product's two letters, year, week, and production line. */
const batchSchema = z.string().regex(/^[A-Z]{2}[0-9]{5}$/, 'is not two letters and five digits');

const recallSchema = z.strictObject({
  /** ISO date. */
  recalledOn: z.iso.date(),
  /** The batches that are recalled; the first and the last of each range are included. */
  batches: z
    .array(
      z
        .strictObject({ from: batchSchema, to: batchSchema })
        .refine(({ from, to }) => from.slice(0, 2) === to.slice(0, 2) && from <= to, 'is not a range'),
    )
    .min(1),
});

const leadSchema = z.strictObject({
  /** Its file name without `.jpg` in the folder `BRAND_PICTURES_URL`. */
  picture: z.string().regex(/^[a-z0-9-]+$/, 'is not lowercase letters, digits, and hyphens'),
  /** What can be seen in it, for those who do not see it. */
  alt: z.string().min(1).max(150),
});

const frontMatterSchema = z.strictObject({
  /** A page key of `stores/page-paths.ts`. */
  key: z.string().refine(isPageKey, 'is not in stores/page-paths.ts'),
  title: z.string().min(1),
  description: z.string().min(1).max(200),
  section: z.enum(['pages', 'about', 'customer-service']),
  /** ISO date. */
  updatedOn: z.iso.date(),
  /** The picture below the title. */
  lead: leadSchema.optional(),
  /** Makes the page a recall; a horizontal rule then separates what happened from what to do. */
  recall: recallSchema.optional(),
});

/** One page of `content/`, its text still Markdown. */
export interface ContentDocument {
  readonly key: PageKey;
  readonly section: 'pages' | 'about' | 'customer-service';
  readonly title: string;
  readonly description: string;
  readonly updatedOn: string;
  readonly lead?: z.infer<typeof leadSchema>;
  readonly recall?: z.infer<typeof recallSchema>;
  readonly markdown: string;
  /** Where it was read, for error messages. */
  readonly file: string;
}

/**
 * Reads `content/{language}/{section}/*.md`: YAML front matter between two `---` lines, then Markdown.
 * @throws Error with the file and what is wrong with its front matter.
 */
export async function readContent(folder: string, language: Language): Promise<ContentDocument[]> {
  const root = join(folder, language);
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.md')).sort();
  return Promise.all(
    files.map(async (file) => parseDocument(await readFile(join(root, file), 'utf8'), join(language, file))),
  );
}

/** One Markdown file. @throws Error as in `readContent`. */
export function parseDocument(source: string, file: string): ContentDocument {
  const { data, content } = readFrontMatter(source, file);
  const parsed = frontMatterSchema.safeParse(data);
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  if (content.trim() === '') throw new Error(`${file}: the text after the front matter is missing.`);
  const { recall, lead, ...page } = parsed.data;
  if (recall && content.split(ruleLine).length !== 2)
    throw new Error(`${file}: the text of a recall needs one horizontal rule, before what to do.`);
  return { ...page, ...(lead && { lead }), ...(recall && { recall }), markdown: content, file };
}

/** The line of Markdown at which the text of a recall is divided. */
const ruleLine = /^---$/m;

/** Recalls as a Markdown list of links to their pages, the latest first. */
export function recallList(documents: readonly ContentDocument[], language: Language): string {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return documents
    .flatMap(({ key, title, description, recall }) =>
      recall ? [{ key, title, description, recalledOn: recall.recalledOn }] : [],
    )
    .toSorted((one, other) => other.recalledOn.localeCompare(one.recalledOn))
    .map(
      ({ key, title, description, recalledOn }) =>
        `- **[${title}](page:${key})**<br>${date.format(new Date(recalledOn))}<br>${description}`,
    )
    .join('\n');
}

/** What a storefront provides to its pages. */
export interface ContentContext {
  readonly contact: Contact;
  /** The path of a page, or null if the storefront does not have it; only the words of a link to it then remain. */
  readonly pathOf: (key: PageKey) => string | null;
  /** What the site stores in a browser, as Markdown (`gatsby/stored-entries.ts`). */
  readonly storedEntries: string;
  /** The storefront's recalls, as Markdown (`recallList`). */
  readonly recalls: string;
}

/**
 * A document's text as HTML. Links to pages of the site are written `page:{page key}`, and `{{company}}`,
 * `{{address}}`, `{{email}}`, `{{phone}}`, `{{opensAt}}`, `{{closesAt}}`, `{{registration}}`, and `{{taxNumber}}` are
 * the storefront's contact data; `{{storedEntries}}` is everything the site stores in a browser, and `{{recalls}}` a list
 * of the storefront's recalls.
 * @throws Error with the file and the placeholder or page key that does not exist.
 */
export function renderContent({ markdown, file }: ContentDocument, context: ContentContext): string {
  const hrefOf = (key: string) => {
    if (!isPageKey(key)) throw new Error(`${file}: links to page:${key}, which is not a page key.`);
    return context.pathOf(key);
  };
  return contentHtml(markdown, { file, values: placeholders(context), hrefOf });
}

function placeholders({ contact, storedEntries, recalls }: ContentContext): ReadonlyMap<string, string> {
  const { addressLines, ...plain } = contact;
  return new Map(Object.entries({ ...plain, address: addressLines.join('<br>'), storedEntries, recalls }));
}

/** With YAML 1.2, in which a date is a text that the schema can check. */
function readFrontMatter(source: string, file: string) {
  try {
    return matter(source, { engines: { yaml: (text) => parse(text.trim()) as object } });
  } catch (error) {
    throw new Error(`${file}: ${String(error)}`, { cause: error });
  }
}
