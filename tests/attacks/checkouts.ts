import type { Json } from '../../api/testing/bad-requests.ts';
import { card, readyCart } from '../../api/testing/sandboxed-shop.ts';
import { address } from '../../api/testing/shop-browser.ts';
import { addressSchema } from '../../contract/address.ts';
import type { Cart } from '../../contract/cart.ts';
import type { Tally } from './attack.ts';
import { hostileTexts } from '../../api/testing/hostile-text.ts';
import { browserFrom, type Send } from './visit.ts';

/** A checkout of a stranger's own, complete but for one thing. */
interface Checkout {
  readonly name: string;
  readonly to?: typeof address;
  /** Changes what is sent to pay. */
  readonly change?: (cart: Cart) => { readonly [field: string]: Json };
  /** Whether it may end in an order: strange words in an address are the shopper's own business. */
  readonly mayBePaid: boolean;
}

/** Each hostile text in each line of an address that accepts it: banks and services behind the shop get to see it. */
const strangeAddresses: readonly Checkout[] = (
  ['firstName', 'streetName', 'city', 'additionalStreetInfo'] as const
).flatMap((field) =>
  [...hostileTexts, ...hostileTexts.map((text) => text.slice(0, 38))]
    .map((text) => ({
      name: `${field} ${JSON.stringify(text).slice(0, 40)}`,
      to: { ...address, [field]: text },
    }))
    .filter(({ to }) => addressSchema.safeParse(to).success)
    .map((checkout) => ({ ...checkout, mayBePaid: true })),
);

/** What a browser may not decide: totals, versions, and methods that were not offered. */
const strangeRequests: readonly Checkout[] = [
  ...[0, 1, -1, 0.5].map((factor) => ({
    name: `${factor} times the total${factor === 1 ? ' in yen' : ''}`,
    change: ({ total }: Cart) => ({
      expectedTotal: {
        ...total,
        centAmount: total.centAmount * factor,
        ...(factor === 1 ? { currencyCode: 'JPY' } : {}),
      },
    }),
  })),
  ...[-1, 1, 1000].map((difference) => ({
    name: `a version that is off by ${difference}`,
    change: ({ version }: Cart) => ({ cartVersion: version + difference }),
  })),
  ...['giftcard', 'blik', 'mbway', 'multibanco', 'unknown', 'SCHEME', 'toString'].map((type) => ({
    name: `the method ${type}, which Germany is not offered`,
    change: () => ({ data: { ...card(), paymentMethod: { ...card().paymentMethod, type } } }),
  })),
].map((checkout) => ({ ...checkout, mayBePaid: false }));

/** Complete checkouts of strangers, of which every `nth` is gone through. */
export async function runCheckouts(send: Send, tally: Tally, nth = 1): Promise<void> {
  const checkouts = [...strangeAddresses, ...strangeRequests].filter((_, index) => index % nth === 0);
  for (const [index, { name, to = address, change = () => ({}), mayBePaid }] of checkouts.entries()) {
    const browser = browserFrom(send, `172.16.${Math.floor(index / 250)}.${(index % 250) + 1}`);
    const cart = await readyCart(browser, to);
    const body = { ...browser.payment(cart, card()), ...change(cart) };
    const { status, text } = await browser
      .send('/api/payments', body)
      .then(async (response) => ({ status: response.status, text: await response.text() }));
    tally.count(`${name}: ${text}`, status);
    if (status < 400 && !mayBePaid) tally.add(`${name}: accepted with ${status}`);
  }
}
