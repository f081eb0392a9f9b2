import type { Cart } from '../../contract/cart.ts';
import {
  type AdyenEntry,
  type Books,
  type OrderEntry,
  type PaymentEntry,
  takenOf,
  wentBackUnasked,
} from './books.ts';
import { mailViolations } from './mail-invariants.ts';
import type { Statement } from './shopper.ts';
import { walletViolations } from './wallet-invariants.ts';
import { isAcknowledgment, withdrawalViolations } from './withdrawal-invariants.ts';
import type { Wish, World } from './world.ts';

/** What the books are compared with. */
interface Facts {
  readonly books: Books;
  /** The SKUs that are sold, and the units of each there were at the beginning. */
  readonly skus: readonly string[];
  readonly stockAtStart: number;
  /** The SKUs in one unit of each bundle, by the bundle's SKU. */
  readonly bundles?: ReadonlyMap<string, readonly string[]>;
  /** Changes of the stock by staff, by SKU. */
  readonly restocked: ReadonlyMap<string, number>;
  /** PSP references of payments with a modification that was refused for good. */
  readonly refused: ReadonlySet<string>;
  /** Whether commercetools refused a write that it would normally allow. */
  readonly stepsRefused: boolean;
  /** What staff wanted to be done with the money of an order. */
  readonly wanted: readonly Wish[];
}

/** What a shopper expects: the order's number, and what was paid for it, in minor units. */
export interface Purchase {
  readonly orderNumber: string;
  readonly total: number;
}

interface Ledger {
  readonly facts: Facts;
  readonly orders: readonly OrderEntry[];
  readonly payments: readonly PaymentEntry[];
  readonly taken: readonly AdyenEntry[];
}

const ledgerOf = async (facts: Facts): Promise<Ledger> => ({
  facts,
  orders: facts.books.orders(),
  payments: facts.books.payments(),
  taken: await facts.books.adyenPayments(),
});

/** What must hold when a checkout is over and nothing is on its way any more. @returns what does not, in words. */
export async function violations(world: World, statements: readonly Statement[]): Promise<string[]> {
  const ledger = await ledgerOf(world);
  return [
    ...violationsOf(ledger),
    ...ledger.orders.flatMap((order) => asApproved(world, order, ledger.payments)),
    ...statements.flatMap((statement) => told(statement, ledger)),
    ...leftBehind(world, ledger),
    ...walletViolations(ledger, (entry) => isRefused(world, entry)),
    ...mailViolations({
      ...ledger,
      mails: world.mailServer.received.filter((mail) => !isAcknowledgment(mail)),
    }),
    ...withdrawalViolations({
      ...{ storeId: world.storeId, books: world.books },
      ...{ mails: world.mailServer.received, statements },
    }),
    ...world.intrusions,
  ];
}

/** What must hold whatever shoppers have seen. @returns what does not, in words. */
export const bookViolations = async (facts: Facts): Promise<string[]> => violationsOf(await ledgerOf(facts));

const violationsOf = (ledger: Ledger): string[] => [
  ...paidEqualsOrdered(ledger),
  ...oneOrderPerCart(ledger),
  ...stockConserved(ledger),
  ...carriedOut(ledger),
  ...settled(ledger),
  ...givenUp(ledger),
  ...disputed(ledger),
  ...held(ledger),
  ...expired(ledger),
  ...sentBack(ledger),
  ...overRefunded(ledger),
];

const totalOf = ({ taxedPrice, totalPrice }: OrderEntry) => (taxedPrice?.totalGross ?? totalPrice).centAmount;

/** Whether money came for an order, also if staff have returned it since. */
const wasPaid = ({ paymentState }: OrderEntry): boolean =>
  paymentState === 'Paid' || paymentState === 'CreditOwed';

