import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { CategoryScreen } from '../catalogue/category-screen.tsx';
import { Breadcrumbs, type Crumb } from '../components/breadcrumbs.tsx';
import { PageHead } from '../components/page-head.tsx';
import { type ProductCardNode, toCard } from './card-fragment.ts';

interface CategoryQuery {
  readonly commerceCategory: { readonly key: string; readonly name: string; readonly description: string };
  readonly subcategories: { readonly nodes: readonly Crumb[] };
  readonly trail: { readonly nodes: readonly Crumb[] };
  readonly allCommerceProduct: {
    readonly nodes: readonly (ProductCardNode & { readonly categoryKeys: readonly string[] })[];
  };
}

export default function CategoryTemplate({ data }: PageProps<CategoryQuery>) {
  const { key, name, description } = data.commerceCategory;
  const { nodes } = data.allCommerceProduct;
  // The category's own products come before its sub-categories'.
  const own = nodes.filter(({ categoryKeys }) => categoryKeys.includes(key));
  const others = nodes.filter(({ categoryKeys }) => !categoryKeys.includes(key));
  return (
    <div className="page">
      <Breadcrumbs trail={data.trail.nodes} current={name} />
      <CategoryScreen
        name={name}
        description={description}
        subcategories={data.subcategories.nodes}
        products={[...own, ...others].map(toCard)}
      />
    </div>
  );
}

export function Head({ data, location }: HeadProps<CategoryQuery>) {
  const { name, description } = data.commerceCategory;
  return <PageHead title={name} description={description} path={location.pathname} />;
}

export const query = graphql`
  query Category($key: String!, $branchKeys: [String!]!, $trailKeys: [String!]!) {
    commerceCategory(key: { eq: $key }) {
      key
      name
      description
    }
    subcategories: allCommerceCategory(filter: { parentKey: { eq: $key } }, sort: { order: ASC }) {
      nodes {
        name
        path
      }
    }
    trail: allCommerceCategory(filter: { key: { in: $trailKeys } }, sort: { key: ASC }) {
      nodes {
        name
        path
      }
    }
    allCommerceProduct(filter: { categoryKeys: { in: $branchKeys } }, sort: { rating: { count: DESC } }) {
      nodes {
        categoryKeys
        ...ProductCardFields
      }
    }
  }
`;
