import { CheckoutScreen } from '../checkout/checkout-screen.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PaymentReturn, useRedirectReturn } from '../payment/payment-return.tsx';
import { PaymentStep } from '../payment/payment-step.tsx';
import type { TextHeadProps } from './screen-head.tsx';

export default function CheckoutTemplate() {
  const redirect = useRedirectReturn();
  return (
    <CheckoutScreen
      renderPayment={(cart) => <PaymentStep cart={cart} />}
      paymentReturn={redirect && <PaymentReturn key={redirect.redirectResult} {...redirect} />}
    />
  );
}

export function Head({ pageContext }: TextHeadProps<{ checkout: { title: string } }>) {
  return <PageHead title={pageContext.texts.checkout.title} page={pageContext} listed={false} />;
}
