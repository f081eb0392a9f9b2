import { graphql, type PageProps } from 'gatsby';
import type { PageHeadProps } from './screen-head.tsx';
import { PageHead } from '../components/page-head.tsx';
import { type ContentData, ContentScreen } from '../content/content-screen.tsx';

interface ContentQuery {
  readonly contentPage: ContentData & { readonly description: string };
  readonly more: { readonly nodes: readonly { readonly title: string; readonly path: string }[] };
}

export default function ContentTemplate({ data }: PageProps<ContentQuery>) {
  return <ContentScreen content={data.contentPage} more={data.more.nodes} />;
}

export function Head({ data, pageContext }: PageHeadProps<ContentQuery>) {
  const { title, description } = data.contentPage;
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
      limit: 3
    ) {
      nodes {
        title
        path
      }
    }
  }
`;
