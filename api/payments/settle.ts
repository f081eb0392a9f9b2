import type { PaymentRecord } from '../../commerce/payment-record.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { cartIdOfPaymentKey } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';
import { orderOfCart } from '../cart/own-cart.ts';
import { decide, type Decision, type Facts } from './decision.ts';
import { takeStep } from './steps.ts';

/** Where a payment stands after everything was done that could be done now. */
export interface Settlement extends Pick<Facts, 'payment' | 'cart' | 'order'> {
  /** Why the order was refused, if that happened here. */
  readonly refusal: ShopError | null;
}

/** Steps after which the rest is left to the sweeper: other requests keep writing to the same records. */
const maxSteps = 20;

/**
 * Does everything that follows from what is recorded about a payment: reads, decides, takes one step, and decides again.
 * Return page, retry, webhook, sweeper, and staff's orders all lead here, at once and repeatedly. Each step is written
 * at the version that was read, so the versions decide who is faster, and each step happens once.
 * @throws ShopError `CommerceUnavailable` if the outcome is unknown; calling again is safe.
 */
export async function settle(context: RequestContext, payment: PaymentRecord): Promise<Settlement> {
  let facts = await factsOf(context, payment);
  let refusal: ShopError | null = null;
  // An attempt of another merchant account is left to the storefronts that use that account.
  if (payment.merchantAccount !== null && payment.merchantAccount !== context.store.merchantAccount) {
    return { ...facts, refusal };
  }
  for (let step = 1; step <= maxSteps; step += 1) {
    const decision = decide({ ...facts, now: Date.now() });
    if (decision.step === 'wait') return { ...facts, refusal };
    const result = await tryStep(context, facts, decision);
    if (result === 'stop') return { ...facts, refusal };
    refusal = result?.refusal ?? refusal;
    facts = result ? { ...facts, ...result.facts } : await readAgain(context, payment.id);
  }
  throw new ShopError('CommerceUnavailable', 'The cart keeps changing; the payment will be completed later');
}

/** What a step led to; null if somebody else was faster and everything has to be read again. */
type StepResult = Awaited<ReturnType<typeof takeStep>>;

async function tryStep(context: RequestContext, facts: Facts, decision: Decision): Promise<StepResult> {
  try {
    return await takeStep(context, facts, decision);
  } catch (error) {
    if (isShopError(error, 'VersionConflict', 'CartNotActive')) return null;
    if (!isShopError(error) || isOutage(error)) throw error;
    await reportRefusal(context, facts.payment, decision, error);
    throw new ShopError('CommerceUnavailable', `${decision.step} was refused`, undefined, { cause: error });
  }
}

const isOutage = (error: ShopError): boolean =>
  isShopError(error, 'CommerceUnavailable', 'PaymentUnavailable', 'PaymentUnderWay');

/** How long a step may be refused before a person is called, in milliseconds: an extension may be down for a while. */
const refusedAfter = 15 * 60_000;

/** A step that the project keeps refusing is repeated by the sweeper, but needs somebody, who is called once, to find out why. */
async function reportRefusal(
  { commerce, log }: RequestContext,
  payment: PaymentRecord,
  { step }: Decision,
  error: ShopError,
): Promise<void> {
  const details = { payment: payment.id, step, error };
  if (Date.now() - payment.modifiedAt < refusedAfter || payment.needsPerson !== null) {
    log.warn('step was refused', details);
    return;
  }
  const reason = `${step} is refused by commercetools`;
  try {
    await commerce.updatePayment(payment, [{ change: 'setFields', needsPerson: reason }]);
    log.error('payment needs a person', { ...details, reason });
  } catch (cause) {
    log.outage('payment cannot be marked', { payment: payment.id, cause });
  }
}

async function factsOf(context: RequestContext, payment: PaymentRecord): Promise<Facts> {
  const cartId = cartIdOfPaymentKey(payment.key);
  const cart = await context.commerce.getCart(cartId);
  // A cart that can still be changed has no order: commercetools turns it to `Ordered` together with the order.
  const order = cart?.active ? null : await orderOfCart(context, cartId, cart?.orderNumber ?? null);
  return { payment, cart, order, capture: context.environment.capture, now: Date.now() };
}

async function readAgain(context: RequestContext, paymentId: string): Promise<Facts> {
  const payment = await context.commerce.getPayment(paymentId);
  if (!payment) throw new ShopError('PaymentNotFound', `Payment ${paymentId} not found`);
  return factsOf(context, payment);
}
