import { graphql, type PageProps } from 'gatsby';
import type { PageHeadProps } from './screen-head.tsx';
import { CategoryScreen } from '../catalogue/category-screen.tsx';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { PageHead } from '../components/page-head.tsx';
import { useCurrency } from '../shop/shop-context.tsx';
import { toCards } from './card-fragment.ts';
import { found } from './found.ts';

export default function CategoryTemplate({ data }: PageProps<Queries.CategoryQuery>) {
  const { key, name, description } = found(data.commerceCategory);
  const { nodes } = data.allCommerceProduct;
  // The category's own products come before those of its subcategories.
  const own = nodes.filter(({ categoryKeys }) => categoryKeys.includes(key));
  const others = nodes.filter(({ categoryKeys }) => !categoryKeys.includes(key));
  return (
    <div className="page">
      <Breadcrumbs trail={data.trail.nodes} current={name} />
      <CategoryScreen
        name={name}
        description={description}
        subcategories={data.subcategories.nodes}
        products={toCards([...own, ...others], useCurrency())}
      />
    </div>
  );
}

export function Head({ data, pageContext }: PageHeadProps<Queries.CategoryQuery>) {
  const { name, description } = found(data.commerceCategory);
  return <PageHead title={name} description={description} page={pageContext} />;
}

export const query = graphql`
  query Category($language: String!, $key: String!, $branchKeys: [String!]!, $trailKeys: [String!]!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["translation"] } }) {
      ...PageTexts
    }
    commerceCategory(key: { eq: $key }, language: { eq: $language }) {
      key
      name
      description
    }
    subcategories: allCommerceCategory(
      filter: { language: { eq: $language }, parentKey: { eq: $key } }
      sort: { order: ASC }
    ) {
      nodes {
        name
        path
      }
    }
    trail: allCommerceCategory(
      filter: { language: { eq: $language }, key: { in: $trailKeys } }
      sort: { key: ASC }
    ) {
      nodes {
        name
        path
      }
    }
    allCommerceProduct(
      filter: { language: { eq: $language }, categoryKeys: { in: $branchKeys } }
      sort: [{ rating: { count: DESC } }, { order: ASC }]
    ) {
      nodes {
        categoryKeys
        ...ProductCardFields
      }
    }
  }
`;