/** Money is kept if and only if exactly one order names its payment and says that it is paid. */
function paidEqualsOrdered({ facts, orders, payments, taken }: Ledger): string[] {
  const found: string[] = [];
  const paidBy = new Map<string, string[]>();
  for (const payment of taken.filter((candidate) => !wentBackUnasked(candidate))) {
    const ids = payments.filter(({ key }) => key === payment.reference).map(({ id }) => id);
    const named = orders.filter((order) => order.paymentInfo?.payments.some(({ id }) => ids.includes(id)));
    const paid = named.filter((order) => wasPaid(order) && order.orderState !== 'Cancelled');
    const waiting = named.filter(
      (order) => order.paymentState === 'Pending' && order.orderState !== 'Cancelled',
    );
    const kept = takenOf(payment) + givenBack(facts, payment, ids);
    const what = `${payment.reference} (${payment.resultCode}, kept ${kept})`;
    if (kept > 0 && paid.length !== 1 && !needsPerson(facts, payment, payments)) {
      found.push(`money without a paid order: ${what}, named by ${states(named)}`);
    }
    if (kept > 0) for (const order of paid) paidBy.set(order.id, [...(paidBy.get(order.id) ?? []), what]);
    if (kept > 0 && paid.some((order) => totalOf(order) !== kept)) {
      found.push(`another amount: ${what} for ${states(paid)}`);
    }
    if (!isOpen(payment) && kept === 0 && waiting.length > 0)
      found.push(`an order waits for nothing: ${what}`);
  }
  for (const order of orders) {
    if (
      order.paymentState === 'Paid' &&
      paidBy.get(order.id)?.length !== 1 &&
      order.orderState !== 'Cancelled'
    ) {
      found.push(
        `order without money: ${states([order])}, paid by ${String(paidBy.get(order.id) ?? 'nothing')}`,
      );
    }
  }
  return found;
}

/**
 * An order whose money went back although nobody here asked for it does not say that it is paid, is kept from being shipped, and a
 * person knows. What is left of money without an order is returned, unless Adyen refuses that.
 */
function held({ facts, orders, payments, taken }: Ledger): string[] {
  const named = ({ reference }: AdyenEntry) => {
    const ids = payments.filter(({ key }) => key === reference).map(({ id }) => id);
    return orders.filter((order) => order.paymentInfo?.payments.some(({ id }) => ids.includes(id)));
  };
  const back = taken.filter(wentBackUnasked);
  const found = back.flatMap((entry) => {
    const ordersOf = named(entry).filter(({ orderState }) => orderState !== 'Cancelled');
    const reason = payments.find(({ key }) => key === entry.reference)?.custom?.fields['needsPerson'];
    const isCalled = String(reason).includes('money went back unasked');
    const isHeld = ({ paymentState, shipmentState }: OrderEntry) =>
      paymentState === 'BalanceDue' && ['Delayed', 'Shipped'].includes(shipmentState ?? '');
    if (ordersOf.length > 0 && ordersOf.every(isHeld) && isCalled) return [];
    const isKept = takenOf(entry) > 0 && !needsPerson(facts, entry, payments);
    if (ordersOf.length === 0 && !isKept) return [];
    return [`${entry.reference} went back, but: ${states(ordersOf)}, ${String(reason)}`];
  });
  const due = orders.filter(({ paymentState }) => paymentState === 'BalanceDue');
  const without = due.filter((order) => !back.some((entry) => named(entry).includes(order)));
  return [...found, ...without.map((order) => `held for no reason: ${states([order])}`)];
}

/** No order waits for the money of an offer that has long ended. */
function expired({ orders, payments, taken }: Ledger): string[] {
  const unpaid = taken.filter(({ resultCode }) => resultCode === 'PresentToShopper');
  const ids = payments.filter(({ key }) => unpaid.some(({ reference }) => reference === key));
  const waits = ({ orderState, paymentState, paymentInfo }: OrderEntry) =>
    paymentState !== 'Failed' &&
    orderState !== 'Cancelled' &&
    paymentInfo?.payments.some((payment) => ids.some(({ id }) => id === payment.id)) === true;
  return orders.filter(waits).map((order) => `it still waits for a voucher: ${states([order])}`);
}

