import { graphql } from 'gatsby';
import { soldIn } from '../catalogue/price-in.ts';
import type { PictureData } from '../components/picture.tsx';
import type { ProductCardData } from '../catalogue/types.ts';

/** A picture node with its responsive pictures. */
type PictureNode = Queries.SmallPictureFragment | Queries.LargePictureFragment;

/** @public Gatsby finds fragments in any file. */
export const productCardFields = graphql`
  # Widths and quality are those of pictures/address.ts. Any placeholder but none would fetch the picture. Formats of
  # large pictures come with the page: a build that makes files of them would take half an hour for AVIF.
  fragment SmallPicture on CommercePicture {
    tint
    gatsbyImage(
      layout: FULL_WIDTH
      width: 640
      breakpoints: [320, 640]
      formats: [AVIF, WEBP]
      quality: 45
      placeholder: NONE
    )
  }

  fragment LargePicture on CommercePicture {
    tint
    gatsbyImage(
      layout: FULL_WIDTH
      width: 1200
      breakpoints: [640, 1200]
      formats: $largeFormats
      quality: 45
      placeholder: NONE
    )
  }

  fragment ProductCardFields on CommerceProduct {
    key
    path
    name
    tagline
    launchedOn
    rating {
      average
      count
    }
    variants {
      sku
      prices {
        centAmount
        currencyCode
        fractionDigits
      }
      availableQuantity
      color {
        name
        hex
      }
    }
    cardPicture {
      ...SmallPicture
    }
    secondCardPicture {
      ...SmallPicture
    }
  }
`;

/** The picture of a node, or null if there is none. */
export function pictureOf(node: PictureNode | null | undefined): PictureData | null {
  return node?.gatsbyImage ? { ...node.gatsbyImage, tint: node.tint } : null;
}

/** The product nodes as displayed in lists, in a currency (ISO 4217); those not sold in it are left out. */
export function toCards(
  nodes: readonly Queries.ProductCardFieldsFragment[],
  currency: string,
): ProductCardData[] {
  return nodes.flatMap((node) => toCard(node, currency) ?? []);
}

/** How many products stand in a row on a desktop. */
const rowLength = 4;

/** As `toCards`, for a row: cut only after leaving out what is not sold, so that no country sees a gap. */
export const toRow = (
  nodes: readonly Queries.ProductCardFieldsFragment[],
  currency: string,
): ProductCardData[] => toCards(nodes, currency).slice(0, rowLength);

function toCard(node: Queries.ProductCardFieldsFragment, currency: string): ProductCardData | null {
  const variants = soldIn(node.variants, currency);
  const [first, ...others] = [...variants].sort((a, b) => a.price.centAmount - b.price.centAmount);
  if (!first) return null;
  // Whose picture the card shows: see cardPictureId in gatsby/source-catalogue.ts.
  const pictured = node.variants.find(({ availableQuantity }) => availableQuantity !== 0) ?? node.variants[0];
  const colors = new Map(variants.flatMap(({ color }) => (color ? [[color.hex, color] as const] : [])));
  return {
    key: node.key,
    path: node.path,
    sku: pictured?.sku ?? node.key,
    name: node.name,
    tagline: node.tagline,
    launchedOn: node.launchedOn,
    price: first.price,
    hasPriceRange: others.some(({ price }) => price.centAmount !== first.price.centAmount),
    picture: pictureOf(node.cardPicture),
    secondPicture: pictureOf(node.secondCardPicture),
    rating: node.rating,
    colors: [...colors.values()],
    soldOut: variants.every(({ availableQuantity }) => availableQuantity === 0),
  };
}
