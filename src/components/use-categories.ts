import { graphql, useStaticQuery } from 'gatsby';
import { useLanguage } from '../i18n/use-locale.ts';

export interface CategoryLink {
  readonly key: string;
  readonly name: string;
  readonly path: string;
}

/** The shop's top categories in the merchant's order, each with its subcategories. */
export function useCategories(): readonly (CategoryLink & { readonly children: readonly CategoryLink[] })[] {
  const { allCommerceCategory } = useStaticQuery<Queries.CategoriesQuery>(graphql`
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
