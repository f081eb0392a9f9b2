import type { PageProps } from 'gatsby';
import { OrderConfirmationScreen } from '../checkout/confirmation/order-confirmation-screen.tsx';
import type { SpareParts } from '../checkout/confirmation/order-details.tsx';
import type { SellerNumbers } from '../checkout/confirmation/receipt.tsx';
import type { PageContext } from '../navigation/page-context.tsx';
import { Recommendations } from '../search/recommendations/recommendations.tsx';
import { headOf, productsIn } from './page-data.tsx';

type OrderConfirmationContext = PageContext & {
  readonly sellerNumbers: SellerNumbers;
  readonly parts: SpareParts;
};

export default function OrderConfirmationTemplate({
  pageContext,
}: PageProps<object, OrderConfirmationContext>) {
  return (
    <OrderConfirmationScreen
      sellerNumbers={pageContext.sellerNumbers}
      parts={pageContext.parts}
      renderEnd={({ cart }) => <Recommendations id="confirmation" variants={productsIn(cart.lineItems)} />}
    />
  );
}

export const Head = headOf((texts) => texts.checkout.confirmation);
