import { graphql, type PageProps } from 'gatsby';
import { OrderConfirmationScreen } from '../checkout/confirmation/order-confirmation-screen.tsx';
import type { SellerNumbers } from '../checkout/confirmation/receipt.tsx';
import type { PageContext } from '../navigation/page-context.tsx';
import { Recommendations } from '../search/recommendations/late-places.tsx';
import { PageHead } from '../components/page-head.tsx';
import { textsIn } from './page-texts.ts';
import { productsIn } from './products-in.ts';
import type { PageHeadProps } from './page-data.ts';

type OrderConfirmationContext = PageContext & { readonly sellerNumbers: SellerNumbers };

export default function OrderConfirmationTemplate({
  pageContext,
}: PageProps<object, OrderConfirmationContext>) {
  return (
    <OrderConfirmationScreen
      sellerNumbers={pageContext.sellerNumbers}
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
