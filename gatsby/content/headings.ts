import { anchorOf } from '../../stores/content-text.ts';

/** A heading of a page's text. */
export interface Heading {
  readonly level: 2 | 3;
  readonly anchor: string;
  /** Without markup. */
  readonly words: string;
}

const heading = /<h([23]) id="([^"]*)">(.*?)<\/h\1>/g;

/** The headings of a page, in order. @param html as `contentHtml` renders it with anchors */
export const headingsIn = (html: string): Heading[] =>
  [...html.matchAll(heading)].map(([, level, anchor = '', words = '']) => ({
    level: level === '2' ? 2 : 3,
    anchor,
    words: plain(words),
  }));

/** The anchors in a page's Markdown. */
export const anchorsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^#{2,3} (.+)$/gm)].map(([, words = '']) => anchorOf(words));

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const plain = (html: string): string =>
  html.replace(/<[^<>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
