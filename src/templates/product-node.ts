import { graphql } from 'gatsby';
import type { Money } from '../../api/contract.ts';
import { soldIn } from '../catalogue/price-in.ts';
import type { ProductData, VariantData } from '../catalogue/types.ts';
import { pictureOf, type PictureFile } from './card-fragment.ts';

/** What `ProductFields` asks for. */
export interface ProductNode extends Omit<ProductData, 'variants'> {
  readonly variants: readonly (Omit<VariantData, 'pictures' | 'price'> & {
    readonly prices: readonly Money[];
    readonly pictures: readonly { readonly view: string; readonly file: PictureFile | null }[];
    readonly components: readonly { readonly sku: string; readonly quantity: number }[];
  })[];
}

/** @public Gatsby finds fragments in any file. */
export const productFields = graphql`
  fragment ProductFields on CommerceProduct {
    key
    name
    tagline
    description
    features
    ageMonths {
      from
      to
    }
    weightKg {
      from
      to
    }
    measurements {
      label
      value
    }
    materials
    care
    inTheBox
    rating {
      average
      count
    }
    variants {
      sku
      color {
        key
        name
        hex
      }
      material {
        key
        name
      }
      prices {
        centAmount
        currencyCode
        fractionDigits
      }
      availableQuantity
      pictures {
        view
        file {
          ...LargePicture
        }
      }
      components {
        sku
        quantity
      }
    }
  }
`;

/**
 * A product node as its page shows it in a currency (ISO 4217). What is not sold in it stays to be looked at.
 * @throws Error for a product without variants, which the build refuses.
 */
export function toProduct(node: ProductNode, currency: string): ProductData {
  const sold = soldIn(node.variants, currency);
  const shown = sold.length > 0 ? sold : node.variants.map((variant) => ({ ...variant, price: null }));
  const [first, ...others] = shown.map(({ pictures, ...variant }) => ({
    ...variant,
    pictures: pictures.map(({ view, file }) => ({ view, picture: pictureOf(file) })),
  }));
  if (!first) throw new Error(`The product ${node.key} has no variants.`);
  return { ...node, variants: [first, ...others] };
}
