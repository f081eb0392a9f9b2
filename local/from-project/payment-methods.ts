import type { PaymentMethodOffer } from 'storefront-sandbox';
import { z } from 'zod';
import { localeOf } from '../../stores/languages.ts';
import type { Store } from '../../stores/types.ts';

const answerSchema = z.object({
  paymentMethods: z.array(
    z.object({
      type: z.string(),
      name: z.string(),
      brands: z.array(z.string()).optional(),
      issuers: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
      configuration: z
        .object({
          merchantId: z.string(),
          merchantName: z.string().optional(),
          intent: z.enum(['capture', 'authorize']).optional(),
        })
        .optional()
        .catch(undefined),
    }),
  ),
});
type Method = z.output<typeof answerSchema>['paymentMethods'][number];

/** Where and how Adyen is asked. */
export interface AdyenAccess {
  /** With its version: `https://checkout-test.adyen.com/v72`. */
  readonly url: string;
  readonly apiKey: string;
}

/**
 * The payment methods that are configured for the storefronts' merchant accounts, by asking for each country in each of its
 * languages, as a shopper's browser would.
 * @throws Error with the country and what Adyen answered.
 */
export async function readPaymentMethods(
  access: AdyenAccess,
  stores: readonly Store[],
): Promise<PaymentMethodOffer[]> {
  const offers = new Map<string, Mutable>();
  for (const { merchantAccount, countries, languages } of stores)
    for (const country of countries)
      for (const language of new Set(['en', ...(country.languages ?? languages)] as const)) {
        const asked = {
          merchantAccount,
          countryCode: country.code.toUpperCase(),
          amount: { value: 100_00, currency: country.currency },
          shopperLocale: localeOf(language, country),
          channel: 'Web',
        };
        for (const method of await ask(access, asked)) add(offers, method, language, asked);
      }
  return [...offers.values()];
}

type Mutable = Omit<PaymentMethodOffer, 'name' | 'currencies'> & {
  name: { en: string } & Record<string, string>;
  currencies: Record<string, string>;
};

interface Asked {
  readonly countryCode: string;
  readonly amount: { readonly currency: string };
}

/** Adds what a method is called in a language, and that it is offered in a country. */
function add(
  offers: Map<string, Mutable>,
  { name, ...method }: Method,
  language: string,
  { countryCode, amount }: Asked,
): void {
  const known = offers.get(method.type);
  const names = {
    en: name,
    ...known?.name,
    ...(known?.name[language] === undefined && { [language]: name }),
  };
  const currencies = { ...known?.currencies, [countryCode]: amount.currency };
  const brands = [...new Set([...(known?.brands ?? []), ...(method.brands ?? [])])];
  const defined = Object.fromEntries(Object.entries(method).filter(([, value]) => value !== undefined));
  offers.set(method.type, {
    ...(defined as Pick<Method, 'type'>),
    ...(brands.length > 0 && { brands }),
    name: names,
    currencies,
  });
}

async function ask({ url, apiKey }: AdyenAccess, body: Asked): Promise<readonly Method[]> {
  const what = `Adyen's payment methods in ${body.countryCode}`;
  const answer = await fetch(`${url}/paymentMethods`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-API-Key': apiKey },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  }).catch((error: unknown) => {
    throw new Error(`${what} could not be read: nobody answers at ${url}.`, { cause: error });
  });
  const read = answerSchema.safeParse(await answer.json().catch(() => null));
  if (answer.ok && read.success) return read.data.paymentMethods;
  const remedy = [401, 403].includes(answer.status)
    ? 'Is ADYEN_API_KEY that of the environment, and may it use the merchant account of the storefront? Without a key, the methods of the brand are used.'
    : 'Try again later.';
  throw new Error(`${what} could not be read: it answers ${answer.status}. ${remedy}`);
}
