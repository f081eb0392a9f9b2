import type { SourceNodesArgs } from 'gatsby';
import { brand } from '../../brands/build.ts';
import type { Language } from '../../stores/types.ts';
import { dayText } from '../../stores/time-text.ts';
import type { PageKey } from '../../stores/urls.ts';
import type { Localize } from '../localize.ts';
import { createNode } from '../source-catalogue.ts';
import { headingsIn, questionsIn } from './headings.ts';
import type { ContentDocument } from './read-content.ts';
import { type ContentBlock, type ContentContext, htmlOf, renderBlocks } from './render-content.ts';

interface ContentNodeSettings extends Omit<ContentContext, 'localize'> {
  readonly language: Language;
  readonly localizeIn: Localize;
  /** Keys of the products that the storefront sells, in the catalogue's order. */
  readonly productKeys: readonly string[];
  /** Creates the node of one of the brand's pictures; null if the storefront has none. */
  readonly createPicture: (name: string) => string | null;
}

/** Creates the nodes of a language's pages. @throws Error with the file of a page whose text cannot be rendered. */
export function createContentNodes(
  args: SourceNodesArgs,
  documents: readonly ContentDocument[],
  settings: ContentNodeSettings,
): void {
  const { language, pathOf } = settings;
  for (const [order, document] of documents.entries()) {
    const { key, section, updatedOn, topics, draft, lead, recall } = document;
    const path = pathOf(key);
    if (path === null) continue;
    const localize = (text: string) => settings.localizeIn(text, document.language);
    const blocks = renderBlocks(document, { ...settings, localize });
    const html = htmlOf(blocks);
    const asked = document.questions ? questionsOf(document, html) : null;
    const leadId = lead && settings.createPicture(lead.picture);
    createNode(args, 'ContentPage', `${language} ${key}`, {
      key,
      section,
      updatedOn,
      topics,
      draft,
      writtenIn: document.language === language ? null : document.language,
      title: localize(document.title),
      description: localize(document.description),
      html,
      blocks: asked
        ? questionBlocks(asked)
        : blocks.map((block) => blockNode(args, block, document, documents, settings)),
      headings: headingsIn(html).filter(({ level }) => level === 2),
      questions: asked?.questions ?? [],
      ...(lead && leadId != null && { lead: { alt: localize(lead.alt), pictureId: leadId } }),
      ...(recall && { recall }),
      order,
      language,
      path,
    });
  }
}

function questionsOf({ file }: ContentDocument, html: string): ReturnType<typeof questionsIn> {
  try {
    return questionsIn(html);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** What `ContentBlock` of the schema contains whatever its kind. */
const empty = { html: null, caption: null, picture: null, productIds: [], guideIds: [] };

const questionBlocks = ({ introduction, conclusion }: ReturnType<typeof questionsIn>) => [
  { ...empty, kind: 'text', html: introduction },
  { ...empty, kind: 'questions' },
  { ...empty, kind: 'text', html: conclusion },
];

function blockNode(
  args: SourceNodesArgs,
  block: ContentBlock,
  page: ContentDocument,
  documents: readonly ContentDocument[],
  { language, productKeys, pathOf, createPicture }: ContentNodeSettings,
) {
  const productId = (key: string) => args.createNodeId(`CommerceProduct ${language} ${key}`);
  const pageId = (key: PageKey) => args.createNodeId(`ContentPage ${language} ${key}`);
  const { kind } = block;
  switch (kind) {
    case 'text':
      return { ...empty, kind, html: block.html };
    case 'picture': {
      const pictureId = createPicture(block.name);
      return pictureId === null
        ? { ...empty, kind }
        : { ...empty, kind, caption: block.caption, picture: { alt: block.alt, pictureId } };
    }
    case 'products':
      // What the storefront does not sell is left out, as links to it are.
      return {
        ...empty,
        kind,
        productIds: block.keys.filter((key) => productKeys.includes(key)).map(productId),
      };
    case 'manuals':
      return {
        ...empty,
        kind,
        productIds: productKeys.filter((key) => Object.hasOwn(brand.manuals, key)).map(productId),
      };
    case 'guides':
      return {
        ...empty,
        kind,
        guideIds: documents
          .filter(
            ({ key, topics }) =>
              key !== page.key &&
              block.topics.some((topic) => topics.includes(topic)) &&
              pathOf(key) !== null,
          )
          .map(({ key }) => pageId(key)),
      };
  }
}

export function recallList(documents: readonly ContentDocument[], language: Language): string {
  const reader = { locale: language, timeZone: 'UTC' };
  return documents
    .flatMap(({ key, title, description, recall }) =>
      recall ? [{ key, title, description, recalledOn: recall.recalledOn }] : [],
    )
    .toSorted((one, other) => other.recalledOn.localeCompare(one.recalledOn))
    .map(
      ({ key, title, description, recalledOn }) =>
        `- **[${title}](page:${key})**<br>${dayText(recalledOn, reader)}<br>${description}`,
    )
    .join('\n');
}
