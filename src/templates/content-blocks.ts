import { graphql } from 'gatsby';
import type { ProductCardData } from '../catalogue/types.ts';
import type { ContentBlockData, GuideData } from '../content/types.ts';
import { toCards } from './card-fragment.ts';

/** @public Gatsby finds fragments in any file. */
export const contentBlockFields = graphql`
  fragment WidePicture on BrandPicture {
    gatsbyImage(
      layout: FULL_WIDTH
      width: 1600
      breakpoints: [800, 1200, 1600]
      formats: $largeFormats
      quality: 45
      placeholder: NONE
    )
  }

  fragment GuideFields on ContentPage {
    title
    description
    path
    lead {
      picture {
        gatsbyImage(
          layout: FULL_WIDTH
          width: 640
          breakpoints: [360, 640]
          formats: [AVIF, WEBP]
          quality: 45
          placeholder: NONE
        )
      }
    }
  }

  fragment ContentBlockFields on ContentBlock {
    kind
    html
    caption
    picture {
      alt
      picture {
        ...WidePicture
      }
    }
    products {
      ...ProductCardFields
      manual {
        path
        bytes
        languages
      }
    }
    guides {
      ...GuideFields
    }
  }
`;

/** A guide as lists display it. */
export const toGuide = ({ lead, ...guide }: Queries.GuideFieldsFragment): GuideData => ({
  ...guide,
  picture: lead?.picture.gatsbyImage ?? null,
});

/** The blocks of a page as displayed, in a currency (ISO 4217): products not sold in it are left out. */
export const toBlocks = (
  blocks: readonly Queries.ContentBlockFieldsFragment[],
  currency: string,
): ContentBlockData<ProductCardData>[] => blocks.flatMap((block) => toBlock(block, currency) ?? []);

/** Null for a picture of a storefront that has none, and for a kind that this version does not know. */
function toBlock(
  { kind, html, caption, picture, products, guides }: Queries.ContentBlockFieldsFragment,
  currency: string,
): ContentBlockData<ProductCardData> | null {
  switch (kind) {
    case 'text':
      return { kind, html: html ?? '' };
    case 'picture':
      return picture?.picture.gatsbyImage
        ? { kind, picture: picture.picture.gatsbyImage, alt: picture.alt, caption: caption ?? '' }
        : null;
    case 'products':
      return { kind, products: toCards(products, currency) };
    case 'guides':
      return { kind, guides: guides.map(toGuide) };
    case 'manuals':
      return { kind, manuals: products.flatMap(({ name, manual }) => (manual ? [{ name, manual }] : [])) };
    case 'questions':
      return { kind };
    default:
      return null;
  }
}
