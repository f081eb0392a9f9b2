import { CheckoutScreen } from '../checkout/checkout-screen.tsx';
import { ExpressButtons } from '../express/express-area.tsx';
import { checkoutFrame } from '../layout/checkout-frame.tsx';
import { headOf } from './page-data.tsx';

export default function CheckoutTemplate() {
  return <CheckoutScreen otherWays={<ExpressButtons page="checkout" />} />;
}
CheckoutTemplate.ownFrame = checkoutFrame;

export const Head = headOf((texts) => texts.checkout);