/** Never more is announced to come back than was bought, whatever is sent how often. */
const sentBack = ({ orders }: Ledger): string[] =>
  orders.flatMap(({ orderNumber, lineItems, returnInfo }) => {
    const items = returnInfo.flatMap((info) => info.items);
    return lineItems.flatMap(({ id, quantity, variant }) => {
      const back = items
        .filter(({ lineItemId }) => lineItemId === id)
        .reduce((sum, item) => sum + item.quantity, 0);
      return back <= quantity
        ? []
        : [`${orderNumber ?? ''}: ${back} of ${quantity} × ${variant.sku} are sent back`];
    });
  });

/** Never more money goes back than was paid, whoever returns it for whatever reason. */
const overRefunded = ({ taken }: Ledger): string[] =>
  taken
    .filter((entry) => takenOf(entry) < 0)
    .map((entry) => `${entry.reference}: ${-takenOf(entry)} more went back than was paid`);

/** What was being paid for when its cart was moved to another country is not ordered: the goods would be sold twice. */
function leftBehind({ left }: World, { orders, payments }: Ledger): string[] {
  const ids = payments.filter(({ key }) => left.has(key ?? '')).map(({ id }) => id);
  const isLeft = (order: OrderEntry) => order.paymentInfo?.payments.some(({ id }) => ids.includes(id));
  return orders.filter(isLeft).map((order) => `ordered although the cart was moved: ${states([order])}`);
}

/** A person knows of every payment whose money the shopper's bank has taken back. */
const disputed = ({ payments, taken }: Ledger): string[] =>
  taken
    .filter(({ modifications }) => modifications.some(({ kind }) => kind === 'chargeback'))
    .filter(({ reference }) => {
      const fields = payments.find(({ key }) => key === reference)?.custom?.fields;
      return !String(fields?.['needsPerson']).includes('chargeback');
    })
    .map(({ reference }) => `nobody knows of the chargeback of ${reference}`);

/** What was returned of a payment because staff wanted it, or taken back by the shopper's bank, in minor units. */
function givenBack({ wanted }: Facts, { modifications }: AdyenEntry, ids: readonly string[]): number {
  const isWanted = (type: string) =>
    wanted.some((wish) => wish.type === type && ids.includes(wish.paymentId));
  return modifications
    .filter(({ success, reference }) => success && reference !== '<unasked>')
    .filter(
      ({ kind }) =>
        kind === 'chargeback' ||
        (kind === 'refund' && isWanted('Refund')) ||
        (kind === 'reversal' && isWanted('CancelAuthorization')),
    )
    .reduce((sum, { value }) => sum + value, 0);
}

/** What staff wanted was done exactly once, or Adyen refused it; what was shipped is charged, and nothing else is. */
function carriedOut({ facts, orders, payments, taken }: Ledger): string[] {
  const kinds: Readonly<Record<string, string>> = { Refund: 'refund', CancelAuthorization: 'reversal' };
  const byPayment = Map.groupBy(facts.wanted, ({ paymentId, type }) => `${paymentId} ${kinds[type] ?? ''}`);
  const found: string[] = [];
  for (const [name, wishes] of byPayment) {
    const [paymentId, kind] = name.split(' ');
    const key = payments.find(({ id }) => id === paymentId)?.key;
    const entry = taken.find(({ reference }) => reference === key);
    const own = entry?.modifications.filter(({ reference }) => reference !== '<unasked>') ?? [];
    const tried = own.filter((modification) => modification.kind === kind).length;
    const refused = entry !== undefined && facts.refused.has(entry.pspReference);
    if (tried > wishes.length || (tried < wishes.length && !refused))
      found.push(`${wishes.length} × ${kind ?? ''} wanted, but ${tried} sent`);
  }
  for (const order of orders.filter(({ shipmentState }) => shipmentState === 'Shipped')) {
    const keys = payments.flatMap(({ id, key }) =>
      order.paymentInfo?.payments.some((named) => named.id === id) ? [key] : [],
    );
    for (const entry of taken.filter(({ reference }) => keys.includes(reference)))
      if (entry.reserved > 0 && !isRefused(facts, entry))
        found.push(`shipped, but not charged: ${entry.reference}`);
  }
  return found;
}

