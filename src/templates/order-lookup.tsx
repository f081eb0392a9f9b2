import { graphql } from 'gatsby';
import { PageHead } from '../components/page-head.tsx';
import { OrderLookupScreen } from '../customer-service/order-lookup-screen.tsx';
import type { PageHeadProps } from './page-data.ts';
import { textsIn } from './page-texts.ts';

export default OrderLookupScreen;

export function Head({ data, pageContext }: PageHeadProps<Queries.OrderLookupQuery>) {
  const { title, lead } = textsIn(data.locales, 'customer-service').lookup;
  return <PageHead title={title} description={lead} page={pageContext} />;
}

export const query = graphql`
  query OrderLookup($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["customer-service"] } }) {
      ...PageTexts
    }
  }
`;
