import {
  AdyenCheckout,
  Bancontact,
  BankTransfer,
  BcmcMobile,
  Blik,
  Card,
  Dropin,
  Econtext,
  EPS,
  Giftcard,
  Klarna,
  MBWay,
  Multibanco,
  OnlineBankingCZ,
  OnlineBankingFI,
  OnlineBankingPL,
  OnlineBankingSK,
  SepaDirectDebit,
  Swish,
  type CoreConfiguration,
} from '@adyen/adyen-web';
import { PayPal } from '../../src/checkout/payment/components/paypal-redirect.ts';

/** A page that does nothing but mount the drop-in; everything that happens is listed as text. */

type Submit = NonNullable<CoreConfiguration['onSubmit']>;
type Resolve = Parameters<Submit>[2]['resolve'];

const query = new URLSearchParams(location.search);
const ask = (name: string): string => query.get(name) ?? '';

function tell(what: string): void {
  const line = document.createElement('li');
  line.textContent = what;
  document.querySelector('#told')?.append(line);
}

async function post(path: string, body: object): Promise<object> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as object;
}

const resultCodeOf = (answer: object) => String('resultCode' in answer ? answer.resultCode : 'none');

/** Passes the server's response to the drop-in, which shows the next step or the end. */
async function pass(answer: Promise<object>, resolve: Resolve, reject: () => void): Promise<void> {
  try {
    const response = await answer;
    tell(`answer ${resultCodeOf(response)}`);
    resolve(response as Parameters<Resolve>[0]);
  } catch {
    reject();
  }
}

/**
 * A gift card has to hold the whole amount: the rest would be a second payment for one order, which this page, like the
 * shop, does not make. It says so before anything is paid.
 */
async function checkBalance(
  { paymentMethod }: { readonly paymentMethod: object },
  resolve: (balance: { readonly balance: Balance }) => void,
  reject: (error: Error) => void,
): Promise<void> {
  const { balance } = (await post('/balance', { paymentMethod, amount })) as { readonly balance: Balance };
  if (balance.value >= amount.value) {
    resolve({ balance });
    return;
  }
  tell(`the gift card holds ${balance.value} of ${amount.value}: please pay by another method`);
  reject(new Error('not enough'));
}

interface Balance {
  readonly value: number;
  readonly currency: string;
}

/** Those that the page's own button submits, as in the shop: all but gift cards. */
const withoutButton = [
  ...['bankTransfer_IBAN', 'bcmc_mobile', 'blik', 'brandNewWallet', 'ebanking_FI', 'econtext_seven_eleven'],
  ...['econtext_stores', 'eps', 'paypal'],
  ...['ideal', 'klarna', 'mbway', 'multibanco', 'onlineBanking_CZ', 'onlineBanking_PL', 'onlineBanking_SK'],
  ...['sepadirectdebit', 'swish'],
];

const amount = { value: 12_500, currency: ask('currency') };

async function mount(): Promise<void> {
  const countryCode = ask('country');
  const url = `${ask('sandbox')}/checkoutshopper/`;
  const checkout = await AdyenCheckout({
    environment: 'test',
    clientKey: ask('key'),
    countryCode,
    locale: 'en-US',
    amount,
    analytics: { enabled: false },
    paymentMethodsResponse: await post('/methods', { countryCode, amount }),
    _environmentUrls: { api: url, analytics: url, cdn: { images: url, translations: url } },
    onSubmit: ({ data }, _component, actions) =>
      void pass(post(`/pay?${query}`, { ...data, countryCode, amount }), actions.resolve, actions.reject),
    onAdditionalDetails: ({ data }, _component, actions) =>
      void pass(post('/details', data), actions.resolve, actions.reject),
    onPaymentCompleted: (result) => tell(`completed ${resultCodeOf(result)}`),
    onPaymentFailed: (result) => tell(`failed ${resultCodeOf(result ?? {})}`),
    onError: (error) => tell(`error ${error.name}`),
  });
  const card = { hasHolderName: true, holderNameRequired: true, showPayButton: false };
  const without = { showPayButton: false };
  const dropin = new Dropin(checkout, {
    paymentMethodComponents: [
      ...[
        Bancontact,
        BankTransfer,
        BcmcMobile,
        Blik,
        Card,
        Econtext,
        EPS,
        Giftcard,
        Klarna,
        MBWay,
        Multibanco,
      ],
      ...[OnlineBankingCZ, OnlineBankingFI, OnlineBankingPL, OnlineBankingSK, PayPal],
      ...[SepaDirectDebit, Swish],
    ],
    paymentMethodsConfiguration: {
      ...Object.fromEntries(withoutButton.map((type) => [type, without])),
      card,
      bcmc: card,
      giftcard: { onBalanceCheck: (resolve, reject, data) => checkBalance(data, resolve, reject) },
    },
    onReady: () => tell('ready'),
  });
  dropin.mount('#drop-in');
  document.querySelector('#order')?.addEventListener('click', () => dropin.submit());
}

const redirectResult = ask('redirectResult');
if (redirectResult === '') await mount();
else tell(`returned ${resultCodeOf(await post('/details', { details: { redirectResult } }))}`);
