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

/** Those that the page's own button submits, as in the shop. */
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
      ...[Bancontact, BankTransfer, BcmcMobile, Blik, Card, Econtext, EPS, Klarna, MBWay, Multibanco],
      ...[OnlineBankingFI, OnlineBankingPL, PayPal],
      ...[SepaDirectDebit, Swish],
    ],
    paymentMethodsConfiguration: {
      ...Object.fromEntries(withoutButton.map((type) => [type, without])),
      card,
      bcmc: card,
    },
    onReady: () => tell('ready'),
  });
  dropin.mount('#drop-in');
  document.querySelector('#order')?.addEventListener('click', () => dropin.submit());
}

const redirectResult = ask('redirectResult');
if (redirectResult === '') await mount();
else tell(`returned ${resultCodeOf(await post('/details', { details: { redirectResult } }))}`);
