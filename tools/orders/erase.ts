import type { Cart, Payment } from '@commercetools/platform-sdk';
import { endRegistration } from '../../api/registrations/registrations.ts';
import { followUp } from '../../api/reviews/follow-up.ts';
import { withdrawReview } from '../../api/reviews/order-reviews.ts';
import { brand } from '../../brands/build.ts';
import { claimKind, questionKind, removeRequest } from '../../commerce/customer-requests.ts';
import { leaveNewsletter } from '../../api/newsletter/subscriptions.ts';
import { removeFiles } from '../../api/files/files.ts';
import { mailLedgers } from '../../api/mail/due/send-due.ts';
import { endInvitation } from '../../api/reviews/invitations.ts';
import { storeIdOf } from '../../api/context/identifiers.ts';
import { forgetRequest } from '../../api/restock/requests.ts';
import { keptByLawUntil } from '../../stores/registration-law.ts';
import { storeById } from '../../stores/storefront.ts';
import { flag, parseCommand, text } from '../command-line.ts';
import { openShop, type OperatorShop } from './open-shop.ts';
import {
  elsewhere,
  isOpen,
  type PersonRecords,
  readEmail,
  recordsOf,
  type RegistrationRecord,
  type RestockRecord,
} from './person.ts';
import { announced, beside, planText, zonedTimeText } from './text.ts';
import { printLine } from '../../scripts/print.ts';

/**
 * `erase --email`: removes what is kept about a person, except what the law has the shop keep (GDPR, Article 17).
 * Repeating it is safe.
 * @returns the exit code: 1 if something can only be removed later.
 */
export async function eraseCommand(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, { email: text, yes: flag });
  const email = readEmail(values.email);
  const shop = openShop();
  const plan = erasureOf(await recordsOf(shop, email));
  if (announced(textOf(email, shop, plan), values.yes)) {
    await carryOut(shop, plan);
    printLine('Done.');
  }
  return plan.later.length > 0 ? 1 : 0;
}

interface Erasure {
  readonly carts: readonly Cart[];
  /** Payments that keep their money and lose their visitor. */
  readonly payments: readonly Payment[];
  readonly restockRequests: readonly RestockRecord[];
  /** They are ended; the sweeper deletes them as soon as the newsletter service knows. */
  readonly subscriptions: PersonRecords['subscriptions'];
  /** The numbers of orders about which they may be asked what they think of them, now or once they have arrived. */
  readonly reviewInvitations: readonly string[];
  /** Those that prove nothing anymore. */
  readonly claims: PersonRecords['claims'];
  readonly questions: PersonRecords['questions'];
  /** Those that the law has the shop keep are ended: until then, they are used for nothing but recalls. */
  readonly registrations: readonly RegistrationRecord[];
  /** They are withdrawn, published or not. */
  readonly reviews: PersonRecords['reviews'];
  /** What the law has the shop keep, in words. */
  readonly kept: readonly string[];
  /** What cannot be removed yet, in words. */
  readonly later: readonly string[];
}

const bookkeeping = 'kept for bookkeeping, for as long as the law of the country says';

/** What can be removed of a person's records, and what is kept. */
function erasureOf(records: PersonRecords): Erasure {
  const { carts, orders, payments, mails } = records;
  const { withdrawals, claims, questions, registrations, restockRequests, subscriptions, reviews } = records;
  const ended = registrations.filter((one) => lawfulEnd(one) === null);
  const forgotten = [
    ...[...restockRequests, ...subscriptions, ...questions, ...ended].map(({ id }) => id),
    ...reviews.map(({ key }) => key),
  ];
  const { reviewInvitations, declinedInvitations } = records;
  const mayBeAsked = orders.filter(({ custom }) => custom?.fields['mayBeAskedForReview'] === true);
  const invitable = [...reviewInvitations, ...mayBeAsked.map(({ orderNumber = '' }) => orderNumber)];
  const open = new Set(payments.filter(isOpen).map(({ id }) => id));
  const isBeingPaid = (cart: Cart) => (cart.paymentInfo?.payments ?? []).some(({ id }) => open.has(id));
  return {
    carts: carts.filter((cart) => !isBeingPaid(cart)),
    payments: payments.filter((payment) => !isOpen(payment) && payment.anonymousId !== undefined),
    restockRequests,
    subscriptions,
    reviewInvitations: [...new Set(invitable)],
    claims: claims.filter((claim) => !isNeeded(claim)),
    questions,
    registrations,
    reviews,
    kept: [
      ...orders.map(({ orderNumber = '' }) => `order ${orderNumber}: ${bookkeeping}`),
      ...payments.map(({ id, interfaceId }) => `payment ${interfaceId ?? id}: ${bookkeeping}`),
      ...withdrawals.map(({ id }) => `withdrawal ${id}: kept as evidence of what was declared`),
      ...claims
        .filter(isNeeded)
        .map(({ id }) => `claim ${id}: kept as evidence until it is closed and the warranty has ended`),
      ...registrations.flatMap((one) => {
        const until = lawfulEnd(one);
        return until === null ? [] : `registration ${one.id}: kept for recalls alone until ${until}`;
      }),
      ...declinedInvitations.map(
        (store) => `that ${store} never asks for reviews: only a digest of the address`,
      ),
      ...Object.keys(mails)
        .filter((about) => !forgotten.includes(about))
        .map((about) => `list of e-mails about ${about}: no address is in it`),
    ],
    later: carts.filter(isBeingPaid).map(({ id }) => `cart ${id}: it is being paid for`),
  };
}

