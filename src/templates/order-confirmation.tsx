import { OrderConfirmationScreen } from '../order/order-confirmation-screen.tsx';
import { PageHead } from '../components/page-head.tsx';
import type { TextHeadProps } from './screen-head.tsx';

export default OrderConfirmationScreen;

export function Head({ pageContext }: TextHeadProps<{ checkout: { confirmation: { title: string } } }>) {
  return <PageHead title={pageContext.texts.checkout.confirmation.title} page={pageContext} listed={false} />;
}
