import { z } from 'zod';
import type { Cart, CartAction } from '../../contract/cart.ts';
import { shippingMethodSchema } from '../../contract/delivery.ts';
import { withdrawalReceiptSchema, type WithdrawalStatement } from '../../contract/customer-service.ts';
import type { ApiError } from '../../contract/errors.ts';
import { orderSchema } from '../../contract/order.ts';
import { type PaymentResult, paymentResultSchema } from '../../contract/payment.ts';
import { storeById } from '../../stores/storefront.ts';
import { storefronts } from '../../brands/demo/storefronts/index.ts';
import { ship } from './aftermath.ts';
import { addresses, Browser, chooseAtBank, type Reply, type WayBack } from './browser.ts';
import { dataOf, type Plan } from './plan.ts';
import type { Random } from './random.ts';
import { payByWallet } from './wallet.ts';
import { bundle, skus, type World } from './world.ts';

/** What a shopper was told about an order or about money. */
export type Statement =
  | { readonly kind: 'order'; readonly orderNumber: string; readonly resultCode: string }
  | { readonly kind: 'shown'; readonly orderNumber: string; readonly paymentState: string }
  | { readonly kind: 'canceled'; readonly orderNumber: string }
  | { readonly kind: 'withdrawn'; readonly id: string; readonly statement: WithdrawalStatement }
  | {
      readonly kind: 'money';
      readonly money: unknown;
      readonly code: string;
      /** What the shop had of this cart's payments from the question to the answer, in minor units. */
      readonly taken: number;
      readonly cartId: string;
    };

/** How often to look at a cart in a second tab until it is being paid for in the first one. */
const maxLooks = 8;

const methodsSchema = z.object({ shippingMethods: z.array(shippingMethodSchema) });
const orderDetails = z.object({ order: z.object({ orderNumber: z.string() }) });

/** A shopper who fills a cart, pays for it, and does not give up at once. */
export class Shopper {
  readonly plan: Plan;
  readonly statements: Statement[] = [];
  readonly #world: World;
  readonly #browser: Browser;
  readonly #random: Random;
  cartId: string | null = null;

  constructor(world: World, plan: Plan, random: Random) {
    this.#world = world;
    this.#random = random;
    this.plan = plan;
    this.#browser = new Browser(world, plan.place.store);
    world.note(`shopper: ${JSON.stringify(plan)}`);
  }

  /** Everything this shopper does, in one tab or two. */
  async shop(): Promise<void> {
    const cart = await this.#makeCart();
    if (!cart) return;
    const second = this.#world.schedule.spawn('second tab', { weight: 0.3 }, () => this.#inSecondTab(cart));
    await this.#payFor(cart);
    await this.#wait(second);
    await this.#withdraw();
    if (this.plan.sendsBack) await this.#sendBack();
  }

