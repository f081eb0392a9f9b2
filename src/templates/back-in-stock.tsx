import { PageHead } from '../components/page-head.tsx';
import { RestockScreen } from '../customer-service/restock-screen.tsx';
import { type PageHeadProps, textsOf } from './page-data.ts';

export default RestockScreen;

export function Head({ pageContext }: PageHeadProps) {
  const { title } = textsOf(pageContext).restock.page;
  return <PageHead title={title} page={pageContext} listed={false} />;
}
