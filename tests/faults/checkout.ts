import { z } from 'zod';
import { handleOrder } from './aftermath.ts';
import { takenOf } from './books.ts';
import { violations } from './invariants.ts';
import { type Plan, planOf } from './plan.ts';
import { Random } from './random.ts';
import { Shopper } from './shopper.ts';
import { isProvisionalReference } from './wallet-invariants.ts';
import { meddle } from './staff.ts';
import { Deliveries } from './deliveries.ts';
import { World } from './world.ts';

/** How a checkout went; what workers send. */
export const checkoutResultSchema = z.object({
  seed: z.int(),
  outcome: z.string(),
  violations: z.array(z.string()).readonly(),
  /** How often each fault occurred. */
  faults: z.record(z.string(), z.int()).readonly(),
  /** Every step, in order. */
  trace: z.array(z.string()).readonly(),
});
export type CheckoutResult = z.infer<typeof checkoutResultSchema>;

/** Milliseconds. */
const minute = 61_000;
const day = 24 * 60 * 60 * 1000;

/** What a bank approves by mistake, in minor units: more than any cart of the campaign. */
const moreThanAsked = 9_999_999;

/** Results after which only a bank knows what becomes of a payment. */
const awaited = ['Pending', 'PresentToShopper', 'Received'];

/**
 * Runs the checkout of a seed to its very end. The same seed leads to the same checkout.
 * @param certain what is not left to chance.
 */
export async function runCheckout(seed: number, certain: Partial<Plan> = {}): Promise<CheckoutResult> {
  const name = `checkout ${seed}`;
  const intentions = new Random(`${name} shopper`);
  const plan = { ...planOf(intentions, new Random(`${name} rarities`)), ...certain };
  const world = await World.open(name, plan);
  try {
    const random = new Random(`${name} surroundings`);
    const shopper = new Shopper(world, plan, intentions);
    const deliveries = new Deliveries(world, random, new Random(`${name} messages`));
    const { schedule } = world;
    await planModifications(world, random);
    if (plan.approved === 'more')
      await world.control('adyen/faults', { on: 'payment', fault: 'other-amount', value: moreThanAsked });
    const visits = [schedule.spawn('shopper', {}, () => shopper.shop())];
    if (random.chance(0.3)) {
      visits.push(
        schedule.spawn('staff', { weight: 0.05 }, () => meddle(world, random, () => shopper.cartId)),
      );
    }
    if (random.chance(0.5)) {
      visits.push(schedule.spawn('clock', { weight: 0.1 }, () => sweepNowAndThen(world, random)));
    }
    if (plan.returned)
      visits.push(schedule.spawn('Adyen', { weight: 0.3 }, () => returnEarly(world, intentions)));
    await Promise.all([schedule.run(), ...visits]);
    if (random.chance(0.5)) {
      await handleOrder(world, random);
      const sweeps = schedule.spawn('clock', {}, () => sweepNowAndThen(world, random));
      await Promise.all([schedule.run(), sweeps]);
    }
    await wrapUp(world, deliveries, random, plan);
    return {
      seed,
      violations: await violations(world, shopper.statements),
      outcome: await outcomeOf(world),
      faults: Object.fromEntries(world.faults.counts),
      trace: world.trace,
    };
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const faults = Object.fromEntries(world.faults.counts);
    return { seed, violations: [reason], outcome: 'broken', faults, trace: world.trace };
  } finally {
    await world.close();
  }
}

/** In some checkouts, a modification that Adyen has accepted fails later. */
async function planModifications(world: World, random: Random): Promise<void> {
  if (!random.chance(0.08)) return;
  const fault = random.pick(['failed', 'failed-later'] as const);
  world.faults.count(`modification: ${fault}`);
  await world.control('adyen/faults', { on: 'modification', fault });
}

/** Time passes, and the sweeper runs while shoppers pay, sometimes twice at once. */
async function sweepNowAndThen(world: World, random: Random): Promise<void> {
  const task = world.schedule.current.getStore();
  if (!task) return;
  for (let runs = random.int(1, 3); runs > 0; runs -= 1) {
    await world.schedule.turn(task, 'tick');
    world.clock.advance(random.pick([1000, 31_000, 61_000]));
    const sweeps = Array.from({ length: random.int(1, 2) }, (_, index) => world.sweep(undefined, index));
    await world.schedule.waitFor(task, Promise.all(sweeps));
  }
}

