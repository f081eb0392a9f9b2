import type { PageProps } from 'gatsby';
import { OrderConfirmationScreen } from '../checkout/confirmation/order-confirmation-screen.tsx';
import type { SellerNumbers } from '../checkout/confirmation/receipt.tsx';
import type { PageContext } from '../navigation/page-context.tsx';
import { Recommendations } from '../search/recommendations/recommendations.tsx';
import { PageHead } from '../components/page-head.tsx';
import { productsIn } from './products-in.ts';
import { type PageHeadProps, textsOf } from './page-data.ts';

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

export function Head({ pageContext }: PageHeadProps) {
  const { title } = textsOf(pageContext).checkout.confirmation;
  return <PageHead title={title} page={pageContext} listed={false} />;
}
