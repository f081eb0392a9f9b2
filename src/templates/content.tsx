import { graphql, type PageProps } from 'gatsby';
import { type PageHeadProps, found } from './page-data.ts';
import { ProductGrid } from '../catalogue/product-grid.tsx';
import type { ProductCardData } from '../catalogue/types.ts';
import { PageHead } from '../components/page-head.tsx';
import { DeliveryTerms } from '../delivery/delivery-terms.tsx';
import { usePage } from '../navigation/page-context.tsx';
import { Recommendations } from '../search/recommendations/recommendations.tsx';
import { useCurrency } from '../shop/shop-context.tsx';
import { ContentScreen } from '../content/content-screen.tsx';
import { toBlocks, toGuide } from './content-blocks.ts';

export default function ContentTemplate({ data }: PageProps<Queries.ContentQuery>) {
  const { pageKey } = usePage();
  const currency = useCurrency();
  const { lead, blocks, headings, questions, description, writtenIn, ...header } = found(data.contentPage);
  const screen = (
    <ContentScreen<ProductCardData>
      header={{ ...header, standfirst: lead && description }}
      writtenIn={writtenIn ?? undefined}
      lead={lead?.picture.gatsbyImage ? { picture: lead.picture.gatsbyImage, alt: lead.alt } : null}
      headings={headings}
      blocks={toBlocks(blocks, currency)}
      questions={questions}
      renderProducts={(products) => (
        <ProductGrid list={`${pageKey}/${products[0]?.key ?? ''}`} products={products} />
      )}
      more={data.more.nodes.map(toGuide)}
    >
      {pageKey === 'content/shipping-and-delivery' && <DeliveryTerms />}
    </ContentScreen>
  );
  if (header.section !== 'pages') return screen;
  return (
    <>
      {screen}
      <div className="page">
        <Recommendations id="guide" />
      </div>
    </>
  );
}

export function Head({ data, pageContext }: PageHeadProps<Queries.ContentQuery>) {
  const { title, description } = found(data.contentPage);
  return <PageHead title={title} description={description} page={pageContext} />;
}

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
