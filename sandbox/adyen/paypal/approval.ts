import { inProgress, invalid } from '../api-error.ts';
import type { Payment, Refusal } from '../payment.ts';
import { afterIssuer, isOpen } from '../payment.ts';
import type { Payer } from './order.ts';
import { newPayPalId } from './order.ts';

/** The payment after the payer has approved its order in the sheet, which showed its amount. No money moves yet. */
export function afterApproval(payment: Payment, payer: Payer): Payment {
  const { paypal, amount } = payment;
  if (!paypal) throw new Error('Only an order at PayPal can be approved');
  const payerId = paypal.approval?.payerId ?? newPayPalId(13);
  return { ...payment, sheetTotal: amount, paypal: { ...paypal, approval: { ...payer, payerId } } };
}

/** What the shop sends after the payer's approval. */
export interface ApprovedOrder {
  readonly orderID: string;
  readonly payerID?: string | undefined;
  readonly paymentData?: string | undefined;
}

const declined: Refusal = { resultCode: 'Refused', reason: 'Refused', reasonCode: '2' };

/**
 * The payment after the merchant has asked for the money.
 * @param payment the one of the order
 * @throws AdyenApiError 422 for an order that nobody has approved, another payer, or old payment data (14_018), and for one
 *   that has already been paid (704)
 */
export function afterDetails(payment: Payment | undefined, details: ApprovedOrder): Payment {
  const paypal = payment?.paypal;
  if (!payment || !paypal?.approval || paypal.paymentData !== details.paymentData)
    throw invalid('14_018', 'Invalid payload provided');
  if (details.payerID !== paypal.approval.payerId) throw invalid('14_018', 'Invalid payload provided');
  if (!isOpen(payment)) throw inProgress();
  return afterIssuer(payment, paypal.approval.isDeclined ? declined : undefined);
}

/** What Adyen tells about the payer (https://docs.adyen.com/development-resources/additional-data-response). */
export function payerData({ paypal }: Payment): Readonly<Record<string, string>> | undefined {
  const approval = paypal?.approval;
  if (!approval) return undefined;
  const { email, payerId, country, shipping } = approval;
  const address = shipping?.address;
  return {
    paypalEmail: email,
    paypalPayerId: payerId,
    paypalPayerResidenceCountry: country,
    paypalPayerStatus: 'verified',
    ...(shipping && { 'deliveryAddress.firstName': shipping.fullName }),
    ...(address && {
      'deliveryAddress.city': address.admin_area_2 ?? '',
      'deliveryAddress.country': address.country_code,
      'deliveryAddress.houseNumberOrName': 'ZZ',
      'deliveryAddress.postalCode': address.postal_code ?? '',
      'deliveryAddress.stateOrProvince': address.admin_area_1 ?? '',
      'deliveryAddress.street': [address.address_line_1, address.address_line_2].filter(Boolean).join(', '),
    }),
  };
}
