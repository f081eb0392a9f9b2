import type { PaymentEntry } from './books.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

const faults = ['none', 'none', 'failed', 'failed-later'] as const;

/** Once an order is paid, staff or the shopper's bank do something with its money, and that may fail. */
export async function handleOrder(world: World, random: Random): Promise<void> {
  const [order] = world.books.orders();
  const [named, ...others] = order?.paymentInfo?.payments ?? [];
  const payment = world.books.payments().find(({ id }) => id === named?.id);
  if (order?.paymentState !== 'Paid' || !payment || others.length > 0 || world.unasked) return;
  const isCharged = world.capture === 'immediate';
  const atAdyen = (await world.books.adyenPayments()).find(({ reference }) => reference === payment.key);
  const act = random.weighted({
    nothing: 2,
    ship: 2,
    cancel: 2,
    refund: isCharged ? 2 : 0,
    'refund in parts': isCharged ? 1 : 0,
    chargeback: (atAdyen?.kept ?? 0) > 0 ? 1 : 0,
    unasked: 2,
  });
  world.faults.count(`staff: ${act}`);
  world.note(`afterwards: ${act}`);
  if (act === 'nothing') return;
  const { centAmount } = payment.amountPlanned;
  if (act === 'chargeback') {
    await world.control('adyen/events', { reference: payment.key, eventCode: 'CHARGEBACK' });
    return;
  }
  if (act === 'unasked') {
    if (random.chance(0.3)) ship(world, order.id);
    await world.returnUnasked(payment.key ?? '', random);
    return;
  }
  const fault = random.pick(faults);
  if (fault !== 'none') {
    world.faults.count(`modification: ${fault}`);
    await world.control('adyen/faults', { on: 'modification', fault, reference: payment.key });
  }
  if (act === 'ship') ship(world, order.id);
  else if (act === 'cancel') want(world, payment, 'CancelAuthorization', centAmount);
  else if (act === 'refund') want(world, payment, 'Refund', centAmount);
  else for (const part of [100, 100, 250]) want(world, payment, 'Refund', part);
}

export function ship({ books }: World, orderId: string): void {
  books.edit('order', (order) => {
    if (order['id'] !== orderId) return false;
    order['shipmentState'] = 'Shipped';
    order['version'] = Number(order['version']) + 1;
    order['lastModifiedAt'] = new Date().toISOString();
    return true;
  });
}

/** Adds a transaction to a payment as the Merchant Center does. */
function want(
  { books, wanted }: World,
  { id, amountPlanned }: PaymentEntry,
  type: string,
  centAmount: number,
): void {
  wanted.push({ paymentId: id, type, centAmount });
  books.edit('payment', (payment) => {
    const { transactions } = payment;
    if (payment['id'] !== id || !Array.isArray(transactions)) return false;
    const amount = { ...amountPlanned, centAmount };
    payment['transactions'] = [
      ...(transactions as unknown[]),
      { id: crypto.randomUUID(), timestamp: new Date().toISOString(), type, amount, state: 'Initial' },
    ];
    payment['version'] = Number(payment['version']) + 1;
    payment['lastModifiedAt'] = new Date().toISOString();
    return true;
  });
}
