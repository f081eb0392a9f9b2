import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/page-head.tsx';
import { type ContentData, ContentScreen } from '../content/content-screen.tsx';

interface ContentQuery {
  readonly contentPage: ContentData & { readonly description: string };
  readonly more: { readonly nodes: readonly { readonly title: string; readonly path: string }[] };
}

export default function ContentTemplate({ data }: PageProps<ContentQuery>) {
  return <ContentScreen content={data.contentPage} more={data.more.nodes} />;
}

export function Head({ data, location }: HeadProps<ContentQuery>) {
  const { title, description } = data.contentPage;
  return <PageHead title={title} description={description} path={location.pathname} />;
}

export const query = graphql`
  query Content($key: String!) {
    contentPage(key: { eq: $key }) {
      title
      description
      updatedOn
      html
    }
    more: allContentPage(filter: { key: { ne: $key }, section: { ne: "customer-service" } }, limit: 3) {
      nodes {
        title
        path
      }
    }
  }
`;
