import { PageHead } from '../components/page-head.tsx';
import { OrderLookupScreen } from '../customer-service/order-lookup-screen.tsx';
import { type PageHeadProps, textsOf } from './page-data.ts';

export default OrderLookupScreen;

export function Head({ pageContext }: PageHeadProps) {
  const { title, lead } = textsOf(pageContext)['customer-service'].lookup;
  return <PageHead title={title} description={lead} page={pageContext} />;
}
