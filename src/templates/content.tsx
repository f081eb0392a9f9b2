import { graphql, type PageProps } from 'gatsby';
import { type PageHeadProps, found } from './page-data.ts';
import { PageHead } from '../components/page-head.tsx';
import { LateDeliveryTerms } from '../delivery/late-delivery-terms.tsx';
import { usePage } from '../navigation/page-context.tsx';
import { ContentScreen } from '../content/content-screen.tsx';

export default function ContentTemplate({ data }: PageProps<Queries.ContentQuery>) {
  const { pageKey } = usePage();
  const { lead, ...content } = found(data.contentPage);
  return (
    <ContentScreen
      content={content}
      lead={lead?.picture.gatsbyImage ? { picture: lead.picture.gatsbyImage, alt: lead.alt } : null}
      more={data.more.nodes}
    >
      {pageKey === 'content/shipping-and-delivery' && <LateDeliveryTerms />}
    </ContentScreen>
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
      html
      lead {
        alt
        picture {
          gatsbyImage(
            layout: FULL_WIDTH
            width: 1600
            breakpoints: [800, 1200, 1600]
            formats: $largeFormats
            quality: 45
            placeholder: NONE
          )
        }
      }
    }
    more: allContentPage(
      filter: { language: { eq: $language }, key: { ne: $key }, section: { ne: "customer-service" } }
      sort: { order: ASC }
      limit: 3
    ) {
      nodes {
        title
        path
      }
    }
  }
`;
