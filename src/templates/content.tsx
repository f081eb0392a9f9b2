import { graphql, type PageProps } from 'gatsby';
import { found, HeadOfContent } from './page-data.tsx';
import { ProductGrid } from '../catalogue/product-grid.tsx';
import { DeliveryTerms } from '../delivery/delivery-terms.tsx';
import { usePage } from '../navigation/page-context.tsx';
import { Recommendations } from '../search/recommendations/recommendations.tsx';
import { useCurrency } from '../shop/shop-context.tsx';
import { ContentScreen } from '../content/content-screen.tsx';
import { toCards } from './card-fragment.ts';

export default function ContentTemplate({ data }: PageProps<Queries.ContentQuery>) {
  const { pageKey } = usePage();
  const currency = useCurrency();
  const page = found(data.contentPage);
  const screen = (
    <ContentScreen
      page={page}
      renderProducts={(products) => {
        const cards = toCards(products, currency);
        return cards[0] && <ProductGrid list={`${pageKey}/${cards[0].key}`} products={cards} />;
      }}
      more={data.more.nodes}
    >
      {pageKey === 'content/shipping-and-delivery' && <DeliveryTerms />}
    </ContentScreen>
  );
  if (page.section !== 'pages') return screen;
  return (
    <>
      {screen}
      <div className="page">
        <Recommendations id="guide" />
      </div>
    </>
  );
}

export const Head = HeadOfContent;

export const query = graphql`
  query Content($language: String!, $key: String!, $largeFormats: [RemoteFileFormat!]!) {
    contentPage(key: { eq: $key }, language: { eq: $language }) {
      section
      title
      description
      updatedOn
      draft
      writtenIn
      lead {
        alt
        picture {
          ...WidePicture
        }
      }
      headings {
        anchor
        words
      }
      questions {
        group
        anchor
        question
        answerHtml
      }
      blocks {
        ...ContentBlockFields
      }
    }
    more: allContentPage(
      filter: { language: { eq: $language }, key: { ne: $key }, section: { eq: "pages" } }
      sort: [{ updatedOn: DESC }, { order: ASC }]
      limit: 3
    ) {
      nodes {
        ...GuideFields
      }
    }
  }
`;

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
