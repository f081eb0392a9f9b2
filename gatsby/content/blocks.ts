import { brand } from '../../brands/build.ts';
import { isPageKey } from '../../stores/urls.ts';
import { contentTopics, pictureName } from './front-matter.ts';
import type { ContentDocument } from './read-content.ts';

interface At {
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
}

/** A part of a page's text: Markdown, or what a line of its own says is shown between. */
export type SourceBlock = At &
  (
    | { readonly kind: 'text'; readonly markdown: string }
    /** `![alt](picture:name "caption")`, with either kind of quotation marks */
    | { readonly kind: 'picture'; readonly name: string; readonly alt: string; readonly caption: string }
    /** `::products key key`: keys of products. */
    | { readonly kind: 'products'; readonly keys: readonly string[] }
    /** `::guides topic topic` */
    | { readonly kind: 'guides'; readonly topics: readonly string[] }
    /** `::manuals`: every product with a manual. */
    | { readonly kind: 'manuals' }
  );

const picture = /^!\[([^\]]*)\]\(picture:([^\s)]*)(?:\s+(?:"([^"]*)"|'([^']*)'))?\)$/;
const command = /^::(\S*)(?:\s(.*))?$/;
const fence = /^(```|~~~)/;

/**
 * The blocks of a page in order. Within a fenced block of code, everything is text.
 * @throws Error with file and line of a block that is misspelled, or names a product or topic that there is not.
 */
export function blocksOf({
  markdown,
  file,
  line: first,
}: Pick<ContentDocument, 'markdown' | 'file' | 'line'>) {
  const blocks: SourceBlock[] = [];
  let text: string[] = [];
  let isCode = false;
  const lines = markdown.split('\n');
  const endText = (line: number) => {
    if (text.some((line) => line.trim() !== ''))
      blocks.push({ kind: 'text', markdown: text.join('\n'), line: line - text.length });
    text = [];
  };
  for (const [index, content] of lines.entries()) {
    const line = first + index;
    if (fence.test(content)) isCode = !isCode;
    const block = isCode ? null : blockOn(content.trimEnd(), { file, line });
    if (!block) text.push(content);
    else {
      endText(line);
      blocks.push({ ...block, line });
    }
  }
  endText(first + lines.length);
  return blocks;
}

type WithoutLine<Block> = Block extends unknown ? Omit<Block, 'line'> : never;

/** What a line of its own stands for; null for text. */
function blockOn(line: string, at: { file: string; line: number }): WithoutLine<SourceBlock> | null {
  const wrong = (problem: string) => new Error(`${at.file}:${at.line}: ${problem}`);
  const [, alt = '', name, quoted, caption = quoted ?? ''] = picture.exec(line) ?? [];
  if (name !== undefined) {
    if (!pictureName.safeParse(name).success)
      throw wrong(`the picture "${name}" is not lowercase letters, digits, and hyphens.`);
    if (alt === '')
      throw wrong(`the picture ${name} needs words for those who do not see it: ![words](picture:${name}).`);
    return { kind: 'picture', name, alt, caption };
  }
  if (line.includes('](picture:'))
    throw wrong('a picture needs a line of its own: ![words](picture:name "caption").');
  const [, kind, rest = ''] = command.exec(line) ?? [];
  if (kind === undefined) return null;
  const words = rest.split(/\s+/).filter((word) => word !== '');
  switch (kind) {
    case 'products': {
      const [unknown] = words.filter((key) => !isPageKey(brand, `product/${key}`));
      if (words.length === 0) throw wrong('::products needs the key of a product.');
      if (unknown !== undefined) throw wrong(`there is no product ${unknown}.`);
      return { kind, keys: words };
    }
    case 'guides': {
      const topics = contentTopics.filter((topic) => words.includes(topic));
      if (words.length === 0 || topics.length !== words.length)
        throw wrong(`::guides needs some of these topics: ${contentTopics.join(', ')}.`);
      return { kind, topics };
    }
    case 'manuals':
      return { kind };
    default:
      throw wrong(`there is no block ::${kind}; there are ::products, ::guides, and ::manuals.`);
  }
}
