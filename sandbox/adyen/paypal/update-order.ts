import { z } from 'zod';
import { invalid } from '../api-error.ts';
import type { Payment } from '../payment.ts';
import { isOpen } from '../payment.ts';
import type { Amount } from '../requests.ts';
import { amountSchema } from '../requests.ts';
import type { DeliveryOption } from './order.ts';
import { newPaymentData } from './order.ts';

const text = z.string().trim().min(1);

/** The request of `/paypal/updateOrder` (https://docs.adyen.com/api-explorer/Checkout/72/post/paypal/updateOrder). */
export const updateOrderSchema = z.looseObject({
  pspReference: text,
  paymentData: text,
  amount: amountSchema,
  taxTotal: z.object({ amount: amountSchema }).nullish(),
  discountAmount: amountSchema.nullish(),
  deliveryMethods: z
    .array(
      z.object({
        /** Up to 127 characters, and up to ten of them, as at PayPal. */
        reference: text.max(127),
        description: text.max(127),
        type: z.literal('Shipping'),
        amount: amountSchema,
        selected: z.boolean().optional(),
      }),
    )
    .max(10)
    .nullish(),
});
export type UpdateOrderRequest = z.infer<typeof updateOrderSchema>;

const optionsOf = ({ deliveryMethods }: UpdateOrderRequest): DeliveryOption[] =>
  (deliveryMethods ?? []).map(({ reference, description, amount, selected = false }) => ({
    reference,
    description,
    value: amount.value,
    selected,
  }));

/** @throws AdyenApiError 422 unless exactly one of several different options is selected */
function assertOptions(options: readonly DeliveryOption[]): void {
  if (new Set(options.map(({ reference }) => reference)).size < options.length)
    throw invalid('702', 'Delivery methods need different references');
  if (options.length > 0 && options.filter(({ selected }) => selected).length !== 1)
    throw invalid('702', 'Exactly one delivery method has to be selected');
}

/** @throws AdyenApiError 422 unless everything is in the currency of the payment */
function assertCurrency(request: UpdateOrderRequest, { currency }: Amount): void {
  const { amount, taxTotal, discountAmount, deliveryMethods } = request;
  const amounts = [
    amount,
    taxTotal?.amount,
    discountAmount,
    ...(deliveryMethods ?? []).map((method) => method.amount),
  ];
  if (amounts.some((amount) => amount && amount.currency !== currency))
    throw invalid('138', 'Unsupported currency specified');
}

/**
 * The payment after the merchant has changed its order.
 * @throws AdyenApiError 422 for a payment that is not an open express payment (702), old `paymentData` (14_018), another
 *   currency (138), an amount that is less than the first one without a discount (14_0476) or that is not the first amount
 *   plus tax and delivery (14_0478), and options of which not exactly one is selected (702)
 */
export function afterUpdate(payment: Payment | undefined, request: UpdateOrderRequest): Payment {
  if (!payment) throw invalid('167', 'Original pspReference required for this operation');
  const { paypal } = payment;
  if (!paypal?.isExpress || !isOpen(payment))
    throw invalid('702', 'This is not an open PayPal express payment');
  if (request.paymentData !== paypal.paymentData) throw invalid('14_018', 'Invalid payment data provided');
  assertCurrency(request, payment.amount);
  const options = optionsOf(request);
  assertOptions(options);
  const { value } = request.amount;
  const tax = request.taxTotal?.amount.value ?? 0;
  const discount = request.discountAmount?.value ?? 0;
  const delivery = options.find(({ selected }) => selected)?.value ?? 0;
  if (value < paypal.goods - discount)
    throw invalid('14_0476', 'amount.value cannot be less than the original');
  if (value !== paypal.goods + tax + delivery - discount)
    throw invalid('14_0478', 'The amount is not the sum of the original amount, taxes, and delivery');
  return {
    ...payment,
    amount: request.amount,
    paypal: { ...paypal, paymentData: newPaymentData(), tax, discount, options },
  };
}
