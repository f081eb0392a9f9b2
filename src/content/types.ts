import type { ManualData } from '../components/manual-link.tsx';
import type { PictureData } from '../components/picture.tsx';

/** A guide in a list. */
export interface GuideData {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly picture: PictureData | null;
}

/** A question, below a heading that groups several. */
export interface QuestionData {
  readonly group: string;
  readonly anchor: string;
  readonly question: string;
  /** From our own Markdown files. */
  readonly answerHtml: string;
}

/** A part of a page's text, in the order in which they stand; `Product` is whatever renders a product. */
export type ContentBlockData<Product> =
  | { readonly kind: 'text'; readonly html: string }
  | {
      readonly kind: 'picture';
      readonly picture: PictureData;
      readonly alt: string;
      /** Empty if the picture says everything itself. */
      readonly caption: string;
    }
  | { readonly kind: 'products'; readonly products: readonly Product[] }
  | { readonly kind: 'guides'; readonly guides: readonly GuideData[] }
  | {
      readonly kind: 'manuals';
      readonly manuals: readonly { readonly name: string; readonly manual: ManualData }[];
    }
  | { readonly kind: 'questions' };

/** A heading of the second level. */
export interface HeadingData {
  readonly anchor: string;
  readonly words: string;
}
