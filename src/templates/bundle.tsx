import { graphql, type PageProps } from 'gatsby';
import type { PageHeadProps } from './screen-head.tsx';
import { priceIn } from '../catalogue/price-in.ts';
import { type BundleComponent, BundleContents } from '../catalogue/bundle-contents.tsx';
import { ProductScreen } from '../catalogue/product-screen.tsx';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { PageHead } from '../components/page-head.tsx';
import { pictureOf } from './card-fragment.ts';
import { ProductRows } from './product-rows.tsx';
import { RememberedView } from './remembered-view.tsx';
import { found } from './found.ts';
import { useCurrency } from '../shop/shop-context.tsx';
import { toProduct } from './product-node.ts';

export default function BundleTemplate({ data, path }: PageProps<Queries.BundleQuery>) {
  const currency = useCurrency();
  const { related, components, ...bundle } = found(data.commerceProduct);
  const product = toProduct(bundle, currency);
  return (
    <div className="page">
      <Breadcrumbs trail={data.trail.nodes} current={product.name} />
      <ProductScreen product={product} end={<ProductRows product={product} related={related} />}>
        {(variant) => (
          <>
            <RememberedView {...{ product, variant, path }} trail={data.trail.nodes} />
            {variant.price && (
              <BundleContents
                components={componentsOf(bundle, components, variant.sku, currency)}
                price={variant.price}
              />
            )}
          </>
        )}
      </ProductScreen>
    </div>
  );
}

/** The contents of one variant of the bundle, in the catalogue's order. */
function componentsOf(
  bundle: Queries.ProductFieldsFragment,
  products: NonNullable<Queries.BundleQuery['commerceProduct']>['components'],
  bundleSku: string,
  currency: string,
): BundleComponent[] {
  const wanted = bundle.variants.find(({ sku }) => sku === bundleSku)?.components ?? [];
  return wanted.flatMap(({ sku, quantity }) => {
    const product = products.find(({ variants }) => variants.some((variant) => variant.sku === sku));
    const variant = product?.variants.find((one) => one.sku === sku);
    const price = priceIn(variant?.prices ?? [], currency);
    if (!product || !variant || !price) return [];
    const { name, path } = product;
    return [{ sku, name, path, quantity, price, picture: pictureOf(variant.pictures[0]) }];
  });
}

export function Head({ data, pageContext }: PageHeadProps<Queries.BundleQuery>) {
  const { name, tagline } = found(data.commerceProduct);
  return <PageHead title={name} description={tagline} page={pageContext} />;
}

export const query = graphql`
  query Bundle(
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
      components {
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
            ...SmallPicture
          }
        }
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