  /** In a wallet's sheet, if the shopper has one, and as usual if that does not lead to an order. */
  async #payFor(cart: Cart): Promise<void> {
    if (this.plan.wallet === null) return this.#buy(cart, this.plan.methods);
    const change = (of: Cart, actions: readonly CartAction[]) => this.#changed(of, actions);
    const hands = {
      world: this.#world,
      browser: this.#browser,
      plan: this.plan,
      random: this.#random,
      change,
    };
    const end = await payByWallet(hands, cart);
    if (end && (await this.#isDone(end.reply, end.cart, end.before))) return;
    const latest = await this.#readAgain(cart);
    const ready = latest && (await this.#fillIn(latest));
    if (ready) await this.#buy(ready, this.plan.methods);
  }

  async #makeCart(): Promise<Cart | null> {
    const { quantity, code, place, basket } = this.plan;
    const [carrier] = skus;
    const goods = { carrier: [carrier], bundle: [bundle], 'bundle and part': [bundle, carrier] }[basket];
    const cart = await this.#insist(() => this.#browser.createCart(place.country, goods, quantity));
    if (!cart) return null;
    this.cartId = cart.id;
    // A wallet's sheet asks for everything itself.
    return this.plan.wallet === null ? this.#fillIn(cart, code) : cart;
  }

  /** The cart with everything a payment needs. */
  async #fillIn(cart: Cart, code = false): Promise<Cart | null> {
    const [address] = addresses[cart.country] ?? [];
    if (!address) throw new Error(`No address in ${cart.country}`);
    const offered = { current: '' };
    const addressed = await this.#changed(cart, [
      { action: 'setCustomerEmail', email: 'ada@example.com' },
      { action: 'setShippingAddress', address },
    ]);
    if (!addressed) return null;
    const methods = await this.#insist(() =>
      this.#browser.send(methodsSchema, `/api/carts/${cart.id}/shipping-methods`),
    );
    offered.current = methods?.shippingMethods.at(-1)?.id ?? '';
    return this.#changed(addressed, [
      { action: 'setShippingMethod', shippingMethodId: offered.current },
      ...(code ? [{ action: 'addDiscountCode', code: 'WELCOME10' } as const] : []),
    ]);
  }

  async #buy(first: Cart, methods: Plan['methods']): Promise<void> {
    let cart: Cart | null = first;
    for (let attempt = 0; cart && attempt < this.plan.maxAttempts; attempt += 1) {
      const method = methods[Math.min(attempt, methods.length - 1)] ?? 'card';
      const before = await this.#world.takenFor(cart.id);
      const reply = await this.#pay(cart, method);
      if (await this.#isDone(reply, cart, before)) return;
      if (reply.kind !== 'answer' && this.#random.chance(0.3)) this.#world.clock.advance(61_000);
      cart = await this.#readAgain(cart);
    }
  }

  #pay(cart: Cart, method: Plan['methods'][number], browser = this.#browser): Promise<Reply<PaymentResult>> {
    const body = {
      cartId: cart.id,
      cartVersion: cart.version,
      expectedTotal: cart.total,
      merchantAccount: storeById(this.plan.place.store, storefronts).merchantAccount,
      data: dataOf(method),
    };
    return browser.send(paymentResultSchema, '/api/payments', body, cart);
  }

  /**
   * Follows a payment to its end.
   * @param before what the shop had of the cart's payments when it was asked.
   * @returns whether the shopper has an order or has left.
   */
  async #isDone(reply: Reply<PaymentResult>, cart: Cart, before: number): Promise<boolean> {
    if (reply.kind === 'error') return this.#hears(reply.error, cart, before);
    if (reply.kind === 'lost') return false;
    const { order, action, resultCode, payment } = reply.answer;
    if (order) return this.#sees(order.orderNumber, resultCode, order.mayOpen);
    if (!action) return false;
    const { atBank, wayBack } = this.plan;
    await this.#turn('decide at the bank');
    const back = await chooseAtBank(this.#world, action, atBank);
    if (wayBack === 'never' || !back) return true;
    const beforeReturn = await this.#world.takenFor(cart.id);
    const returned = await this.#comeBack(payment.id, back);
    return returned.kind === 'lost' ? false : this.#isDone(returned, cart, beforeReturn);
  }

  async #comeBack(id: string, { details, proof }: WayBack): Promise<Reply<PaymentResult>> {
    const { wayBack, place } = this.plan;
    const isElsewhere = wayBack === 'other browser';
    const browser = isElsewhere ? new Browser(this.#world, place.store) : this.#browser;
    if (proof !== null) await browser.send(z.null(), `/api/payments/${id}/session`, { token: proof });
    const submit = () => browser.send(paymentResultSchema, `/api/payments/${id}/details`, details);
    const reply = await submit();
    const again = wayBack === 'twice' || (reply.kind !== 'answer' && this.#random.chance(0.7));
    return again ? submit() : reply;
  }

  async #inSecondTab(seen: Cart): Promise<void> {
    const { secondTab } = this.plan;
    const { country, elsewhere } = this.plan.place;
    if (secondTab === 'none') return;
    const cart = await this.#insist(() => this.#browser.read(seen));
    if (!cart) return;
    const [line] = cart.lineItems;
    const [, other] = addresses[country] ?? [];
    if (!line || !other) return;
    const remove = { action: 'removeLineItem', lineItemId: line.id } as const;
    const { quantity } = line;
    if (secondTab === 'pays too') return this.#buy(cart, ['card']);
    if (secondTab === 'other storefront') return this.#payElsewhere(cart);
    if (secondTab === 'country') return this.#move(cart, elsewhere ?? country);
    const changes = {
      address: [{ action: 'setShippingAddress', address: other }],
      email: [{ action: 'setCustomerEmail', email: 'eve@example.com' }],
      goods: [remove, { action: 'addLineItem', sku: skus[1], quantity }],
      quantity: [{ action: 'changeLineItemQuantity', lineItemId: line.id, quantity: quantity + 1 }],
    } as const satisfies Record<string, readonly CartAction[]>;
    await this.#changed(cart, changes[secondTab]);
  }

  /** Moves the cart, usually once it is being paid for in the first tab, and may pay for it in the other country. */
  async #move(cart: Cart, country: string): Promise<void> {
    const { approvals, left } = this.#world;
    const underWay = () => [...approvals.keys()].filter((reference) => reference.startsWith(cart.id));
    for (let looks = 0; looks < maxLooks && underWay().length === 0; looks += 1)
      await this.#browser.read(cart);
    let before: string[] = [];
    const moved = await this.#insist(async () => {
      const read = await this.#browser.read(cart);
      if (read.kind !== 'answer') return read;
      before = underWay();
      return this.#browser.moveTo(read.answer, country);
    });
    if (!moved) return;
    for (const reference of before) left.add(reference);
    const ready = this.plan.paysElsewhere && (await this.#fillIn(moved));
    if (ready) await this.#buy(ready, ['card']);
  }

  /** Pays at another storefront, which has the same visitor's cookie where two share a host. */
  async #payElsewhere(cart: Cart): Promise<void> {
    const { neighbor } = this.plan;
    if (neighbor === null) return;
    const other = new Browser(this.#world, neighbor);
    other.jar.put(this.#browser.jar.sentTo('/api/carts'), '/api');
    for (const ask of [() => other.read(cart), () => this.#pay(cart, 'card', other)]) {
      const reply = await ask();
      if (reply.kind === 'answer')
        this.#world.intrusions.push(`${neighbor} answered about a cart of another`);
    }
  }

  /** @returns whether the error tells of an order. */
  async #hears({ code, details }: ApiError, cart: Cart, before = 0): Promise<boolean> {
    if (details?.['money'] !== undefined) {
      // What another tab pays for while the answer is on its way is no lie.
      const taken = Math.min(before, await this.#world.takenFor(cart.id));
      this.statements.push({ kind: 'money', money: details['money'], code, taken, cartId: cart.id });
    }
    const told = orderDetails.safeParse(details);
    return told.success && this.#sees(told.data.order.orderNumber, 'CartNotActive');
  }

  /** The shopper opens the order's page, unless this browser may not. */
  async #sees(orderNumber: string, resultCode: string, mayOpen = true): Promise<true> {
    this.statements.push({ kind: 'order', orderNumber, resultCode });
    if (!mayOpen) return true;
    const order = await this.#insist(() => this.#browser.send(orderSchema, `/api/orders/${orderNumber}`));
    if (order) this.statements.push({ kind: 'shown', orderNumber, paymentState: order.paymentState });
    if (order?.cancelable && this.plan.cancels) await this.#cancel(orderNumber);
    return true;
  }

  /** Cancels until there is an answer. */
  async #cancel(orderNumber: string): Promise<void> {
    this.#world.faults.count('shopper: cancel');
    const path = `/api/orders/${orderNumber}/cancellation`;
    const canceled = await this.#insist(() => this.#browser.send(orderSchema, path, {}));
    if (canceled) this.statements.push({ kind: 'canceled', orderNumber });
  }

  /** Withdraws from what was ordered, or from something else, until there is an answer. */
  async #withdraw(): Promise<void> {
    const { withdraws, place } = this.plan;
    if (withdraws === 'no' || !storeById(place.store, storefronts).legalPages.includes('withdraw')) return;
    const ordered = this.statements.findLast(({ kind }) => kind === 'order');
    const orderNumber = withdraws === 'the order' && ordered?.kind === 'order' && ordered.orderNumber;
    this.#world.faults.renew();
    this.#world.faults.count(`shopper: withdraw${orderNumber ? '' : ' from an unknown order'}`);
    const statement = {
      name: 'Ada Berg',
      orderNumber: orderNumber || 'XX-0000-0000-0000',
      email: 'ada@example.com',
      items: '',
      note: '',
    };
    const body = { key: crypto.randomUUID(), ...statement };
    const receipt = await this.#insist(() =>
      this.#browser.send(withdrawalReceiptSchema, '/api/withdrawals', body),
    );
    if (receipt) this.statements.push({ kind: 'withdrawn', id: receipt.id, statement });
  }

  /** Announces in two tabs at once that everything comes back, each until there is an answer. */
  async #sendBack(): Promise<void> {
    const { books, schedule, faults } = this.#world;
    const order = books
      .orders()
      .find(({ paymentState, orderState }) => paymentState === 'Paid' && orderState === 'Open');
    if (!order) return;
    faults.renew();
    faults.count('shopper: send back');
    ship(this.#world, order.id);
    const lines = order.lineItems
      .filter(({ custom }) => custom?.fields['bundle'] === undefined)
      .map(({ id, quantity }) => ({ lineItemId: id, quantity, reason: 'other', exchangeFor: null }));
    const path = `/api/orders/${order.orderNumber ?? ''}/returns`;
    const tabs = ['first', 'second'].map((name) =>
      schedule.spawn(`${name} tab sends back`, {}, async () => {
        const body = { key: crypto.randomUUID(), lines };
        await this.#insist(() => this.#browser.send(orderSchema, path, body));
      }),
    );
    for (const tab of tabs) await this.#wait(tab);
  }

  async #changed(cart: Cart, actions: readonly CartAction[]): Promise<Cart | null> {
    let current = cart;
    return this.#insist(async () => {
      const reply = await this.#browser.change(current, ...actions);
      if (reply.kind === 'answer') return reply;
      const read = await this.#browser.read(current);
      if (read.kind === 'answer') current = read.answer;
      return reply;
    });
  }

  async #readAgain(cart: Cart): Promise<Cart | null> {
    const reply = await this.#browser.read(cart);
    if (reply.kind === 'answer') return reply.answer;
    if (reply.kind === 'error' && (await this.#hears(reply.error, cart))) return null;
    return reply.kind === 'lost' || reply.status >= 500 ? cart : null;
  }

  /** Tries what may fail for a moment; null if it does not work. */
  async #insist<Answer>(ask: () => Promise<Reply<Answer>>): Promise<Answer | null> {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const reply = await ask();
      if (reply.kind === 'answer') return reply.answer;
    }
    return null;
  }

  #turn(label: string): Promise<void> {
    const { schedule } = this.#world;
    const tab = schedule.current.getStore();
    return tab ? schedule.turn(tab, label) : Promise.resolve();
  }

  async #wait(other: Promise<void>): Promise<void> {
    const { schedule } = this.#world;
    const tab = schedule.current.getStore();
    if (tab) await schedule.waitFor(tab, other);
  }
}
