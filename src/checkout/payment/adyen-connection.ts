import type { AdditionalDetailsData, CoreConfiguration, PaymentData } from '@adyen/adyen-web';
import type {
  PaymentMethods,
  PaymentResult,
  CreatePayment,
  PaymentDetails,
} from '../../../contract/payment.ts';

/** Translations of adyen-web by language, under the names Adyen uses. */
const adyenLocales: Readonly<Partial<Record<string, string>>> = {
  en: 'en-US',
  sv: 'sv-SE',
  nb: 'no-NO',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  nl: 'nl-NL',
  ko: 'ko-KR',
  ja: 'ja-JP',
  'zh-Hant': 'zh-TW',
};

/** The translation of adyen-web for a language: English where we know of none. */
export const adyenLocaleOf = (language: string): string => adyenLocales[language] ?? 'en-US';

export function connectionOf(methods: PaymentMethods, locale: string): CoreConfiguration {
  const { environment, clientKey, countryCode, amount, paymentMethods, sandboxUrl } = methods;
  return {
    environment: environment as NonNullable<CoreConfiguration['environment']>,
    clientKey,
    countryCode,
    locale,
    amount: { value: amount.centAmount, currency: amount.currencyCode },
    // Adyen's own response, passed through by the shop API: the contract validates only the necessary parts.
    paymentMethodsResponse: paymentMethods as unknown as NonNullable<
      CoreConfiguration['paymentMethodsResponse']
    >,
    analytics: { enabled: false },
    ...(sandboxUrl === null ? {} : { _environmentUrls: environmentUrls(sandboxUrl) }),
  };
}

/** Serves from the sandbox everything that adyen-web would fetch from Adyen's hosts. */
function environmentUrls(sandboxUrl: string) {
  const url = `${sandboxUrl.replace(/\/$/, '')}/checkoutshopper/`;
  return { api: url, analytics: url, cdn: { images: url, translations: url } };
}

export function submittedOf(data: PaymentData): CreatePayment['data'] {
  return { ...data, paymentMethod: { ...data.paymentMethod, type: String(data.paymentMethod.type) } };
}

export function detailsOf({ details, paymentData }: AdditionalDetailsData['data']): PaymentDetails {
  const texts = Object.entries(details).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { details: Object.fromEntries(texts), ...(paymentData === undefined ? {} : { paymentData }) };
}

type SubmitAnswer = Parameters<Parameters<NonNullable<CoreConfiguration['onSubmit']>>[2]['resolve']>[0];

/** What adyen-web is told of a payment: its action is Adyen's own, passed through. */
export const answerOf = ({ resultCode, action }: PaymentResult): SubmitAnswer =>
  ({ resultCode, ...(action && { action }) }) as unknown as SubmitAnswer;
