import type { Cart, CartAction } from '../../contract/cart.ts';
import { type QuotedMethod, quoteSchema } from '../../contract/delivery.ts';
import { isSameMoney, type Money } from '../../contract/money.ts';
import { type PaymentResult, paymentResultSchema, updatedOrderSchema } from '../../contract/payment.ts';
import { applePay, googlePay } from '../../api/testing/wallets.ts';
import {
  placeOf as placeOfContact,
  walletAddress,
  type WalletContact,
} from '../../src/express/wallet-address.ts';
import { storeById } from '../../stores/storefront.ts';
import { storefronts } from '../../brands/demo/storefronts/index.ts';
import { addresses, type Browser, type Reply } from './browser.ts';
import { openPayPal, type PayPalWindow } from './paypal-window.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

/** What a shopper lends to a wallet's sheet. */
interface Hands {
  readonly world: World;
  readonly browser: Browser;
  readonly plan: Plan;
  readonly random: Random;
  /** Changes the cart, and tries again what fails for a moment; null if it does not work. */
  readonly change: (cart: Cart, actions: readonly CartAction[]) => Promise<Cart | null>;
}

/** How a payment by wallet ended: with an answer about the cart as it was approved, or without anything being sent. */
export interface WalletEnd {
  readonly cart: Cart;
  readonly reply: Reply<PaymentResult>;
  /** What the shop had of the cart's payments when it was asked, in minor units. */
  readonly before: number;
}

const shopOf = ({ plan }: Hands) => storeById(plan.place.store, storefronts);

/** Who pays, as the wallet writes it: everything in one name, and the state by name or code. */
function contactOf({ country }: Cart): WalletContact {
  const [address] = addresses[country] ?? [];
  if (!address) throw new Error(`No address in ${country}`);
  const { firstName, lastName, streetName, city, postalCode, state } = address;
  const fullName = `${firstName} ${lastName}`;
  return { fullName, lines: [streetName], city, postalCode, state, country: country.toUpperCase() };
}

/**
 * Buys a cart in a wallet's sheet.
 * @returns null if the sheet was closed before anything was to be paid.
 */
export async function payByWallet(hands: Hands, cart: Cart): Promise<WalletEnd | null> {
  const { world, plan } = hands;
  world.faults.count(`wallet: ${plan.wallet ?? ''}, ${plan.sheet}`);
  const end = await (plan.wallet === 'paypal' ? inPayPal(hands, cart) : onDevice(hands, cart));
  if (!end && plan.sheet === 'cancel') await assertUntouched(hands, cart);
  return end;
}

/** Google Pay and Apple Pay: the payment begins once the shopper has authorized it. */
async function onDevice(hands: Hands, cart: Cart): Promise<WalletEnd | null> {
  const { browser, plan, random, world } = hands;
  const place = placeOfContact(contactOf(cart), cart.country);
  const code = plan.code ? { discountCode: 'welcome10' } : {};
  const asked = await browser.send(quoteSchema, `/api/carts/${cart.id}/quote`, { ...place, ...code });
  if (asked.kind !== 'answer' || asked.answer.shippingMethods.length === 0) return null;
  const method = random.pick(asked.answer.shippingMethods);
  if (plan.sheet === 'cancel' || !method.total) return null;
  const full = await saved(hands, cart, method, plan.code);
  if (!full || !isShown(hands, full, method.total)) return null;
  const { merchantAccount } = shopOf(hands);
  const holderName = plan.sheet === 'declined' ? 'DECLINED' : 'Ada Berg';
  const token = { shown: method.total, merchantAccount, holderName };
  const body = {
    cartId: full.id,
    cartVersion: full.version,
    expectedTotal: method.total,
    merchantAccount,
    data: plan.wallet === 'applepay' ? applePay(token) : googlePay(token),
  };
  const before = await world.takenFor(full.id);
  return { cart: full, before, reply: await browser.send(paymentResultSchema, '/api/payments', body, full) };
}

