import { createHash } from 'node:crypto';
import { CheckoutAPI, Client, EnvironmentEnum, HttpClientException, Types } from '@adyen/api-library';
import { z } from 'zod';
import { type PaymentMethods, paymentMethodsSchema } from '../../contract/payment.ts';
import type { AdyenPlace } from '../../settings/shared-settings.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { countryOf } from '../../stores/countries.ts';
import type { Store, StoreCountry } from '../../stores/types.ts';
import { adyenOrder, adyenPaymentRequest } from './adyen-request.ts';
import { adyenHttpClient } from './adyen-http-client.ts';
import { isOfferedIn, offeredMethods } from './offered-methods.ts';
import { readEvents } from './adyen-webhook.ts';
import { withVoucherOfPage } from './pay-later.ts';
import type { MethodsQuery, Modification, PaymentAnswer, Payments } from './payments.ts';

/** The Adyen account that takes the shop's payments. */
export interface AdyenSettings extends AdyenPlace {
  readonly apiKey: string;
  readonly clientKey: string;
  /** Hexadecimal; a webhook signed with any of them is authentic. */
  readonly hmacKeys: readonly string[];
  /** Merchant-specific host prefix; set exactly when the environment is LIVE. */
  readonly liveUrlPrefix: string | null;
}

/** What is needed to call Adyen. */
export type AdyenAccess = Pick<AdyenSettings, 'apiKey' | 'environment' | 'liveUrlPrefix' | 'sandboxUrl'>;

const paymentAnswerSchema = z.looseObject({
  resultCode: z.string(),
  pspReference: z.string().nullish(),
  action: z.looseObject({ type: z.string() }).nullish(),
  refusalReason: z.string().nullish(),
  merchantReference: z.string().nullish(),
  amount: z.looseObject({ value: z.int(), currency: z.string() }).nullish(),
});

/** The payment port on Adyen's Checkout API, for one storefront and its merchant account. */
export function adyenPayments(
  settings: AdyenSettings,
  store: Pick<Store, 'merchantAccount' | 'countries'>,
): Payments {
  const { merchantAccount } = store;
  const checkout = new CheckoutAPI(adyenClient(settings));
  return {
    listMethods: async (query) =>
      offeredMethods(
        methodsOf(await listed(checkout, merchantAccount, query).catch(unavailable)),
        countryOf(store, query.country),
      ),

    isOffered: (type, country) => isOfferedIn(countryOf(store, country), type),

    async pay(request) {
      const body = adyenPaymentRequest(request, merchantAccount);
      try {
        return paymentAnswerOf(await checkout.PaymentsApi.payments(body, { idempotencyKey: request.key }));
      } catch (error) {
        const refusal = refusalOf(error);
        const nothing = { pspReference: null, amount: null, action: null };
        return { ...nothing, resultCode: 'Error', reason: wordsOf(refusal), reference: request.key };
      }
    },

    async submitDetails(key, details) {
      const idempotencyKey = fingerprint(key, JSON.stringify(details));
      // Adyen's model lists the details of every method; which ones apply depends on the method.
      const body = details as unknown as Types.checkout.PaymentDetailsRequest;
      try {
        return paymentAnswerOf(await checkout.PaymentsApi.paymentsDetails(body, { idempotencyKey }));
      } catch (error) {
        throw invalid('The payment details were not accepted', refusalOf(error));
      }
    },

    async updateOrder(order) {
      try {
        // Without an idempotency key: an answer that is replayed after another update would say what no sheet shows.
        const answer = await checkout.UtilityApi.updatesOrderForPaypalExpressCheckout(adyenOrder(order));
        return updatedOrderSchema.parse(answer).paymentData;
      } catch (error) {
        throw invalid('The order cannot be changed like this', refusalOf(error));
      }
    },

    async modify(modification) {
      try {
        const answer = await sendModification(checkout, merchantAccount, modification);
        return modificationSchema.parse(answer).pspReference;
      } catch (error) {
        const refusal = refusalOf(error);
        throw invalid(wordsOf(refusal), refusal);
      }
    },

    readEvents: (body) => readEvents(body, settings.hmacKeys),
  };
}

/** Adyen's own list of methods. @throws HttpClientException for a refusal. */
const listed = (
  { PaymentsApi }: CheckoutAPI,
  merchantAccount: string,
  { amount, country, locale }: MethodsQuery,
) =>
  PaymentsApi.paymentMethods({
    merchantAccount,
    amount: { value: amount.centAmount, currency: amount.currencyCode },
    countryCode: country.toUpperCase(),
    shopperLocale: locale,
    channel: Types.checkout.PaymentMethodsRequest.ChannelEnum.Web,
  });

/** An order that is neither too small nor too large for most methods, in minor units. */
const usualOrder = 100_00;

