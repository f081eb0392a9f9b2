import type { HeadProps } from 'gatsby';
import { PageHead } from '../components/page-head.tsx';
import { type SharedData, sharedDataOf } from '../i18n/shared-data.ts';
import type { PageContext } from '../navigation/page-context.tsx';
import type { NamedVariant } from '../search/service/search-port.ts';

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

/** `Head` of a page whose title is one of its texts. */
export const headOf =
  (wordsOf: (texts: SharedData['texts']) => { readonly title: string; readonly description?: string }) =>
  ({ pageContext }: PageHeadProps) => {
    const { title, description } = wordsOf(textsOf(pageContext));
    return <PageHead title={title} description={description} page={pageContext} />;
  };

export function HeadOfContent({
  data: { contentPage },
  pageContext,
}: PageHeadProps<{ readonly contentPage: { readonly title: string; readonly description: string } | null }>) {
  const { title, description } = found(contentPage);
  return <PageHead title={title} description={description} page={pageContext} />;
}

/** The lines of a cart or an order that recommendations can start from: what is given along goes with everything. */
export const productsIn = (
  lineItems: readonly (NamedVariant & { readonly kind: string })[] = [],
): readonly NamedVariant[] => lineItems.filter(({ kind }) => kind === 'product' || kind === 'bundle');
