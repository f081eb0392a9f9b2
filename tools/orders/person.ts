import { writeFile } from 'node:fs/promises';
import type { Cart, Order, Payment } from '@commercetools/platform-sdk';
import { brand } from '../../brands/build.ts';
import { cartIdOfPaymentKey, reviewKeyOf, storeIdOf } from '../../api/context/identifiers.ts';
import { readOrderLedger } from '../../api/mail/due/order-mails.ts';
import { ledgerObject, type MailLedger } from '../../api/mail/due/send-due.ts';
import { hasDeclined } from '../../api/context/declined-invitations.ts';
import { invitationsOf } from '../../api/reviews/invitations.ts';
import type { Purchase } from '../../api/reviews/order-reviews.ts';
import { textField } from '../../commerce/mapping/cart.ts';
import type { ReviewRecord } from '../../commerce/review-record.ts';
import { type KeptRequest, listRestockRequests } from '../../commerce/restock-requests.ts';
import {
  claimKind,
  listRequests,
  questionKind,
  registrationKind,
  withdrawalKind,
} from '../../commerce/customer-requests.ts';
import { isSameEmail, normalizedEmail } from '../../contract/email-address.ts';
import { listSubscriptions } from '../../api/newsletter/subscriptions.ts';
import type { Claim } from '../../contract/claim.ts';
import type { Withdrawal } from '../../contract/customer-service.ts';
import type { Subscription } from '../../contract/newsletter.ts';
import type { Question } from '../../contract/question.ts';
import type { Registration } from '../../contract/registration.ts';
import type { StoreId } from '../../stores/types.ts';
import { parseCommand, text, UsageError } from '../command-line.ts';
import { openShop, type OperatorShop } from './open-shop.ts';
import { printLine } from '../../scripts/print.ts';

/** Everything that the shop keeps about whoever has an e-mail address, as it is stored. */
export interface PersonRecords {
  readonly carts: readonly Cart[];
  readonly orders: readonly Order[];
  /** Those that these carts and orders name, and earlier attempts to pay for them. */
  readonly payments: readonly Payment[];
  readonly withdrawals: readonly (Withdrawal & { readonly store: StoreId })[];
  readonly claims: readonly (Claim & { readonly store: StoreId })[];
  readonly questions: readonly (Question & { readonly store: StoreId })[];
  readonly registrations: readonly RegistrationRecord[];
  /** The newsletter, also if it is not confirmed yet. */
  readonly subscriptions: readonly (Subscription & { readonly store: StoreId })[];
  /** What they want to be told about when it is back in stock. */
  readonly restockRequests: readonly RestockRecord[];
  /** What they wrote about what they ordered. */
  readonly reviews: readonly OrderReview[];
  /** Their orders about which they will be asked how they like them, unless they review, return, or decline before. */
  readonly reviewInvitations: readonly string[];
  /** Storefronts that never ask them. */
  readonly declinedInvitations: readonly StoreId[];
  /** What was sent, by the number of the order, withdrawal, claim, question, registration, subscription, restock request, or review that it was about. */
  readonly mails: Readonly<Record<string, MailLedger>>;
}

/** A review, and what it is of, which it does not name itself. */
export type OrderReview = ReviewRecord & { readonly purchase: Purchase; readonly store: StoreId };
export type RegistrationRecord = Registration & { readonly store: StoreId };
export type RestockRecord = KeptRequest & { readonly id: string; readonly store: StoreId };

/**
 * `export --email`: what is kept about a person, to be handed over (GDPR, Articles 15 and 20).
 * @returns the exit code.
 */
export async function exportCommand(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, { email: text, out: text });
  const email = readEmail(values.email);
  const shop = openShop();
  const records = await recordsOf(shop, email);
  const exported = { email, exportedAt: new Date().toISOString(), shop: shop.name, ...records, elsewhere };
  const json = JSON.stringify(exported, null, 2);
  if (values.out === undefined) printLine(json);
  else {
    // Nobody else on this machine may read it.
    await writeFile(values.out, `${json}\n`, { mode: 0o600 });
    printLine(`Written to ${values.out}. It is confidential: send it only to the person, then delete it.`);
  }
  return 0;
}

/** An address as it was typed. @throws UsageError if it is missing or none. */
export function readEmail(email: string | undefined): string {
  const trimmed = email?.trim() ?? '';
  if (!/^[^\s@"]+@[^\s@"]+$/.test(normalizedEmail(trimmed)))
    throw new UsageError('Name the address: --email ada@example.com');
  return trimmed;
}