/**
 * What is switched on for a merchant account in a country, whatever the shop offers.
 * @throws HttpClientException for a refusal, and what `fetch` throws.
 */
export async function switchedOn(
  access: AdyenAccess,
  merchantAccount: string,
  { code: country, currency: currencyCode }: Pick<StoreCountry, 'code' | 'currency'>,
  locale: string,
) {
  const checkout = new CheckoutAPI(adyenClient(access));
  const amount = { centAmount: usualOrder, currencyCode, fractionDigits: 2 };
  const { paymentMethods = [] } = await listed(checkout, merchantAccount, { country, amount, locale });
  return asSent(paymentMethods);
}

const updatedOrderSchema = z.looseObject({ paymentData: z.string(), status: z.literal('success') });

const modificationSchema = z.looseObject({ pspReference: z.string() });

function sendModification(
  { ModificationsApi }: CheckoutAPI,
  merchantAccount: string,
  { kind, pspReference, amount, key, method, idempotencyKey }: Modification,
): Promise<unknown> {
  const request = { merchantAccount, reference: key };
  const options = { idempotencyKey };
  if (kind === 'reverse') return ModificationsApi.refundOrCancelPayment(pspReference, request, options);
  const withAmount = { ...request, amount: { value: amount.centAmount, currency: amount.currencyCode } };
  return kind === 'capture'
    ? ModificationsApi.captureAuthorisedPayment(pspReference, withAmount, options)
    : ModificationsApi.refundCapturedPayment(
        pspReference,
        { ...withAmount, ...invoiceOf(method, amount) },
        options,
      );
}

/**
 * Klarna corrects its invoice by what is refunded and refuses a part without lines
 * (https://docs.adyen.com/payment-methods/klarna/). A refund is one line: it need not be for what was bought.
 */
const invoiceOf = (method: string, { centAmount }: Modification['amount']) =>
  method.startsWith('klarna')
    ? {
        lineItems: [{ id: 'refund', description: 'Refund', quantity: 1, amountIncludingTax: centAmount }],
      }
    : {};

function adyenClient({ apiKey, environment, liveUrlPrefix, sandboxUrl }: AdyenAccess): Client {
  const config = {
    apiKey,
    environment: EnvironmentEnum[environment],
    ...(liveUrlPrefix ? { liveEndpointUrlPrefix: liveUrlPrefix } : {}),
  };
  return new Client(config, adyenHttpClient(sandboxUrl));
}

/** Adyen's error code for a request that is still being processed, or whose idempotency key was used with another body. */
const inProgress = '704';

/**
 * The error of a request that Adyen understood and refuses to process. Errors caused by our credentials or by too many calls
 * do not count.
 * @throws ShopError `PaymentUnderWay`, or `PaymentUnavailable` for any other error.
 */
function refusalOf(error: unknown): HttpClientException {
  if (!(error instanceof HttpClientException)) return unavailable(error);
  const { statusCode } = error;
  if (statusCode < 400 || statusCode >= 500 || [401, 403, 408, 409, 429].includes(statusCode))
    return unavailable(error);
  if (error.errorCode === inProgress)
    throw new ShopError('PaymentUnderWay', 'The payment is being processed', undefined, { cause: error });
  return error;
}

const wordsOf = ({ message, responseBody = '' }: HttpClientException): string =>
  `${message} ${responseBody}`.trim();

const invalid = (message: string, cause: HttpClientException): ShopError =>
  new ShopError('InvalidInput', message, undefined, { cause });

function unavailable(cause: unknown): never {
  throw new ShopError('PaymentUnavailable', 'The shop cannot reach its payment service', undefined, {
    cause,
  });
}

function paymentAnswerOf(answer: unknown): PaymentAnswer {
  const parsed = paymentAnswerSchema.safeParse(answer);
  if (!parsed.success) return unavailable(parsed.error);
  const { resultCode, pspReference, amount, action, refusalReason, merchantReference } = parsed.data;
  return withVoucherOfPage({
    resultCode,
    pspReference: pspReference ?? null,
    amount: amount ? { centAmount: amount.value, currencyCode: amount.currency } : null,
    action: action ? asSent(action) : null,
    reason: refusalReason ?? null,
    reference: merchantReference ?? null,
  });
}

function methodsOf(answer: unknown): PaymentMethods['paymentMethods'] {
  const parsed = paymentMethodsSchema.shape.paymentMethods.safeParse(asSent(answer));
  return parsed.success ? parsed.data : unavailable(parsed.error);
}

/** The library's model objects the way they are sent: without undefined fields and classes. */
const asSent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** A key of at most 64 characters (Adyen's limit) that is the same for the same parts. */
const fingerprint = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');
