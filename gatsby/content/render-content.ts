import { brand } from '../../brands/build.ts';
import { maxMessageLength } from '../../contract/limits.ts';
import { contentHtml } from '../../stores/content-text.ts';
import { hourText } from '../../stores/time-text.ts';
import type { Contact } from '../../stores/types.ts';
import { isPageKey, type PageKey } from '../../stores/urls.ts';
import { blocksOf, type SourceBlock } from './blocks.ts';
import type { ContentDocument } from './read-content.ts';

export interface ContentContext {
  /** BCP 47: how hours and numbers are written. */
  readonly locale: string;
  readonly contact: Contact;
  /** The path of a page, or null if the storefront does not have it; only the words of a link to it then remain. */
  readonly pathOf: (key: PageKey) => string | null;
  /** What the site stores in a browser, as Markdown (`gatsby/consent-services.ts`). */
  readonly storedEntries: string;
  readonly recalls: string;
  /** `legalFactsText` of the storefront. */
  readonly legalFacts: string;
  readonly localize?: (text: string) => string;
}

/** A block whose text is HTML. */
export type ContentBlock =
  | Exclude<SourceBlock, { kind: 'text' }>
  | { readonly kind: 'text'; readonly html: string; readonly line: number };

/**
 * A document's blocks, texts as HTML. Links to pages of the site are written `page:{page key}`, and `{{company}}`,
 * `{{address}}`, `{{email}}`, `{{phone}}`, `{{opensAt}}`, `{{closesAt}}`, `{{registration}}`, and `{{taxNumber}}` are
 * the storefront's contact data, and `{{legalFacts}}` is what else it publishes by law; `{{giftMessageLength}}` is the most characters of a gift message, `{{storedEntries}}` is everything the site stores in a browser, and `{{recalls}}` a list
 * of the storefront's recalls.
 * @throws Error with the file and the block, placeholder, or page key that does not exist.
 */
export function renderBlocks(document: ContentDocument, context: ContentContext): ContentBlock[] {
  const { localize = (text) => text, pathOf } = context;
  const values = placeholders(context);
  return blocksOf(document).map((block): ContentBlock => {
    if (block.kind === 'picture')
      return { ...block, alt: localize(block.alt), caption: block.caption && localize(block.caption) };
    if (block.kind !== 'text') return block;
    const { line, markdown } = block;
    const { file } = document;
    const hrefOf = (key: string) => {
      if (!isPageKey(brand, key)) throw new Error(`${file}: links to page:${key}, which is not a page key.`);
      return pathOf(key);
    };
    return {
      kind: 'text',
      line,
      html: contentHtml(localize(markdown), { file, line, values, hrefOf, anchors: true }),
    };
  });
}

/** The texts of some blocks as one piece of HTML. */
export const htmlOf = (blocks: readonly ContentBlock[]): string =>
  blocks.map((block) => (block.kind === 'text' ? block.html : '')).join('');

function placeholders({
  contact,
  locale,
  storedEntries,
  recalls,
  legalFacts,
}: ContentContext): ReadonlyMap<string, string> {
  const { addressLines, opensAt, closesAt, ...plain } = contact;
  const own = {
    ...{ address: addressLines.join('<br>'), storedEntries, recalls, legalFacts },
    ...{ opensAt: hourText(opensAt, locale), closesAt: hourText(closesAt, locale) },
    giftMessageLength: new Intl.NumberFormat(locale).format(maxMessageLength),
  };
  return new Map(Object.entries({ ...plain, ...own }));
}
