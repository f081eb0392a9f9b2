import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ProductScreen } from '../catalogue/product-screen.tsx';
import { Breadcrumbs, type Crumb } from '../components/breadcrumbs.tsx';
import { PageHead } from '../components/page-head.tsx';
import { type ProductCardNode, toCard } from './card-fragment.ts';
import { type ProductNode, toProduct } from './product-node.ts';

interface ProductQuery {
  readonly commerceProduct: ProductNode;
  readonly related: { readonly nodes: readonly ProductCardNode[] };
  readonly trail: { readonly nodes: readonly Crumb[] };
}

export default function ProductTemplate({ data }: PageProps<ProductQuery>) {
  const product = toProduct(data.commerceProduct);
  return (
    <div className="page">
      <Breadcrumbs trail={data.trail.nodes} current={product.name} />
      <ProductScreen product={product} related={data.related.nodes.map(toCard)} />
    </div>
  );
}

export function Head({ data, location }: HeadProps<ProductQuery>) {
  const { name, tagline } = data.commerceProduct;
  return <PageHead title={name} description={tagline} path={location.pathname} />;
}

export const query = graphql`
  query Product($key: String!, $related: [String!]!, $trailKeys: [String!]!) {
    commerceProduct(key: { eq: $key }) {
      ...ProductFields
    }
    related: allCommerceProduct(filter: { key: { in: $related } }, limit: 4) {
      nodes {
        ...ProductCardFields
      }
    }
    trail: allCommerceCategory(filter: { key: { in: $trailKeys } }, sort: { key: ASC }) {
      nodes {
        name
        path
      }
    }
  }
`;
