import { CheckoutScreen } from '../checkout/checkout-screen.tsx';
import { ExpressButtons } from '../express/express-area.tsx';
import { checkoutFrame } from '../layout/checkout-frame.ts';
import { PageHead } from '../components/page-head.tsx';
import { type PageHeadProps, textsOf } from './page-data.ts';

export default function CheckoutTemplate() {
  return <CheckoutScreen otherWays={<ExpressButtons page="checkout" />} />;
}
CheckoutTemplate.ownFrame = checkoutFrame;

export function Head({ pageContext }: PageHeadProps) {
  return <PageHead title={textsOf(pageContext).checkout.title} page={pageContext} listed={false} />;
}
