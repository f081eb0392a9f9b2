import { graphql } from 'gatsby';
import { PageHead } from '../components/page-head.tsx';
import { ContactScreen } from '../customer-service/contact-screen.tsx';
import type { PageHeadProps } from './page-data.ts';
import { textsIn } from './page-texts.ts';

export default ContactScreen;

export function Head({ data, pageContext }: PageHeadProps<Queries.ContactQuery>) {
  const { title, lead } = textsIn(data.locales, 'customer-service').contact;
  return <PageHead title={title} description={lead} page={pageContext} />;
}

export const query = graphql`
  query Contact($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["customer-service"] } }) {
      ...PageTexts
    }
  }
`;
