import type { CoreConfiguration } from '@adyen/adyen-web';

type Resolve = Parameters<NonNullable<CoreConfiguration['onSubmit']>>[2]['resolve'];

const query = new URLSearchParams(location.search);
/** A setting of the page, from its address. */
export const ask = (name: string): string => query.get(name) ?? '';

/** Lists what has happened as text. */
export function tell(what: string): void {
  const line = document.createElement('li');
  line.textContent = what;
  document.querySelector('#told')?.append(line);
}

/** @throws Error unless the server's answer is 2xx */
export async function post(path: string, body: object): Promise<object> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as object;
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

export const resultCodeOf = (answer: object) => String('resultCode' in answer ? answer.resultCode : 'none');

/** Passes the server's response to the library, which shows the next step or the end. */
async function pass(answer: Promise<object>, resolve: Resolve, reject: () => void): Promise<void> {
  try {
    const response = await answer;
    tell(`answer ${resultCodeOf(response)}`);
    resolve(response as Parameters<Resolve>[0]);
  } catch (error) {
    tell(`refused ${String(error)}`);
    reject();
  }
}

const url = `${ask('sandbox')}/checkoutshopper/`;
const countryCode = ask('country');

/** The library's settings. @param amount in minor units @param pay sends what is submitted to the server */
export const configurationFor = async (
  amount: { readonly value: number; readonly currency: string },
  pay: (data: object) => Promise<object>,
): Promise<CoreConfiguration> => ({
  environment: 'test',
  clientKey: ask('key'),
  countryCode,
  locale: 'en-US',
  amount,
  analytics: { enabled: false },
  paymentMethodsResponse: await post('/methods', { countryCode, amount }),
  _environmentUrls: { api: url, analytics: url, cdn: { images: url, translations: url } },
  onSubmit: ({ data }, _component, actions) => void pass(pay(data), actions.resolve, actions.reject),
  onAdditionalDetails: ({ data }, _component, actions) =>
    void pass(post('/details', data), actions.resolve, actions.reject),
  onPaymentCompleted: (result) => tell(`completed ${resultCodeOf(result)}`),
  onPaymentFailed: (result) => tell(`failed ${resultCodeOf(result ?? {})}`),
  onError: ({ name, cause }) => tell(`error ${name} ${String(cause)}`),
});
