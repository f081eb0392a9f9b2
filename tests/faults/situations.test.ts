import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runCheckout } from './checkout.ts';
import { placeOf, type Plan } from './plan.ts';

/** Checkouts of each situation; the campaign has them now and then. */
const seeds = [1, 2, 3, 4];

beforeEach(() => {
  // The commercetools SDK prints answers that were cut off.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const situations: readonly (readonly [name: string, certain: Partial<Plan>, sign: RegExp])[] = [
  [
    'the bank approves more than was asked',
    { approved: 'more', methods: ['card', 'card'], secondTab: 'none' },
    /adyen POST payments\/\{id\}\/reversals/,
  ],
  [
    'the cart is moved to another country, and paid for there, while it is paid for in another tab',
    {
      ...{ place: placeOf('pt'), methods: ['bank card', 'card'], atBank: 'authorise', wayBack: 'twice' },
      ...{ secondTab: 'country', paysElsewhere: true },
    },
    /POST \/api\/carts\/[^/]+\/country/,
  ],
  [
    'the cart is paid for at a storefront that does not sell it',
    { place: placeOf('de'), neighbor: 'fr', methods: ['bank card', 'card'], secondTab: 'other storefront' },
    /told: 404 CartNotFound/,
  ],
  [
    'product 4.230, 4.235: a shopper pays in PayPal’s sheet, whatever happens to the requests',
    { place: placeOf('us'), wallet: 'paypal', sheet: 'authorize', secondTab: 'none' },
    /POST \/api\/payments\/provisional/,
  ],
  [
    'PayPal has money of a payment that nobody approved',
    { place: placeOf('de'), wallet: 'paypal', sheet: 'behind the shop', methods: ['card', 'card'] },
    /adyen POST payments\/\{id\}\/reversals/,
  ],
  [
    'a wallet’s sheet is closed',
    { wallet: 'googlepay', sheet: 'cancel', methods: ['card', 'card'], secondTab: 'none' },
    /POST \/api\/carts\/[^/]+\/quote/,
  ],
  [
    'a direct debit is taken back by the shopper’s bank',
    { place: placeOf('de'), methods: ['direct debit'], secondTab: 'none', takenBack: true },
    /webhook CHARGEBACK/,
  ],
  [
    'a shopper confirms a BLIK code',
    { place: placeOf('pl'), methods: ['blik'], secondTab: 'none', atBank: 'authorise' },
    /adyen POST payments/,
  ],
  [
    'the shopper’s bank takes the money back while the order still waits for it',
    { place: placeOf('pt'), methods: ['multibanco'], secondTab: 'none', takenBack: true },
    /webhook CHARGEBACK/,
  ],
  [
    'the payment service returns the money although nobody asked for it, perhaps before there is an order',
    { methods: ['card', 'card'], secondTab: 'none', returned: true },
    /that nobody asked for/,
  ],
  [
    'product 4.60: a bundle is bought together with one of its parts, whose stock staff may change',
    { methods: ['card', 'bank card'], secondTab: 'quantity', basket: 'bundle and part' },
    /commercetools POST orders/,
  ],
  [
    'product 4.642: all of an order is sent back in two tabs at once',
    { place: placeOf('de'), methods: ['card', 'card'], secondTab: 'none', sendsBack: true, cancels: false },
    /POST \/api\/orders\/[^/]+\/returns/,
  ],
  [
    'a bundle is not paid for in time, and its parts are for sale again',
    { place: placeOf('pt'), methods: ['multibanco'], secondTab: 'none', basket: 'bundle' },
    /the voucher is paid too late/,
  ],
  [
    'the voucher is not paid, or paid when its order has been given up',
    { place: placeOf('pt'), methods: ['multibanco'], secondTab: 'none', takenBack: false },
    /the voucher is paid too late/,
  ],
];

describe('product 4.138, 4.211: no withdrawal that was answered is lost, and each is acknowledged once', () => {
  it.each([
    ['the order', { place: placeOf('de'), methods: ['card'], secondTab: 'none' }],
    ['unknown number', { place: placeOf('se'), methods: ['refused card'], maxAttempts: 1 }],
  ] as const)('from %s', { timeout: 240_000 }, async (withdraws, certain) => {
    const traces: string[] = [];
    for (let seed = 1; seed <= 12; seed += 1) {
      const { violations, trace } = await runCheckout(seed, { ...certain, withdraws });
      expect(violations, `seed ${seed}`).toEqual([]);
      traces.push(...trace);
    }
    for (const sign of [
      /POST \/api\/withdrawals/,
      /sweeper \d+: mail ".*\((DE|XX)-/,
      /! (stalled|refused for now|answer lost)/,
    ])
      expect(traces.some((line) => sign.test(line))).toBe(true);
  });
});

it.each(situations)('%s: everything holds', { timeout: 240_000 }, async (_name, certain, sign) => {
  const traces: string[] = [];
  for (const seed of seeds) {
    const { violations, trace } = await runCheckout(seed, certain);
    expect(violations, `seed ${seed}`).toEqual([]);
    traces.push(...trace);
  }
  expect(traces.some((line) => sign.test(line))).toBe(true);
});
