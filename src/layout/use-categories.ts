import { graphql, useStaticQuery } from 'gatsby';
import { useLanguage } from '../i18n/use-locale.ts';

export interface CategoryLink {
  readonly key: string;
  readonly name: string;
  readonly path: string;
}

interface CategoryQuery {
  readonly allCommerceCategory: {
    readonly nodes: readonly (CategoryLink & {
      readonly parentKey: string | null;
      readonly language: string;
    })[];
  };
}

/** The shop's top categories in the merchant's order, each with its sub-categories. */
export function useCategories(): readonly (CategoryLink & { readonly children: readonly CategoryLink[] })[] {
  const { allCommerceCategory } = useStaticQuery<CategoryQuery>(graphql`
    query Categories {
      allCommerceCategory(filter: { kind: { eq: "product" } }, sort: { order: ASC }) {
        nodes {
          key
          name
          path
          parentKey
          language
        }
      }
    }
  `);
  const language = useLanguage();
  const nodes = allCommerceCategory.nodes.filter((node) => node.language === language);
  return nodes
    .filter(({ parentKey }) => parentKey === null)
    .map((category) => ({
      ...category,
      children: nodes.filter(({ parentKey }) => parentKey === category.key),
    }));
}
