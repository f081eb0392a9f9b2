import { graphql } from 'gatsby';
import type { ProductData, VariantData } from '../catalogue/types.ts';
import { pictureOf, type PictureFile } from './card-fragment.ts';

/** What `ProductFields` asks for. */
export interface ProductNode extends Omit<ProductData, 'variants'> {
  readonly variants: readonly (Omit<VariantData, 'pictures'> & {
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
      price {
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

/** A product node as its page shows it. @throws Error for a product without variants, which the build refuses. */
export function toProduct(node: ProductNode): ProductData {
  const [first, ...others] = node.variants.map(({ pictures, ...variant }) => ({
    ...variant,
    pictures: pictures.map(({ view, file }) => ({ view, picture: pictureOf(file) })),
  }));
  if (!first) throw new Error(`The product ${node.key} has no variants.`);
  return { ...node, variants: [first, ...others] };
}
