import { graphql } from 'gatsby';
import { PageHead } from '../components/page-head.tsx';
import { RestockScreen } from '../restock/restock-screen.tsx';
import type { PageHeadProps } from './page-data.ts';
import { textsIn } from './page-texts.ts';

export default RestockScreen;

export function Head({ data, pageContext }: PageHeadProps<Queries.BackInStockQuery>) {
  const { title } = textsIn(data.locales, 'restock').page;
  return <PageHead title={title} page={pageContext} listed={false} />;
}

export const query = graphql`
  query BackInStock($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["customer-service", "restock"] } }) {
      ...PageTexts
    }
  }
`;
