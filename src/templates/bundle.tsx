import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { type BundleComponent, BundleContents } from '../catalogue/bundle-contents.tsx';
import { ProductScreen } from '../catalogue/product-screen.tsx';
import { Breadcrumbs, type Crumb } from '../components/breadcrumbs.tsx';
import { PageHead } from '../components/page-head.tsx';
import type { Money } from '../../api/contract.ts';
import { pictureOf, type PictureFile, type ProductCardNode, toCard } from './card-fragment.ts';
import { type ProductNode, toProduct } from './product-node.ts';

interface ComponentNode {
  readonly name: string;
  readonly path: string;
  readonly variants: readonly {
    readonly sku: string;
    readonly price: Money;
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
  const product = toProduct(data.commerceProduct);
  return (
    <div className="page">
      <Breadcrumbs trail={data.trail.nodes} current={product.name} />
      <ProductScreen product={product} related={data.related.nodes.map(toCard)}>
        {({ sku, price }) => <BundleContents components={componentsOf(data, sku)} price={price} />}
      </ProductScreen>
    </div>
  );
}

/** What one variant of the bundle holds, in the catalogue's order. */
function componentsOf({ commerceProduct, components }: BundleQuery, bundleSku: string): BundleComponent[] {
  const wanted = commerceProduct.variants.find(({ sku }) => sku === bundleSku)?.components ?? [];
  return wanted.flatMap(({ sku, quantity }) => {
    const product = components.nodes.find(({ variants }) => variants.some((variant) => variant.sku === sku));
    const variant = product?.variants.find((one) => one.sku === sku);
    if (!product || !variant) return [];
    const { name, path } = product;
    return [
      { sku, name, path, quantity, price: variant.price, picture: pictureOf(variant.pictures[0]?.file) },
    ];
  });
}

export function Head({ data, location }: HeadProps<BundleQuery>) {
  const { name, tagline } = data.commerceProduct;
  return <PageHead title={name} description={tagline} path={location.pathname} />;
}

export const query = graphql`
  query Bundle($key: String!, $related: [String!]!, $trailKeys: [String!]!, $componentSkus: [String!]!) {
    commerceProduct(key: { eq: $key }) {
      ...ProductFields
    }
    components: allCommerceProduct(filter: { variants: { elemMatch: { sku: { in: $componentSkus } } } }) {
      nodes {
        name
        path
        variants {
          sku
          price {
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
