/* eslint-disable @typescript-eslint/require-await -- the port is asynchronous, memory is not */
import type { AuthorisationNotice, PaymentAnswer, PaymentRequest, Payments } from '../payment/payments.ts';
import { ShopError } from '../../contract/shop-error.ts';

/** A payment service that returns what a test specifies and remembers how it was called. */
export interface FakePayments extends Payments {
  /** The results of the next payments and details, in order; `Authorised` once none are left. */
  readonly results: (string | ShopError)[];
  readonly paid: PaymentRequest[];
  /** The locales for which payment methods were requested. */
  readonly listedIn: string[];
  readonly reversed: string[];
  /** While true, reversals fail. */
  reversalsDown: boolean;
  /** Runs before a response is returned, to simulate changes in the meantime. */
  meanwhile: () => void | Promise<void>;
}

export function fakePayments(): FakePayments {
  const fake: FakePayments = {
    results: [],
    paid: [],
    listedIn: [],
    reversed: [],
    reversalsDown: false,
    meanwhile: () => undefined,

    async listMethods({ locale }) {
      fake.listedIn.push(locale);
      return { paymentMethods: [{ type: 'scheme' }] };
    },
    async pay(request) {
      fake.paid.push(request);
      return answer(request.key);
    },
    async submitDetails(key, { details }) {
      if (details['redirectResult'] === 'wrong') throw new ShopError('InvalidInput', 'wrong details');
      return answer(details['reference'] ?? key);
    },
    async reverse(key) {
      if (fake.reversalsDown) throw new ShopError('PaymentUnavailable', 'down');
      fake.reversed.push(key);
    },
    readAuthorisations(body) {
      return body as AuthorisationNotice[];
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
      action: redirect ? { type: 'redirect', url: 'https://bank.example' } : null,
      reason: result === 'Refused' ? 'Not enough balance' : null,
      reference,
    };
  }
  return fake;
}
