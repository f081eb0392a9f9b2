import { graphql, useStaticQuery } from 'gatsby';
import { useLanguage } from '../i18n/use-locale.ts';
import type { PictureData } from './picture.tsx';

export interface CategoryLink {
  readonly key: string;
  readonly name: string;
  readonly path: string;
  readonly picture?: PictureData | null;
}

export interface CategoryTree extends CategoryLink {
  readonly children: readonly CategoryTree[];
}

/** A category, and all that are below it. */
export const withChildren = (category: CategoryTree): readonly CategoryTree[] => [
  category,
  ...category.children.flatMap(withChildren),
];

/** The shop's top categories in the merchant's order, each with its subcategories. */
export function useCategories(): readonly CategoryTree[] {
  const { allCommerceCategory } = useStaticQuery<Queries.CategoriesQuery>(graphql`
    query Categories {
      allCommerceCategory(filter: { kind: { eq: "product" } }, sort: { order: ASC }) {
        nodes {
          key
          name
          path
          parentKey
          language
          picture {
            tint
            gatsbyImage(
              layout: FULL_WIDTH
              width: 360
              breakpoints: [360]
              formats: [WEBP]
              quality: 45
              placeholder: NONE
            )
          }
        }
      }
    }
  `);
  const language = useLanguage();
  const nodes = allCommerceCategory.nodes.filter((node) => node.language === language);
  const below = (parent: string | null): readonly CategoryTree[] =>
    nodes
      .filter(({ parentKey }) => parentKey === parent)
      .map(({ picture, ...category }) => ({
        ...category,
        picture: picture?.gatsbyImage ? { ...picture.gatsbyImage, tint: picture.tint } : null,
        children: below(category.key),
      }));
  return below(null);
}