/** A claim is evidence until staff are done with it and the warranty has ended. */
const isNeeded = ({ closedAt, guarantee }: PersonRecords['claims'][number]): boolean =>
  closedAt === undefined ||
  (guarantee !== undefined && guarantee.until >= new Date().toISOString().slice(0, 10));
/** Until which day (`YYYY-MM-DD`) the law has a registration kept; null if it need not be. */
function lawfulEnd(registration: RegistrationRecord): string | null {
  const until = keptByLawUntil(storeById(registration.store, brand.storefronts), registration);
  return until === null || until <= Date.now() ? null : new Date(until).toISOString().slice(0, 10);
}

async function carryOut({ records, context }: OperatorShop, plan: Erasure): Promise<void> {
  for (const cart of plan.carts) await records.eraseCart(cart);
  for (const payment of plan.payments) await records.forgetVisitor(payment);
  for (const { id, store } of plan.restockRequests)
    await forgetRequest({ commerce: context.commerce, store: { id: store } }, id);
  for (const { id, store } of plan.subscriptions)
    await leaveNewsletter({ commerce: context.commerce, store: { id: store } }, id);
  for (const number of plan.reviewInvitations) {
    const order = await context.commerce.findOrder(number);
    if (order) await endInvitation({ ...context, store: { id: storeIdOf(number) } }, order);
  }
  for (const { id, store, files } of plan.claims) {
    await removeFiles(context, files);
    await removeRequest(context.commerce, { id: store }, claimKind, id);
  }
  for (const { id, store } of plan.questions) {
    await removeRequest(context.commerce, { id: store }, questionKind, id);
    await context.commerce.removeObject(mailLedgers.container, id);
  }
  for (const { id, store } of plan.registrations) {
    const place = { commerce: context.commerce, store: storeById(store, brand.storefronts) };
    await endRegistration(place, id);
  }
  for (const { store, purchase } of plan.reviews) {
    const place = { ...context, store: storeById(store, brand.storefronts) };
    const { noted } = await withdrawReview(place, purchase);
    if (noted) await followUp(place, noted);
  }
}

function textOf(email: string, { name, context: { store } }: OperatorShop, plan: Erasure): string {
  const { carts, payments, registrations, restockRequests, subscriptions, claims, questions, reviews } = plan;
  const { reviewInvitations, kept, later } = plan;
  const list = (title: string, items: readonly string[]) =>
    items.length === 0 ? [] : ['', title, ...items.map((item) => beside('  -', 4, item))];
  return [
    planText(`Erase ${email}`, [['Shop', name]]).trimEnd(),
    ...list('Removed:', [
      ...carts.map(
        ({ id, cartState, createdAt }) =>
          `cart ${id} (${cartState}, begun ${zonedTimeText(createdAt, store)})`,
      ),
      ...payments.map(({ id }) => `the browser’s number on payment ${id}`),
      ...registrations
        .filter((one) => lawfulEnd(one) === null)
        .map(({ id, model }) => `registration ${id} of ${model}`),
      ...restockRequests.map(({ id, sku }) => `request ${id} to be told when ${sku} is back in stock`),
      ...subscriptions.map(
        ({ id }) => `subscription ${id} to the newsletter, once its service has been told`,
      ),
      ...reviewInvitations.map((number) => `that they may be asked to review what was in order ${number}`),
      ...claims.map(({ id, product }) => `claim ${id} about ${product}`),
      ...questions.map(({ id, productKey }) => `question ${id} about ${productKey}`),
      ...reviews.map(({ id, purchase }) => `review ${id} of ${purchase.productKey}`),
    ]),
    ...list('Kept:', kept),
    ...list('Later, so repeat the command in a day:', later),
    ...list('Not here:', elsewhere),
    '',
  ].join('\n');
}
