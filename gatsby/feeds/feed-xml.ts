import type { FeedItem } from './google-rules.ts';

interface Channel {
  readonly title: string;
  /** The absolute address of the home page. */
  readonly link: string;
  readonly description: string;
}

/**
 * A feed as RSS 2.0 with Google's namespace (https://support.google.com/merchants/answer/160589): what Merchant Center,
 * and with it most other places that list products, reads.
 */
export const feedXml = ({ title, link, description }: Channel, items: readonly FeedItem[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    ...items.map(itemXml),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');

const itemXml = (item: FeedItem): string => {
  const elements = Object.entries(item).flatMap(([name, value]) =>
    [value].flat().flatMap((text) => (text === undefined ? [] : element(`g:${name}`, text))),
  );
  return ['<item>', ...elements, '</item>'].join('\n');
};

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** As text of XML 1.0, which has no way to write most control characters (https://www.w3.org/TR/xml/#charsets). */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