const states = (orders: readonly OrderEntry[]) =>
  orders
    .map(({ orderNumber, paymentState }) => `${orderNumber ?? 'an order'} ${paymentState ?? ''}`)
    .join(', ') || 'no order';

/** Only what Adyen refused for good may be left to a person. */
function needsPerson(facts: Facts, taken: AdyenEntry, payments: readonly PaymentEntry[]): boolean {
  const isMarked = payments.some(
    ({ key, custom }) => key === taken.reference && typeof custom?.fields['needsPerson'] === 'string',
  );
  return isMarked && isRefused(facts, taken);
}

/** Whether Adyen refused a modification of the payment for good, at once or later. */
const isRefused = ({ refused }: Facts, { pspReference, modifications }: AdyenEntry): boolean =>
  refused.has(pspReference) || modifications.some(({ success }) => !success);

function oneOrderPerCart({ orders }: Ledger): string[] {
  const byCart = Map.groupBy(orders, ({ cart }) => cart?.id);
  return [...byCart]
    .filter(([, ofCart]) => ofCart.length > 1)
    .map(([id, ofCart]) => `${ofCart.length} orders for the cart ${id ?? ''}`);
}

/** Goods, address, e-mail, and amount of an order are those that the shopper saw when paying for it. */
function asApproved(world: World, order: OrderEntry, payments: readonly PaymentEntry[]): string[] {
  const ids = order.paymentInfo?.payments.map(({ id }) => id) ?? [];
  const keys = payments.filter(({ id }) => ids.includes(id)).flatMap(({ key }) => key ?? []);
  const approved = keys.flatMap((key) => world.approvals.get(key) ?? []);
  const ordered = contentOfOrder(order);
  if (approved.some((cart) => contentOfCart(cart) === ordered)) return [];
  const seen = approved.map(contentOfCart).join(' or ') || 'nothing';
  return [`ordered ${ordered}, but approved ${seen}`];
}

const contentOfOrder = (order: OrderEntry): string =>
  JSON.stringify([
    boughtIn(order).map(({ variant, quantity, totalPrice }) => [
      variant.sku,
      quantity,
      totalPrice.centAmount,
    ]),
    totalOf(order),
    order.customerEmail,
    order.shippingAddress?.streetName,
    order.shippingAddress?.postalCode,
    order.shippingAddress?.city,
    order.shippingInfo?.shippingMethodName,
  ]);

const contentOfCart = (cart: Cart): string =>
  JSON.stringify([
    cart.lineItems.map(({ sku, quantity, totalPrice }) => [sku, quantity, totalPrice.centAmount]),
    cart.total.centAmount,
    cart.email,
    cart.shippingAddress?.streetName,
    cart.shippingAddress?.postalCode,
    cart.shippingAddress?.city,
    cart.shippingMethod?.name,
  ]);

/** The lines that shoppers see; the others only take the parts of a bundle from stock. */
const boughtIn = ({ lineItems }: OrderEntry) =>
  lineItems.filter(({ custom }) => custom?.fields['bundle'] === undefined);

/** What was there, less what is ordered, also in bundles, and not given back, is available. */
function stockConserved({ facts, orders }: Ledger): string[] {
  const { books, skus, stockAtStart, restocked, bundles } = facts;
  const contents = (sku: string) => bundles?.get(sku) ?? [];
  const available = books.stock();
  return skus.flatMap((sku) => {
    const sold = orders
      .filter(({ custom }) => custom?.fields['stockRelease'] !== 'done')
      .flatMap(boughtIn)
      .flatMap(({ variant, quantity }) =>
        [variant.sku, ...contents(variant.sku)].map((part) => (part === sku ? quantity : 0)),
      )
      .reduce((sum, quantity) => sum + quantity, 0);
    const expected = stockAtStart + (restocked.get(sku) ?? 0) - sold;
    const found = available.get(sku) ?? 0;
    return found === expected ? [] : [`stock of ${sku}: ${found} instead of ${expected}`];
  });
}

/**
 * An order whose payment failed, or whose money is owed although staff did not want it returned, is canceled, and its goods
 * are available again.
 */