/** @throws ShopError as `Commerce` does. */
export async function recordsOf(shop: OperatorShop, email: string): Promise<PersonRecords> {
  const { records, context } = shop;
  const spellings = [...new Set([email, normalizedEmail(email)])];
  const [named, orders, withdrawals, claims, questions, registrations, subscriptions, restockRequests] =
    await Promise.all([
      records.cartsOf(spellings),
      records.ordersOf(spellings),
      inEveryStore(email, (store) => listRequests(context.commerce, store, withdrawalKind)),
      inEveryStore(email, (store) => listRequests(context.commerce, store, claimKind)),
      inEveryStore(email, (store) => listRequests(context.commerce, store, questionKind)),
      inEveryStore(email, (store) => listRequests(context.commerce, store, registrationKind)),
      inEveryStore(email, (store) => listSubscriptions(context.commerce, store)),
      inEveryStore(email, (store) => listRestockRequests(context.commerce, store)),
    ]);
  const carts = [...named, ...(await cartsBehind(shop, orders, named))];
  const reviews = await reviewsOf(shop, orders);
  const subjects = [
    ...orders.map(({ orderNumber = '', custom }) => ({
      key: orderNumber,
      read: () => readOrderLedger(context, { orderNumber, mails: textField(custom, 'mails') }),
    })),
    ...[
      ...[
        ...withdrawals,
        ...claims,
        ...questions,
        ...registrations,
        ...subscriptions,
        ...restockRequests,
      ].map(({ id }) => id),
      ...reviews.map(({ key }) => key ?? ''),
    ].map((key) => ({ key, read: () => ledgerObject(context, key).read() })),
  ];
  const mails: Record<string, MailLedger> = {};
  for (const { key, read } of subjects) {
    const ledger = await read();
    if (Object.keys(ledger).length > 0) mails[key] = ledger;
  }
  const payments = await paymentsOf(shop, carts, orders);
  const written = { withdrawals, claims, questions, registrations, subscriptions, restockRequests, reviews };
  const invitations = await invitationsAbout(shop, email, orders);
  return { carts, orders, payments, ...written, ...invitations, mails };
}

/** The reviews of what was ordered: their keys are made of its number and its products. */
async function reviewsOf(
  { context, stores }: OperatorShop,
  orders: readonly Order[],
): Promise<OrderReview[]> {
  const found: OrderReview[] = [];
  for (const { orderNumber = '', lineItems } of orders) {
    const store = stores.find(({ id }) => id === storeIdOf(orderNumber));
    if (!store) continue;
    const purchases = new Map(
      lineItems.map(({ productKey = '' }) => {
        const purchase = { orderNumber, productKey };
        return [reviewKeyOf(store.id, orderNumber, productKey), purchase] as const;
      }),
    );
    for (const review of await context.commerce.findReviews([...purchases.keys()])) {
      const purchase = purchases.get(review.key ?? '');
      if (purchase) found.push({ ...review, purchase, store: store.id });
    }
  }
  return found;
}

async function invitationsAbout(
  { context }: OperatorShop,
  email: string,
  orders: readonly Order[],
): Promise<Pick<PersonRecords, 'reviewInvitations' | 'declinedInvitations'>> {
  const reviewInvitations: string[] = [];
  for (const { orderNumber = '' } of orders)
    if (await context.commerce.getObject(invitationsOf({ id: storeIdOf(orderNumber) }), orderNumber))
      reviewInvitations.push(orderNumber);
  const declinedInvitations: StoreId[] = [];
  for (const store of brand.storefronts)
    if (await hasDeclined({ ...context, store }, email)) declinedInvitations.push(store.id);
  return { reviewInvitations, declinedInvitations };
}

/** The carts that became these orders: nobody can change the address of such a cart, so it may be an earlier one. */
async function cartsBehind(
  { records }: OperatorShop,
  orders: readonly Order[],
  known: readonly Cart[],
): Promise<Cart[]> {
  const ids = new Set(orders.flatMap(({ cart }) => cart?.id ?? []));
  for (const { id } of known) ids.delete(id);
  const carts = await Promise.all([...ids].map((id) => records.getCart(id)));
  return carts.filter((cart) => cart !== null);
}

async function paymentsOf(
  { records }: OperatorShop,
  carts: readonly Cart[],
  orders: readonly Order[],
): Promise<Payment[]> {
  const named = [...carts, ...orders].flatMap(({ paymentInfo }) => paymentInfo?.payments ?? []);
  const ids = [...new Set(named.map(({ id }) => id))];
  const visitors = new Set([...carts, ...orders].flatMap(({ anonymousId }) => anonymousId ?? []));
  const cartIds = [...carts.map(({ id }) => id), ...orders.flatMap(({ cart }) => cart?.id ?? [])];
  const found = new Map<string, Payment>();
  for (const visitor of visitors)
    for (const payment of await records.paymentsOfVisitor(visitor))
      if (cartIds.includes(cartIdOfPaymentKey(payment.key ?? ''))) found.set(payment.id, payment);
  for (const id of ids) {
    const payment = found.get(id) ?? (await records.getPayment(id));
    if (payment) found.set(id, payment);
  }
  return [...found.values()];
}

/** Whether something may still happen to a payment's money. */
export const isOpen = ({ custom }: Payment): boolean => custom?.fields['settlement'] === 'open';

/** The records of a kind with this address, of every storefront. */
async function inEveryStore<Kept extends { readonly email: string }>(
  email: string,
  list: (store: { readonly id: StoreId }) => Promise<readonly Kept[]>,
): Promise<(Kept & { readonly store: StoreId })[]> {
  const found = [];
  for (const { id: store } of brand.storefronts)
    for (const record of await list({ id: store }))
      if (isSameEmail(record.email, email)) found.push({ ...record, store });
  return found;
}

/** What this tool cannot reach, and where it is asked for or removed. */
export const elsewhere = [
  'Adyen: https://docs.adyen.com/development-resources/data-protection-api/ by the references of the payments',
  'Klevu: docs/privacy.md says how',
  'Klaviyo: profiles are deleted there, under Privacy; whoever is unsubscribed gets nothing',
  'Sentry and the tag manager’s services: docs/telemetry.md lists them',
  'the mail server, the mailbox of customer service, and the logs of the host: they keep what they are set to keep',
  'notes of who has been written to about a recall: only keyed digests, as proof',
  'counters of unpaid orders, refused cards, and calls: only keyed digests, gone after 35 days at most',
];
