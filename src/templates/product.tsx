import { graphql, type PageProps } from 'gatsby';
import type { PageHeadProps } from './screen-head.tsx';
import { ProductScreen } from '../catalogue/product-screen.tsx';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { PageHead } from '../components/page-head.tsx';
import { ProductRows } from './product-rows.tsx';
import { RememberedView } from './remembered-view.tsx';
import { found } from './found.ts';
import { useCurrency } from '../shop/shop-context.tsx';
import { toProduct } from './product-node.ts';

export default function ProductTemplate({ data, path }: PageProps<Queries.ProductQuery>) {
  const currency = useCurrency();
  const { related, ...node } = found(data.commerceProduct);
  const product = toProduct(node, currency);
  return (
    <div className="page">
      <Breadcrumbs trail={data.trail.nodes} current={product.name} />
      <ProductScreen product={product} end={<ProductRows product={product} related={related} />}>
        {(variant) => <RememberedView {...{ product, variant, path }} trail={data.trail.nodes} />}
      </ProductScreen>
    </div>
  );
}

export function Head({ data, pageContext }: PageHeadProps<Queries.ProductQuery>) {
  const { name, tagline } = found(data.commerceProduct);
  return <PageHead title={name} description={tagline} page={pageContext} />;
}

export const query = graphql`
  query Product(
    $language: String!
    $id: String!
    $trailKeys: [String!]!
    $largeFormats: [RemoteFileFormat!]!
  ) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["product", "cart"] } }) {
      ...PageTexts
    }
    commerceProduct(id: { eq: $id }) {
      ...ProductFields
      related {
        ...ProductCardFields
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
  }
`;
