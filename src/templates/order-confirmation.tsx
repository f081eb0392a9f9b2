import { graphql } from 'gatsby';
import { OrderConfirmationScreen } from '../checkout/confirmation/order-confirmation-screen.tsx';
import { Recommendations } from '../search/recommendations/late-places.tsx';
import { PageHead } from '../components/page-head.tsx';
import { textsIn } from './page-texts.ts';
import { productsIn } from './products-in.ts';
import type { PageHeadProps } from './page-data.ts';

export default function OrderConfirmationTemplate() {
  return (
    <OrderConfirmationScreen
      renderEnd={({ cart }) => <Recommendations id="confirmation" variants={productsIn(cart.lineItems)} />}
    />
  );
}

export function Head({ data, pageContext }: PageHeadProps<Queries.OrderConfirmationQuery>) {
  const { title } = textsIn(data.locales, 'checkout').confirmation;
  return <PageHead title={title} page={pageContext} listed={false} />;
}

export const query = graphql`
  query OrderConfirmation($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["cart", "checkout", "delivery", "order"] } }
    ) {
      ...PageTexts
    }
  }
`;
