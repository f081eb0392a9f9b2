import type { HeadProps } from 'gatsby';
import { type SharedData, sharedDataOf } from '../i18n/shared-data.ts';
import type { PageContext } from '../navigation/page-context.tsx';

/** `Head` of one of our pages. */
export type PageHeadProps<Data = object> = HeadProps<Data, PageContext>;

/**
 * The result that a page's query was made to find.
 * @throws Error if it does not exist: the page was created from a node that is gone.
 */
export function found<Node>(node: Node | null): Node {
  if (node === null) throw new Error('The page was created from a node that no longer exists.');
  return node;
}

/**
 * Texts for a page's `Head`, which has no provider around it, and is rendered after the page.
 * @throws Error if the shared data of the page's language is missing.
 */
export function textsOf({ i18n: { language } }: PageContext): SharedData['texts'] {
  const data = sharedDataOf(language);
  if (!data) throw new Error(`The shared data of the language ${language} is missing.`);
  return data.texts;
}
