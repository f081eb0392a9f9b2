import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface InlineScript {
  readonly text: string;
  /** As in a content security policy: `sha256-` and the digest in Base64. */
  readonly hash: string;
  readonly file: string;
}

/** How many different ones a site may have: each is a part of the header of every answer. */
const most = 16;

/** A `type` of data, which browsers do not run. */
const isData = (attributes: string): boolean => /\btype="[^"]*json"/.test(attributes);

export const inlineScriptsIn = (html: string): string[] =>
  [...html.matchAll(/<script(?=[\s>])([^>]*)>(.*?)<\/script>/gs)].flatMap(([, attributes = '', text = '']) =>
    /\ssrc=/.test(attributes) || isData(attributes) ? [] : [text],
  );

export const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * The different inline scripts of all pages in a folder, in the order of their hashes.
 * @throws Error with the beginning of each and a page that has it if there are more than 16: one that differs from page
 * to page has to become a script that reads an attribute or data.
 */
export async function inlineScriptsOf(folder: string): Promise<readonly InlineScript[]> {
  const found = new Map<string, InlineScript>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    for (const text of inlineScriptsIn(await readFile(file, 'utf8')))
      if (!found.has(text)) found.set(text, { text, hash: hashOf(text), file });
  }
  const scripts = [...found.values()].sort((a, b) => (a.hash < b.hash ? -1 : 1));
  if (scripts.length <= most) return scripts;
  const named = scripts.map(({ file, text }) => `  ${file}: ${text.trim().slice(0, 100)}`);
  throw new Error(
    `The pages have ${scripts.length} different inline scripts, and the content security policy lists at most ${most}. ` +
      `What differs from page to page belongs into an attribute or into data:\n${named.join('\n')}`,
  );
}
