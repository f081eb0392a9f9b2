import { Types } from '@adyen/api-library';
import type { Money } from '../../contract/money.ts';
import type { ProvisionalOrder } from './payments.ts';

/** As many ways of delivery as PayPal shows, and as long as their names may be. */
const maxDeliveries = 10;
const maxName = 127;

/**
 * The body of Adyen's /paypal/updateOrder. Its amount has to be that of the payment with the tax and the price of the one
 * selected way of delivery (https://docs.adyen.com/payment-methods/paypal/web-component/express-checkout).
 */
export function adyenOrder({
  pspReference,
  paymentData,
  total,
  addedTax,
  deliveries,
}: ProvisionalOrder): Types.checkout.PaypalUpdateOrderRequest {
  const chosenFirst = deliveries.toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen));
  const shown = chosenFirst.slice(0, maxDeliveries);
  return {
    pspReference,
    paymentData,
    amount: amountOf(total),
    ...(addedTax && { taxTotal: { amount: amountOf(addedTax) } }),
    deliveryMethods: deliveries
      .filter((delivery) => shown.includes(delivery))
      .map(({ id, name, price, isChosen }) => ({
        reference: id,
        description: name.slice(0, maxName) || id,
        type: Types.checkout.DeliveryMethod.TypeEnum.Shipping,
        amount: amountOf(price),
        selected: isChosen,
      })),
  };
}

const amountOf = ({ centAmount, currencyCode }: Money): Types.checkout.Amount => ({
  value: centAmount,
  currency: currencyCode,
});
