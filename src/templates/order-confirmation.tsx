import { graphql } from 'gatsby';
import { CheckoutContextProvider } from '../checkout/checkout-context.tsx';
import { OrderConfirmationScreen } from '../order/order-confirmation-screen.tsx';
import { Recommendations } from '../recommendations/recommendations.tsx';
import { PageHead } from '../components/page-head.tsx';
import { textsIn } from './page-texts.ts';
import type { PageHeadProps } from './screen-head.tsx';

export default function OrderConfirmationTemplate() {
  return (
    <CheckoutContextProvider>
      <OrderConfirmationScreen />
      <div className="page">
        <Recommendations id="confirmation" />
      </div>
    </CheckoutContextProvider>
  );
}

export function Head({ data, pageContext }: PageHeadProps<Queries.OrderConfirmationQuery>) {
  const { title } = textsIn(data.locales, 'checkout').confirmation;
  return <PageHead title={title} page={pageContext} listed={false} />;
}

export const query = graphql`
  query OrderConfirmation($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["cart", "checkout"] } }) {
      ...PageTexts
    }
  }
`;
