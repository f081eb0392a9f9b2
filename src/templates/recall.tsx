import { graphql, type PageProps } from 'gatsby';
import { found, HeadOfContent } from './page-data.tsx';
import { RecallScreen } from '../content/recall-screen.tsx';

export default function RecallTemplate({ data }: PageProps<Queries.RecallQuery>) {
  const page = found(data.contentPage);
  const { title, path } = found(data.list);
  return <RecallScreen page={page} recall={found(page.recall)} list={{ name: title, path }} />;
}

export const Head = HeadOfContent;

export const query = graphql`
  query Recall($language: String!, $key: String!) {
    contentPage(key: { eq: $key }, language: { eq: $language }) {
      title
      description
      updatedOn
      writtenIn
      html
      recall {
        recalledOn
        batches {
          from
          to
        }
      }
    }
    list: contentPage(key: { eq: "content/recalled-products" }, language: { eq: $language }) {
      title
      path
    }
  }
`;
