import { graphql, type PageProps } from 'gatsby';
import type { PageHeadProps } from './screen-head.tsx';
import { priceIn } from '../catalogue/price-in.ts';
import { type BundleComponent, BundleContents } from '../catalogue/bundle-contents.tsx';
import { ProductScreen } from '../catalogue/product-screen.tsx';
import { Breadcrumbs, type Crumb } from '../components/breadcrumbs.tsx';
import { PageHead } from '../components/page-head.tsx';
import type { Money } from '../../api/contract.ts';
import { pictureOf, type PictureFile, type ProductCardNode, toCards } from './card-fragment.ts';
import { useCurrency } from '../shop/use-currency.ts';
import { type ProductNode, toProduct } from './product-node.ts';

interface ComponentNode {
  readonly name: string;
  readonly path: string;
  readonly variants: readonly {
    readonly sku: string;
    readonly prices: readonly Money[];
    readonly pictures: readonly { readonly file: PictureFile | null }[];
  }[];
}

interface BundleQuery {
  readonly commerceProduct: ProductNode;
  readonly components: { readonly nodes: readonly ComponentNode[] };
  readonly related: { readonly nodes: readonly ProductCardNode[] };
  readonly trail: { readonly nodes: readonly Crumb[] };
}

export default function BundleTemplate({ data }: PageProps<BundleQuery>) {
  const currency = useCurrency();
  const product = toProduct(data.commerceProduct, currency);
  return (
    <div className="page">
      <Breadcrumbs trail={data.trail.nodes} current={product.name} />
      <ProductScreen product={product} related={toCards(data.related.nodes, currency)}>
        {({ sku, price }) =>
          price && <BundleContents components={componentsOf(data, sku, currency)} price={price} />
        }
      </ProductScreen>
    </div>
  );
}

/** What one variant of the bundle holds, in the catalogue's order. */
function componentsOf(
  { commerceProduct, components }: BundleQuery,
  bundleSku: string,
  currency: string,
): BundleComponent[] {
  const wanted = commerceProduct.variants.find(({ sku }) => sku === bundleSku)?.components ?? [];
  return wanted.flatMap(({ sku, quantity }) => {
    const product = components.nodes.find(({ variants }) => variants.some((variant) => variant.sku === sku));
    const variant = product?.variants.find((one) => one.sku === sku);
    const price = priceIn(variant?.prices ?? [], currency);
    if (!product || !variant || !price) return [];
    const { name, path } = product;
    return [{ sku, name, path, quantity, price, picture: pictureOf(variant.pictures[0]?.file) }];
  });
}

export function Head({ data, pageContext }: PageHeadProps<BundleQuery>) {
  const { name, tagline } = data.commerceProduct;
  return <PageHead title={name} description={tagline} page={pageContext} />;
}

export const query = graphql`
  query Bundle(
    $language: String!
    $key: String!
    $related: [String!]!
    $trailKeys: [String!]!
    $componentSkus: [String!]!
  ) {
    commerceProduct(key: { eq: $key }, language: { eq: $language }) {
      ...ProductFields
    }
    components: allCommerceProduct(
      filter: { language: { eq: $language }, variants: { elemMatch: { sku: { in: $componentSkus } } } }
    ) {
      nodes {
        name
        path
        variants {
          sku
          prices {
            centAmount
            currencyCode
            fractionDigits
          }
          pictures {
            file {
              ...LargePicture
            }
          }
        }
      }
    }
    related: allCommerceProduct(filter: { language: { eq: $language }, key: { in: $related } }, limit: 4) {
      nodes {
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
