/* eslint-disable @typescript-eslint/require-await -- the port is asynchronous, memory is not */
import type {
  Modification,
  PaymentAnswer,
  PaymentEvent,
  PaymentRequest,
  Payments,
  ProvisionalOrder,
} from '../adyen/payments.ts';
import { ShopError } from '../../contract/shop-error.ts';
import type { Store } from '../../stores/types.ts';

/** A payment service that returns what a test specifies and remembers how it was called. */
export interface FakePayments extends Payments {
  /** The results of the next payments and details, in order; `Authorised` once none are left. */
  readonly results: (string | ShopError)[];
  /** The actions of the next answers, in order; none once none are left. */
  readonly actions: NonNullable<PaymentAnswer['action']>[];
  readonly paid: PaymentRequest[];
  /** The locales for which payment methods were requested. */
  readonly listedIn: string[];
  /** What the sheets of provisional payments showed, one after the other. */
  readonly shown: ProvisionalOrder[];
  /** Every modification that was accepted, once per idempotency key. */
  readonly modified: Modification[];
  /** The keys of payments that were reversed. */
  readonly reversed: string[];
  /** `down`: modifications fail; `refused`: the service will never accept them. */
  modifications: 'accepted' | 'down' | 'refused';
  /** The payment to which the next details belong, if it is not the one they are sent to. */
  detailsOf: string | null;
  /** Runs before a response is returned, to simulate changes in the meantime. */
  meanwhile: () => void | Promise<void>;
}

/** What the fake takes in every country. */
const offered: readonly string[] = ['scheme', 'klarna', 'ideal', 'multibanco', 'bankTransfer_IBAN'];

/** The express wallets of every country. */
const express: readonly string[] = ['googlepay', 'paypal'];

export function fakePayments(store: Pick<Store, 'merchantAccount'>): FakePayments {
  const fake: FakePayments = {
    results: [],
    actions: [],
    paid: [],
    listedIn: [],
    shown: [],
    modified: [],
    get reversed() {
      return fake.modified.filter(({ kind }) => kind === 'reverse').map(({ key }) => key);
    },
    modifications: 'accepted',
    detailsOf: null,
    meanwhile: () => undefined,

    async listMethods({ locale }) {
      fake.listedIn.push(locale);
      return {
        paymentMethods: { paymentMethods: offered.map((type) => ({ type })) },
        express: express.map((type) => ({ type })),
      };
    },
    isOffered: (type) => offered.includes(type) || express.includes(type),
    async pay(request) {
      fake.paid.push(request);
      return answer(request.key);
    },
    async submitDetails(key, { details }) {
      if (details.redirectResult === 'wrong') throw new ShopError('InvalidInput', 'wrong details');
      return answer(fake.detailsOf ?? key);
    },
    async updateOrder(order) {
      if (order.paymentData === 'wrong') throw new ShopError('InvalidInput', 'wrong payment data');
      fake.shown.push(order);
      await fake.meanwhile();
      return `${order.paymentData}+`;
    },
    async modify(modification) {
      if (fake.modifications === 'down') throw new ShopError('PaymentUnavailable', 'down');
      if (fake.modifications === 'refused') throw new ShopError('InvalidInput', 'refused for good');
      const { idempotencyKey } = modification;
      const isRepeated = fake.modified.some((earlier) => earlier.idempotencyKey === idempotencyKey);
      if (!isRepeated) fake.modified.push(modification);
      return `MOD-${idempotencyKey}`;
    },
    readEvents(body) {
      const events = (body as (PaymentEvent & { merchantAccount?: string })[]).map(
        ({ merchantAccount = store.merchantAccount, ...event }) => ({ merchantAccount, event }),
      );
      return { events, others: [], isSigned: true };
    },
  };

  async function answer(reference: string): Promise<PaymentAnswer> {
    await fake.meanwhile();
    const result = fake.results.shift() ?? 'Authorised';
    if (typeof result !== 'string') throw result;
    const redirect = result === 'RedirectShopper';
    return {
      resultCode: result,
      pspReference: redirect ? null : `PSP-${reference}`,
      amount: null,
      action: redirect ? { type: 'redirect', url: 'https://bank.example' } : (fake.actions.shift() ?? null),
      reason: result === 'Refused' ? 'Not enough balance' : null,
      reference,
    };
  }
  return fake;
}
