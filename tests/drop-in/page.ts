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
  OnlineBankingFI,
  OnlineBankingPL,
  SepaDirectDebit,
  Swish,
} from '@adyen/adyen-web';
import { PayPal } from '../../src/checkout/payment/components/paypal-redirect.ts';
import { ask, configurationFor, post, resultCodeOf, tell } from './told.ts';

/** A page that does nothing but mount the drop-in; everything that happens is listed as text. */

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
  ...['ideal', 'klarna', 'mbway', 'multibanco', 'onlineBanking_PL'],
  ...['sepadirectdebit', 'swish'],
];

const amount = { value: 12_500, currency: ask('currency') };

async function mount(): Promise<void> {
  const pay = (data: object) =>
    post(`/pay${location.search}`, { ...data, countryCode: ask('country'), amount });
  const checkout = await AdyenCheckout(await configurationFor(amount, pay));
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
      ...[OnlineBankingFI, OnlineBankingPL, PayPal],
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
