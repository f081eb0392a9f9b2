import { graphql } from 'gatsby';
import type { PictureData } from '../components/picture.tsx';
import type { ProductCardData } from '../catalogue/types.ts';

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
      breakpoints: [360, 640]
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
      breakpoints: [800, 1200]
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
    keyFacts
    launchedOn
    rating {
      average
      count
    }
    cardSku
    offers {
      price {
        centAmount
        currencyCode
        fractionDigits
        priorCentAmount
      }
      measure {
        quantity
        unit
      }
      hasPriceRange
      colors
      soldOut
    }
    cardPicture {
      ...SmallPicture
    }
    secondCardPicture {
      ...SmallPicture
    }
  }
`;

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

function toCard(
  { offers, cardSku, cardPicture, secondCardPicture, ...node }: Queries.ProductCardFieldsFragment,
  currency: string,
): ProductCardData | null {
  const offer = offers.find(({ price }) => price.currencyCode === currency);
  if (!offer) return null;
  return {
    ...node,
    ...offer,
    sku: cardSku,
    picture: pictureOf(cardPicture),
    secondPicture: pictureOf(secondCardPicture),
  };
}
