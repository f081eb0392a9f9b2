import { type AdyenEntry, type OrderEntry, type PaymentEntry, takenOf, wentBackUnasked } from './books.ts';

interface Ledger {
  readonly orders: readonly OrderEntry[];
  readonly payments: readonly PaymentEntry[];
  readonly taken: readonly AdyenEntry[];
}

/** The end of the key of a payment that began in a wallet's sheet. */
export const isProvisionalReference = (reference: string): boolean => /-x[0-9a-f]{16}$/.test(reference);

/**
 * What a wallet's sheet showed when the shopper authorized it is what the order costs and what was asked for; what nobody
 * approved keeps nothing.
 * @param isExcused whether Adyen refused for good to return the money of a payment.
 */
export function walletViolations(
  { orders, payments, taken }: Ledger,
  isExcused: (entry: AdyenEntry) => boolean,
): string[] {
  return taken.flatMap((entry) => {
    const { reference, sheetTotal } = entry;
    const payment = payments.find(({ key }) => key === reference);
    const order = orders.find(({ paymentInfo }) =>
      paymentInfo?.payments.some(({ id }) => id === payment?.id),
    );
    const isUnapproved =
      isProvisionalReference(reference) && payment?.custom?.fields['approved'] === undefined;
    const kept = takenOf(entry);
    return [
      ...(isUnapproved && kept > 0 && !isExcused(entry)
        ? [`nobody approved ${reference}, which keeps ${kept}`]
        : []),
      ...(isUnapproved && order
        ? [`nobody approved ${reference}, but ${order.orderNumber ?? ''} is ordered`]
        : []),
      ...(order && sheetTotal && !wentBackUnasked(entry) && totalOf(order) !== sheetTotal.value
        ? [`the sheet of ${reference} showed ${sheetTotal.value}, its order costs ${totalOf(order)}`]
        : []),
    ];
  });
}

const totalOf = ({ taxedPrice, totalPrice }: OrderEntry) => (taxedPrice?.totalGross ?? totalPrice).centAmount;
