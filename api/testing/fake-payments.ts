/* eslint-disable @typescript-eslint/require-await -- the port is asynchronous, memory is not */
import type { AuthorisationNotice, PaymentAnswer, PaymentRequest, Payments } from '../payment/payments.ts';
import { ShopError } from '../../contract/shop-error.ts';

/** A payment service that answers what a test wants and remembers what it was asked. */
export interface FakePayments extends Payments {
  /** What the next payments and details answer, in turn; `Authorised` when there is nothing left. */
  readonly results: (string | ShopError)[];
  readonly paid: PaymentRequest[];
  /** The locales in which ways to pay were asked for. */
  readonly listedIn: string[];
  readonly reversed: string[];
  /** While true a reversal does not get through. */
  reversalsDown: boolean;
  /** Runs before an answer is given, as the world may change meanwhile. */
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
