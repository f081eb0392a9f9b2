import { graphql } from 'gatsby';
import { soldIn } from '../catalogue/price-in.ts';
import type { PictureData } from '../components/picture.tsx';
import type { ProductCardData } from '../catalogue/types.ts';
import type { Money } from '../../api/contract.ts';

/** A File node with its responsive pictures. */
export interface PictureFile {
  readonly childImageSharp: { readonly gatsbyImageData: PictureData } | null;
}

/** What `ProductCardFields` asks for. */
export interface ProductCardNode {
  readonly key: string;
  readonly path: string;
  readonly name: string;
  readonly tagline: string;
  readonly launchedOn: string;
  readonly rating: { readonly average: number; readonly count: number } | null;
  readonly variants: readonly {
    readonly prices: readonly Money[];
    readonly availableQuantity: number | null;
    readonly color: { readonly name: string; readonly hex: string } | null;
  }[];
  readonly cardPicture: PictureFile | null;
  readonly secondCardPicture: PictureFile | null;
}

/** @public Gatsby finds fragments in any file. */
export const productCardFields = graphql`
  # AVIF where a page shows many pictures; it takes the build ten times as long to make as WebP.
  fragment SmallPicture on File {
    childImageSharp {
      gatsbyImageData(width: 640, breakpoints: [320, 640], formats: [AVIF, WEBP], placeholder: NONE)
    }
  }

  fragment LargePicture on File {
    childImageSharp {
      gatsbyImageData(width: 1200, breakpoints: [640, 1200], formats: [WEBP], placeholder: NONE)
    }
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

/** The pictures of a File node, or null when it has none. */
export function pictureOf(file: PictureFile | null | undefined): PictureData | null {
  return file?.childImageSharp?.gatsbyImageData ?? null;
}

/** The product nodes as lists show them in a currency (ISO 4217); those not sold in it are left out. */
export function toCards(nodes: readonly ProductCardNode[], currency: string): ProductCardData[] {
  return nodes.flatMap((node) => toCard(node, currency) ?? []);
}

function toCard(node: ProductCardNode, currency: string): ProductCardData | null {
  const variants = soldIn(node.variants, currency);
  const [first, ...others] = [...variants].sort((a, b) => a.price.centAmount - b.price.centAmount);
  if (!first) return null;
  const colors = new Map(variants.flatMap(({ color }) => (color ? [[color.hex, color] as const] : [])));
  return {
    key: node.key,
    path: node.path,
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
