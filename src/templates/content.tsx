import { graphql, type PageProps } from 'gatsby';
import { type PageHeadProps, found } from './page-data.ts';
import { PageHead } from '../components/page-head.tsx';
import { ContentScreen } from '../content/content-screen.tsx';

export default function ContentTemplate({ data }: PageProps<Queries.ContentQuery>) {
  return <ContentScreen content={found(data.contentPage)} more={data.more.nodes} />;
}

export function Head({ data, pageContext }: PageHeadProps<Queries.ContentQuery>) {
  const { title, description } = found(data.contentPage);
  return <PageHead title={title} description={description} page={pageContext} />;
}

export const query = graphql`
  query Content($language: String!, $key: String!) {
    contentPage(key: { eq: $key }, language: { eq: $language }) {
      title
      description
      updatedOn
      html
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
