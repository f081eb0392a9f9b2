import { graphql } from 'gatsby';
import { PageHead } from '../components/page-head.tsx';
import { WithdrawalScreen } from '../customer-service/withdrawal-screen.tsx';
import type { PageHeadProps } from './page-data.ts';
import { textsIn } from './page-texts.ts';

export default WithdrawalScreen;

export function Head({ data, pageContext }: PageHeadProps<Queries.WithdrawQuery>) {
  const { title, description } = textsIn(data.locales, 'withdrawal');
  return <PageHead title={title} description={description} page={pageContext} />;
}

export const query = graphql`
  query Withdraw($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["customer-service", "withdrawal"] } }
    ) {
      ...PageTexts
    }
  }
`;