/** How often to look whether there is money to return. */
const maxLooks = 60;

/** The payment service returns the first money it gets, perhaps before there is an order for it. */
async function returnEarly(world: World, random: Random): Promise<void> {
  const task = world.schedule.current.getStore();
  if (!task) return;
  for (let looks = 0; looks < maxLooks; looks += 1) {
    await world.schedule.turn(task, 'look for money');
    const payments = await world.schedule.exchange(() => world.books.adyenPayments());
    const [paid] = payments.filter((payment) => takenOf(payment) > 0);
    if (!paid) continue;
    await world.schedule.exchange(() => world.returnUnasked(paid.reference, random));
    return;
  }
}

/** Nothing goes wrong any more: banks decide, every webhook arrives, and the sweeper runs until there is nothing to do. */
async function wrapUp(
  world: World,
  deliveries: Deliveries,
  random: Random,
  { takenBack }: Plan,
): Promise<void> {
  world.note('--- wrapping up');
  world.faults.active = false;
  await world.control('adyen/faults/lift', {});
  deliveries.release();
  const late: string[] = [];
  for (const { resultCode, reference } of await world.books.adyenPayments()) {
    if (!awaited.includes(resultCode)) continue;
    // PayPal forgets an order that its payer, or the shop, has left.
    if (isProvisionalReference(reference)) {
      await world.control('adyen/decisions', { reference, choice: 'expire' });
      continue;
    }
    // A shopper may not pay a voucher at all, or only when the order has been given up.
    const isOffer = resultCode === 'PresentToShopper';
    const left = isOffer ? (['nothing', 'late'] as const) : [];
    const choice = random.pick(['authorise', 'authorise', 'refuse', 'expire', ...left] as const);
    if (choice === 'late') late.push(reference);
    if (choice === 'nothing' || choice === 'late') {
      const what = `the voucher is ${choice === 'late' ? 'paid too late' : 'not paid'}`;
      world.faults.count(what);
      world.note(what);
      continue;
    }
    world.note(`the bank decides: ${choice}`);
    await world.control('adyen/decisions', { reference, choice });
    // Both notifications are now on their way, in whatever order: the order may still wait for its money.
    if (takenBack && world.capture === 'immediate' && choice === 'authorise')
      await world.control('adyen/events', { reference, eventCode: 'CHARGEBACK' });
  }
  await sweepAll(world, deliveries, random, [minute, minute]);
  if (random.chance(0.5) && world.wanted.length === 0) await handleOrder(world, random);
  // Minutes for what was interrupted, then days for attempts that nobody came back to.
  await sweepAll(world, deliveries, random, [minute, minute, minute, 2 * day, minute, 2 * day, minute]);
  for (const reference of late) await world.control('adyen/decisions', { reference, choice: 'authorise' });
  await sweepAll(world, deliveries, random, [minute, minute, 40 * day, minute]);
}

async function sweepAll(
  world: World,
  deliveries: Deliveries,
  random: Random,
  pauses: readonly number[],
): Promise<void> {
  for (const pause of pauses) {
    world.clock.advance(pause);
    deliveries.redeliver();
    // What has been quiet for long is looked at once an hour, spread over its minutes: here, in the first of them.
    const minAge = pause > minute ? 0 : undefined;
    const sweeps = Array.from({ length: random.int(1, 2) }, (_, index) => world.sweep(minAge, index));
    await Promise.all([world.schedule.run(), ...sweeps]);
    await world.webhooksSent();
  }
}

async function outcomeOf({ books }: World): Promise<string> {
  const [order] = books.orders();
  const kept = (await books.adyenPayments()).filter((payment) => takenOf(payment) > 0).length;
  if (order) return `order ${order.paymentState ?? ''} ${order.orderState}, ${kept} payments kept`;
  return kept > 0 ? 'money without order' : 'no order, no money';
}
