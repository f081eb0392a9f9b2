import { graphql } from 'gatsby';
import { CheckoutScreen } from '../checkout/checkout-screen.tsx';
import { ExpressButtons } from '../express/express-buttons.tsx';
import { checkoutFrame } from '../layout/checkout-frame.ts';
import { PageHead } from '../components/page-head.tsx';
import { textsIn } from './page-texts.ts';
import type { PageHeadProps } from './page-data.ts';

export default function CheckoutTemplate() {
  return <CheckoutScreen otherWays={<ExpressButtons page="checkout" />} />;
}
CheckoutTemplate.ownFrame = checkoutFrame;

export function Head({ data, pageContext }: PageHeadProps<Queries.CheckoutQuery>) {
  return <PageHead title={textsIn(data.locales, 'checkout').title} page={pageContext} listed={false} />;
}

export const query = graphql`
  query Checkout($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["cart", "checkout", "delivery"] } }
    ) {
      ...PageTexts
    }
  }
`;
