import { PageHead } from '../components/page-head.tsx';
import { WithdrawalScreen } from '../customer-service/withdrawal-screen.tsx';
import { type PageHeadProps, textsOf } from './page-data.ts';

export default WithdrawalScreen;

export function Head({ pageContext }: PageHeadProps) {
  const { title, description } = textsOf(pageContext).withdrawal;
  return <PageHead title={title} description={description} page={pageContext} />;
}
