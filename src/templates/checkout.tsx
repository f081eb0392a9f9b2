import { graphql } from 'gatsby';
import { CheckoutContextProvider } from '../checkout/checkout-context.tsx';
import { CheckoutScreen } from '../checkout/checkout-screen.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PaymentReturn, useRedirectReturn } from '../payment/payment-return.tsx';
import { PaymentStep } from '../payment/payment-step.tsx';
import { textsIn } from './page-texts.ts';
import type { PageHeadProps } from './screen-head.tsx';

export default function CheckoutTemplate() {
  const redirect = useRedirectReturn();
  return (
    <CheckoutContextProvider>
      <CheckoutScreen
        renderPayment={(cart) => <PaymentStep cart={cart} />}
        paymentReturn={redirect && <PaymentReturn key={redirect.redirectResult} {...redirect} />}
      />
    </CheckoutContextProvider>
  );
}

export function Head({ data, pageContext }: PageHeadProps<Queries.CheckoutQuery>) {
  return <PageHead title={textsIn(data.locales, 'checkout').title} page={pageContext} listed={false} />;
}

export const query = graphql`
  query Checkout($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["cart", "checkout"] } }) {
      ...PageTexts
    }
  }
`;