async function inPayPal(hands: Hands, cart: Cart): Promise<WalletEnd | null> {
  const { browser, plan, random, world } = hands;
  const start = {
    cartId: cart.id,
    cartVersion: cart.version,
    merchantAccount: shopOf(hands).merchantAccount,
    data: { paymentMethod: { type: 'paypal', subtype: 'express' } },
  };
  const begun = await browser.send(paymentResultSchema, '/api/payments/provisional', start);
  if (begun.kind !== 'answer') return null;
  const sheet = openPayPal(world, begun.answer);
  if (!sheet) return null;
  const path = `/api/payments/${begun.answer.payment.id}`;
  const place = placeOfContact(contactOf(cart), cart.country);
  let method: QuotedMethod | null = null;
  for (let choices = random.int(1, 2); choices > 0; choices -= 1) {
    const chosen: { readonly shippingMethodId?: string } = method ? { shippingMethodId: method.id } : {};
    const update = { place, ...chosen, paymentData: sheet.paymentData };
    const updated = await browser.send(updatedOrderSchema, `${path}/order`, update);
    // The sheet says that something went wrong, and closes.
    if (updated.kind !== 'answer') return null;
    const { paymentData, quote, shippingMethodId } = updated.answer;
    sheet.paymentData = paymentData;
    const current = quote.shippingMethods.find(({ id }) => id === shippingMethodId) ?? null;
    method = choices > 1 ? random.pick(quote.shippingMethods) : current;
  }
  if (plan.sheet === 'cancel' || !method?.total) return null;
  const details = await sheet.approve(plan.sheet === 'declined');
  // Somebody sends the details without the shop: nobody has approved what they pay for.
  if (plan.sheet === 'behind the shop') return sheet.sendBehindTheShop(details);
  const full = await saved(hands, cart, method, false);
  if (!full || !isShown(hands, full, method.total)) return null;
  return approved(hands, full, { path, sheet, details, total: method.total });
}

interface Approved {
  readonly path: string;
  readonly sheet: PayPalWindow;
  readonly details: object;
  readonly total: Money;
}

/** How often a shopper, or the page, asks again for the end of an approved payment. */
const maxTries = 4;

/** Sends the details, again if the answer is lost, and with the cart's new version if only that is another one. */
async function approved(
  hands: Hands,
  first: Cart,
  { path, sheet, details, total }: Approved,
): Promise<WalletEnd> {
  const { browser, random, world } = hands;
  let cart = first;
  for (let tries = 1; ; tries += 1) {
    const approval = { cartVersion: cart.version, expectedTotal: total };
    const body = { details, paymentData: sheet.paymentData, approval };
    const before = await world.takenFor(cart.id);
    const reply = await browser.send(paymentResultSchema, `${path}/details`, body, cart);
    const isUnclear = reply.kind === 'lost' || (reply.kind === 'error' && [409, 503].includes(reply.status));
    if (!isUnclear || tries >= maxTries) return { cart, reply, before };
    if (random.chance(0.5)) world.clock.advance(61_000);
    const read = await browser.read(cart);
    if (read.kind === 'answer' && isSameMoney(read.answer.total, total)) cart = read.answer;
  }
}

/** The cart with what the wallet says; null if that cannot be written. */
async function saved(
  { change, plan }: Hands,
  cart: Cart,
  method: QuotedMethod,
  code: boolean,
): Promise<Cart | null> {
  const mapped = walletAddress(contactOf(cart), plan.place.country);
  if (!('address' in mapped)) throw new Error(`Not mapped: ${JSON.stringify(mapped.partial)}`);
  const addressed = await change(cart, [
    { action: 'setCustomerEmail', email: 'ada@example.com' },
    { action: 'setShippingAddress', address: mapped.address },
    ...(code ? [{ action: 'addDiscountCode', code: 'WELCOME10' } as const] : []),
  ]);
  return addressed && change(addressed, [{ action: 'setShippingMethod', shippingMethodId: method.id }]);
}

/** Whether the cart costs what the sheet has shown; otherwise, the sheet is told, and nothing is sent. */
function isShown(hands: Hands, { total }: Cart, shown: Money): boolean {
  const { world } = hands;
  const isSame = isSameMoney(total, shown);
  if (!isSame && isAlone(hands))
    world.intrusions.push(`a sheet showed ${shown.centAmount}, but its cart costs ${total.centAmount}`);
  return isSame;
}

/** Whether nobody else changes the cart or its prices. */
const isAlone = ({ world, plan }: Hands): boolean =>
  plan.secondTab === 'none' && ![...world.faults.counts.keys()].some((name) => name.startsWith('staff: '));

/** A sheet that was closed has changed nothing. */
async function assertUntouched(hands: Hands, before: Cart): Promise<void> {
  const { browser, world } = hands;
  if (!isAlone(hands)) return;
  const read = await browser.read(before);
  if (read.kind !== 'answer') return;
  const { notices: _, ...after } = read.answer;
  const { notices: __, ...seen } = before;
  const isSame = JSON.stringify({ ...after, version: 0 }) === JSON.stringify({ ...seen, version: 0 });
  if (!isSame) world.intrusions.push('a sheet was closed, and the cart is another one');
}