const givenUp = ({ facts: { wanted }, orders }: Ledger): string[] =>
  orders.flatMap(({ orderNumber, orderState, paymentState, paymentInfo, custom }) => {
    const isGivenUp = orderState === 'Cancelled' && custom?.fields['stockRelease'] === 'done';
    const ids = paymentInfo?.payments.map(({ id }) => id) ?? [];
    const isByStaff = wanted.some(({ paymentId }) => ids.includes(paymentId));
    const isOver = paymentState === 'Failed' || (paymentState === 'CreditOwed' && !isByStaff);
    return isOver && !isGivenUp ? [`${orderNumber ?? ''} is ${paymentState} and ${orderState}`] : [];
  });

/** Whether a shopper, or a shopper's bank, has still to do something. */
const isOpen = ({ resultCode }: AdyenEntry): boolean =>
  ['RedirectShopper', 'IdentifyShopper', 'Pending', 'Received'].includes(resultCode);

/** Nothing is left to do, unless a person is needed: for what was refused for good, or for money that does not arrive. */
function settled({ facts, payments, taken }: Ledger): string[] {
  return payments.flatMap(({ key, custom, transactions }) => {
    const fields = custom?.fields ?? {};
    const atAdyen = taken.filter(({ reference }) => reference === key);
    const reason = fields['needsPerson'];
    if (typeof reason === 'string') {
      return facts.stepsRefused ||
        atAdyen.some((entry) => isRefused(facts, entry) || (isOpen(entry) && takenOf(entry) === 0)) ||
        atAdyen.some(wentBackUnasked) ||
        atAdyen.some(({ modifications }) => modifications.some(({ kind }) => kind === 'chargeback'))
        ? []
        : [`a person is needed without a refusal: ${reason}`];
    }
    const wanted = transactions.filter(({ state, type }) => state === 'Initial' && type !== 'Authorization');
    return [
      ...(fields['settlement'] === 'open' ? [`still open: ${key ?? ''}`] : []),
      ...wanted.map(({ type }) => `${type} wanted but not sent: ${key ?? ''}`),
    ];
  });
}

/** Whether what a shopper was told is true. */
function told(statement: Statement, { facts, orders, taken }: Ledger): string[] {
  if (statement.kind === 'withdrawn') return [];
  if (statement.kind === 'money') {
    const { money, code, cartId } = statement;
    if (money === 'none' && statement.taken > 0)
      return [`"nothing was taken" with ${code}, but ${statement.taken} was`];
    const isOrdered = orders.some(({ cart }) => cart?.id === cartId);
    const isLeft = taken.some((entry) => takenOf(entry) > 0 && !isRefused(facts, entry)) && !isOrdered;
    return money === 'returning' && isLeft ? [`"is being returned" with ${code}, but was not`] : [];
  }
  const order = orders.find(({ orderNumber }) => orderNumber === statement.orderNumber);
  if (!order) return [`the acknowledged order ${statement.orderNumber} does not exist`];
  if (statement.kind === 'canceled') {
    const isBack = order.custom?.fields['stockRelease'] === 'done';
    return order.orderState === 'Cancelled' && isBack
      ? []
      : [`${statement.orderNumber} was said to be canceled but is ${order.orderState}`];
  }
  const saidPaid =
    statement.kind === 'order' ? statement.resultCode === 'Authorised' : statement.paymentState === 'paid';
  // It was paid, and may have gone back since.
  return saidPaid && !['Paid', 'BalanceDue', 'CreditOwed'].includes(order.paymentState ?? '')
    ? [`${statement.orderNumber} was said to be paid but is ${order.paymentState ?? ''}`]
    : [];
}

/** Every order a shopper was told about exists, with the total that was paid. */
export function lostOrders(purchases: readonly Purchase[], books: Books): string[] {
  const orders = new Map(books.orders().map((order) => [order.orderNumber, order]));
  return purchases.flatMap(({ orderNumber, total }) => {
    const order = orders.get(orderNumber);
    const found = (order?.taxedPrice?.totalGross ?? order?.totalPrice)?.centAmount;
    return found === total ? [] : [`${orderNumber}: ${found ?? 'no order'} instead of ${total}`];
  });
}
