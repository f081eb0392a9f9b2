import { graphql } from 'gatsby';
import { priceIn } from '../catalogue/price-in.ts';
import type { ProductData, SizeData } from '../catalogue/types.ts';
import { pictureOf } from './card-fragment.ts';

/** @public Gatsby finds fragments in any file. */
export const productFields = graphql`
  fragment TimedPrice on CommerceMoney {
    centAmount
    currencyCode
    fractionDigits
    priorCentAmount
    validUntil
  }

  fragment ProductFields on CommerceProduct {
    key
    kind
    name
    tagline
    description
    features
    facts {
      key
      on
      text
    }
    isWorn
    measures {
      key
      name
      text
      unit
      values
      sides
    }
    materials
    care
    cleaning {
      key
      text
    }
    inTheBox
    certificates {
      key
      name
      number
    }
    warrantyYears
    warnings
    manual {
      path
      bytes
      languages
    }
    video {
      path
      poster
      shows
    }
    rating {
      average
      count
    }
    axes {
      key
      widget
    }
    variants {
      sku
      axes {
        axis
        key
        name
        hex
      }
      prices {
        ...TimedPrice
      }
      laterPrices {
        ...TimedPrice
      }
      measure {
        quantity
        unit
      }
      availableQuantity
      pictures {
        view
        ...LargePicture
      }
      components {
        sku
        quantity
      }
    }
  }
`;

/**
 * A product node in a currency (ISO 4217). A product that is not sold in it can still be viewed.
 * @throws Error for a product without variants, which the build rejects.
 */
export function toProduct(node: Queries.ProductFieldsFragment, currency: string): ProductData {
  const variants = node.variants.map(({ prices, pictures, ...variant }) => ({
    ...variant,
    price: priceIn(prices, currency),
    pictures: pictures.map((picture) => ({ view: picture.view, picture: pictureOf(picture) })),
  }));
  const sold = variants.filter(({ price }) => price !== null);
  const [first, ...others] = sold.length > 0 ? sold : variants;
  if (!first) throw new Error(`The product ${node.key} has no variants.`);
  return { ...node, size: sizeIn(node.measures), variants: [first, ...others] };
}

/** What is drawn of a product's measures: its size, or the first that has several sides; null without any. */
function sizeIn(measures: Queries.ProductFieldsFragment['measures']): SizeData | null {
  const drawn = measures.filter(
    ({ unit, values }) => unit === 'mm' && (values.length === 2 || values.length === 3),
  );
  return drawn.find(({ key }) => key === 'size') ?? drawn[0] ?? null;
}
