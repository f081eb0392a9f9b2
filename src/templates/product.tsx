import { graphql, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sections } from '../../brands/sections.ts';
import { hexOf, variantLabel } from '../../contract/product.ts';
import type { Review, StarCounts, Stars } from '../../contract/review.ts';
import { BundleContents } from '../catalogue/bundle-contents.tsx';
import type { BundlePart } from '../catalogue/bundle.ts';
import { priceIn } from '../catalogue/price-in.ts';
import { ProductRow } from '../catalogue/product-grid.tsx';
import { ProductScreen } from '../catalogue/product-screen.tsx';
import type { ProductData } from '../catalogue/types.ts';
import { initialVariant } from '../catalogue/variants.ts';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Sections } from '../components/sections.tsx';
import { ExpressButtons } from '../express/express-area.tsx';
import { useQueryParameter } from '../navigation/query.ts';
import { NoReviews, Questions, Reviews } from '../reviews/reviews.tsx';
import { Recommendations } from '../search/recommendations/recommendations.tsx';
import { useCurrency } from '../shop/shop-context.tsx';
import { pictureOf, toRow } from './card-fragment.ts';
import { found, type PageHeadProps } from './page-data.tsx';
import { toProduct } from './product-node.ts';
import { RememberedView } from './remembered-view.tsx';

export default function ProductTemplate({ data, path }: PageProps<Queries.ProductQuery>) {
  const currency = useCurrency();
  const { related, components, ...node } = found(data.commerceProduct);
  const product = toProduct(node, currency);
  const parts = partsOf(components, currency);
  return (
    <div className="page">
      <Breadcrumbs trail={data.trail.nodes} current={product.name} />
      <ProductScreen
        product={product}
        end={
          <ProductEnd
            product={product}
            related={related}
            reviews={<ProductReviews product={product} reviews={node.reviews} />}
            questions={<Questions productKey={product.key} questions={node.questions} />}
          />
        }
        goesWith={<GoesWith product={product} related={related} />}
        otherWays={({ sku }, quantity) => (
          <ExpressButtons page="pdp" item={{ sku, name: product.name, quantity }} />
        )}
        picker={parts.length > 0 ? (props) => <BundleContents {...props} parts={parts} /> : undefined}
      >
        {(variant) => <RememberedView {...{ product, variant, path }} trail={data.trail.nodes} />}
      </ProductScreen>
    </div>
  );
}

/** The products that a bundle consists of, in the currency's prices (ISO 4217). */
function partsOf(
  components: NonNullable<Queries.ProductQuery['commerceProduct']>['components'],
  currency: string,
): BundlePart[] {
  return components.map(({ variants, ...part }) => ({
    ...part,
    variants: variants.map(({ sku, axes, prices, laterPrices, pictures }) => ({
      sku,
      label: variantLabel(axes),
      hex: hexOf(axes),
      price: priceIn(prices, currency),
      laterPrices,
      picture: pictureOf(pictures[0]),
    })),
  }));
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
    commerceProduct(id: { eq: $id }) {
      ...ProductFields
      ...ProductReviews
      related {
        isAccessory
        ...ProductCardFields
      }
      components {
        key
        name
        path
        variants {
          sku
          axes {
            name
            hex
          }
          prices {
            ...TimedPrice
          }
          laterPrices {
            ...TimedPrice
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

interface ProductEndProps {
  readonly product: ProductData;
  readonly related: NonNullable<Queries.ProductQuery['commerceProduct']>['related'];
  readonly reviews: ReactNode;
  readonly questions: ReactNode;
}

/** What goes with a product, for the drawer: its accessories, or what else is bought with it. */
function GoesWith({ product, related }: Pick<ProductEndProps, 'product' | 'related'>) {
  const { t } = useTranslation('product');
  const currency = useCurrency();
  const accessories = toRow(
    related.filter(({ isAccessory }) => isAccessory),
    currency,
  );
  const isSome = accessories.length > 0;
  return (
    <ProductRow
      title={isSome ? t('accessories', { name: product.name }) : t('related')}
      list="cart-drawer"
      products={isSome ? accessories : toRow(related, currency)}
    />
  );
}

/** What buyers say about a product, and what else a shopper may want who looks at it. */
function ProductEnd({ product, related, reviews, questions }: ProductEndProps) {
  const { t } = useTranslation('product');
  const { sku } = initialVariant(product.variants, useQueryParameter('sku'));
  const variants = [{ productKey: product.key, sku }];
  const currency = useCurrency();
  const rowOf = (ofAccessories: boolean) =>
    toRow(
      related.filter(({ isAccessory }) => isAccessory === ofAccessories),
      currency,
    );
  return (
    <Sections
      list={sections.product}
      shown={{ productKey: product.key }}
      all={{
        reviews,
        questions,
        accessories: (
          <ProductRow
            title={t('accessories', { name: product.name })}
            list="accessories"
            products={rowOf(true)}
          />
        ),
        related: (
          <Recommendations id="product-together" variants={variants}>
            <ProductRow title={t('related')} list="related" products={rowOf(false)} />
          </Recommendations>
        ),
        similar: <Recommendations id="product-similar" variants={variants} />,
        alsoViewed: <Recommendations id="product-also-viewed" variants={variants} />,
        visuallySimilar: <Recommendations id="product-visually-similar" variants={variants} />,
        recent: <Recommendations id="product-recent" needsHistory />,
      }}
    />
  );
}

/** @public Gatsby finds fragments in any file. */
export const productReviews = graphql`
  fragment ProductReviews on CommerceProduct {
    questions {
      question
      answer
    }
    reviews {
      counts
      said {
        detail
        option
        count
      }
      first {
        id
        rating
        title
        text
        author
        language
        writtenOn
        verifiedPurchase
        details
        helpful
        answer
        pictures
      }
    }
  }
`;

interface ProductReviewsProps {
  readonly product: Pick<ProductData, 'key' | 'rating'>;
  readonly reviews: Queries.ProductReviewsFragment['reviews'];
}

function ProductReviews({ product: { key, rating }, reviews }: ProductReviewsProps) {
  if (!rating || !reviews) return <NoReviews productKey={key} />;
  // Gatsby types what gatsby/reviews.ts has written as plain numbers, strings, and objects.
  const counts = reviews.counts as unknown as StarCounts;
  const first = reviews.first.map(({ rating, details, ...review }) => ({
    ...review,
    rating: rating as Stars,
    details: details as Review['details'],
  }));
  return (
    <Reviews key={key} productKey={key} rating={rating} counts={counts} said={reviews.said} first={first} />
  );
}
