import { card } from '../../api/testing/sandboxed-shop.ts';
import { type ExpressWallet, expressWalletsIn } from '../../stores/payment-methods.ts';
import type { StoreId } from '../../stores/types.ts';
import type { Random } from './random.ts';

/**
 * How a shopper pays; `swish` shows a code, with `mbway` and `blik` an app asks, `multibanco` is a voucher to be paid
 * later, and a direct debit is decided by the bank days after the order.
 */
type Method =
  | 'card'
  | 'refused card'
  | 'partly approved card'
  | 'bank card'
  | 'klarna'
  | 'paypal'
  | 'swish'
  | 'mbway'
  | 'multibanco'
  | 'blik'
  | 'online banking'
  | 'direct debit';

/** A storefront, a country it sells to, and another country of the same storefront, if it has one. */
interface Place {
  readonly store: StoreId;
  readonly country: string;
  readonly elsewhere: string | null;
  readonly methods: readonly Method[];
}

const cards = ['card', 'refused card', 'partly approved card', 'bank card'] as const;
const places: Readonly<Record<'de' | 'us' | 'se' | 'pt' | 'pl', Place>> = {
  de: { store: 'de', country: 'de', elsewhere: null, methods: [...cards, 'klarna', 'direct debit'] },
  us: { store: 'us', country: 'us', elsewhere: null, methods: [...cards, 'klarna', 'paypal'] },
  se: { store: 'se', country: 'se', elsewhere: null, methods: ['card', 'klarna', 'swish', 'swish'] },
  pt: { store: 'eu', country: 'pt', elsewhere: 'fi', methods: ['card', 'mbway', 'multibanco', 'multibanco'] },
  pl: { store: 'eu', country: 'pl', elsewhere: 'fi', methods: ['card', 'blik', 'blik', 'online banking'] },
};

/** Where a shopper buys. */
export const placeOf = (name: keyof typeof places): Place => places[name];

/** What a shopper intends to do, and where. */
export interface Plan {
  readonly place: Place;
  /** Another storefront with the same merchant account, whose processes get some of the webhooks; null if there is none. */
  readonly neighbor: StoreId | null;
  readonly capture: 'immediate' | 'shipment';
  readonly quantity: number;
  /** What is bought at first: the carrier, a bundle that contains it, or both. */
  readonly basket: 'carrier' | 'bundle' | 'bundle and part';
  readonly code: boolean;
  readonly methods: readonly Method[];
  readonly atBank: 'authorise' | 'refuse' | 'cancel' | 'pending';
  /** How the shopper comes back from the bank. */
  readonly wayBack: 'same browser' | 'other browser' | 'never' | 'twice';
  readonly secondTab:
    'none' | 'address' | 'email' | 'goods' | 'quantity' | 'pays too' | 'country' | 'other storefront';
  /** Whether the cart that was moved to another country is paid for there, too. */
  readonly paysElsewhere: boolean;
  /** What the shopper's bank approves of the first payment. */
  readonly approved: 'as asked' | 'more';
  /** Whether the shopper's bank takes the money back as soon as it has approved a payment that was awaited. */
  readonly takenBack: boolean;
  /** Whether the payment service returns the money, which nobody asked for, as soon as it has some. */
  readonly returned: boolean;
  /** Whether the shopper cancels the order as soon as its page is open. */
  readonly cancels: boolean;
  /** Whether the shopper withdraws in the end, from the order that was told about or from one that nobody knows. */
  readonly withdraws: 'no' | 'the order' | 'unknown number';
  /** Whether the shopper announces in two tabs at once that all of a paid order, which is then shipped, comes back. */
  readonly sendsBack: boolean;
  /** The wallet in whose sheet the shopper pays at first; null for the usual checkout. */
  readonly wallet: ExpressWallet | null;
  /** What happens in the sheet; `behind the shop`: Adyen is asked for PayPal's money although nobody approved anything. */
  readonly sheet: 'authorize' | 'cancel' | 'declined' | 'behind the shop';
  /** Attempts to pay before the shopper gives up. */
  readonly maxAttempts: number;
}

/** @param rare what seldom happens, drawn apart from the rest, which therefore stays as it is. */
export function planOf(random: Random, rare: Random): Plan {
  const place = places[random.weighted({ de: 4, us: 2, se: 2, pt: 2, pl: 2 })];
  const { methods } = place;
  const plan = {
    place,
    neighbor: random.chance(0.2) ? 'fr' : null,
    capture: random.chance(0.25) ? 'shipment' : 'immediate',
    quantity: random.int(1, 3),
    code: random.chance(0.2),
    methods: [random.pick(methods), random.pick(methods), 'card'],
    atBank: random.weighted({ authorise: 6, refuse: 1, cancel: 1, pending: 2 }),
    wayBack: random.weighted({ 'same browser': 6, 'other browser': 1, never: 2, twice: 1 }),
    secondTab: random.weighted({
      ...{ none: 5, address: 1, email: 1, goods: 1, quantity: 1, 'pays too': 1 },
      country: place.elsewhere === null ? 0 : 3,
    }),
    maxAttempts: random.int(3, 8),
  } as const;
  const isIdle = plan.secondTab === 'none' && plan.neighbor !== null;
  return {
    ...plan,
    secondTab: isIdle && rare.chance(0.3) ? 'other storefront' : plan.secondTab,
    paysElsewhere: rare.chance(0.5),
    approved: rare.chance(0.06) ? 'more' : 'as asked',
    takenBack: rare.chance(0.1),
    returned: rare.chance(0.1),
    basket: rare.weighted({ carrier: 6, bundle: 2, 'bundle and part': 2 }),
    cancels: rare.chance(0.15),
    withdraws: rare.weighted({ no: 7, 'the order': 2, 'unknown number': 1 }),
    wallet: rare.chance(1 / 3) ? rare.pick(expressWalletsIn({ code: place.country })) : null,
    sheet: rare.weighted({ authorize: 6, cancel: 1, declined: 1, 'behind the shop': 1 }),
    sendsBack: rare.chance(0.15),
  };
}

/** What the drop-in sends for a method. */
export function dataOf(method: Method): object {
  switch (method) {
    case 'card':
      return card();
    case 'refused card':
      return card(undefined, 'DECLINED');
    case 'partly approved card':
      return card(undefined, 'PARTIAL');
    case 'bank card':
      return card('4212345678910006');
    case 'klarna':
    case 'paypal':
    case 'swish':
    case 'mbway':
    case 'multibanco':
      return { paymentMethod: { type: method } };
    case 'blik':
      return { paymentMethod: { type: 'blik', blikCode: '777123' } };
    case 'online banking':
      return { paymentMethod: { type: 'onlineBanking_PL', issuer: '154' } };
    case 'direct debit':
      return {
        paymentMethod: { type: 'sepadirectdebit', iban: 'DE87 1234 5678 1234 5678 90', ownerName: 'A. Berg' },
      };
  }
}
