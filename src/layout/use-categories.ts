import { graphql, useStaticQuery } from 'gatsby';

export interface CategoryLink {
  readonly key: string;
  readonly name: string;
  readonly path: string;
}

interface CategoryQuery {
  readonly allCommerceCategory: {
    readonly nodes: readonly (CategoryLink & { readonly parentKey: string | null })[];
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
        }
      }
    }
  `);
  const { nodes } = allCommerceCategory;
  return nodes
    .filter(({ parentKey }) => parentKey === null)
    .map((category) => ({
      ...category,
      children: nodes.filter(({ parentKey }) => parentKey === category.key),
    }));
}
