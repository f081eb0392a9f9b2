import { graphql } from 'gatsby';
import type { CustomTypeOptions } from 'i18next';
import { sharedDataOf } from '../i18n/shared-data.ts';
import type { PageContext } from '../navigation/page-context.tsx';

type Resources = CustomTypeOptions['resources'];

/** @public Gatsby finds fragments in any file. */
export const pageTexts = graphql`
  fragment PageTexts on LocaleConnection {
    edges {
      node {
        ns
        data
      }
    }
  }
`;

/**
 * Texts for a page's `Head`, which has no provider around it.
 * @throws Error if the page's query does not include the namespace.
 */
export function textsIn<Namespace extends keyof Resources>(
  locales: Queries.PageTextsFragment,
  namespace: Namespace,
): Resources[Namespace] {
  const found = locales.edges.find(({ node }) => node.ns === namespace);
  if (!found) throw new Error(`The page's query does not include the texts ${namespace}.`);
  return JSON.parse(found.node.data) as Resources[Namespace];
}

/**
 * The shared texts for a page's `Head`, which is rendered after the page.
 * @throws Error if the shared data of the page's language is missing.
 */
export function sharedTextsOf({ i18n: { language } }: PageContext): Resources['translation'] {
  const data = sharedDataOf(language);
  if (!data) throw new Error(`The shared data of the language ${language} is missing.`);
  return data.texts.translation;
}
