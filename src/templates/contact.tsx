import { PageHead } from '../components/page-head.tsx';
import { ContactScreen } from '../customer-service/contact-screen.tsx';
import { type PageHeadProps, textsOf } from './page-data.ts';

export default ContactScreen;

export function Head({ pageContext }: PageHeadProps) {
  const { title, lead } = textsOf(pageContext)['customer-service'].contact;
  return <PageHead title={title} description={lead} page={pageContext} />;
}
