import { CheckoutScreen } from '../checkout/checkout-screen.tsx';
import { PageHead } from '../components/page-head.tsx';
import type { TextHeadProps } from './screen-head.tsx';

export default CheckoutScreen;

export function Head({ pageContext }: TextHeadProps<{ checkout: { title: string } }>) {
  return <PageHead title={pageContext.texts.checkout.title} page={pageContext} listed={false} />;
}
