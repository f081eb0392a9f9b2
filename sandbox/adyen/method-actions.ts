import { createHash } from 'node:crypto';
import { isOpen, type Payment } from './payment.ts';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');

/**
 * How a method that does not redirect the shopper is paid: with a voucher or a bank transfer later, or by scanning a code
 * or confirming a message with the bank's app while the page waits.
 */
const actionTypes: Readonly<Partial<Record<string, 'voucher' | 'bankTransfer' | 'qrCode' | 'await'>>> = {
  multibanco: 'voucher',
  econtext_stores: 'voucher',
  bankTransfer_IBAN: 'bankTransfer',
  swish: 'qrCode',
  bcmc_mobile: 'qrCode',
  mbway: 'await',
  blik: 'await',
};

/** The result code with which a payment by a method other than cards and wallets begins. */
export function firstResultOf(method: string): Payment['resultCode'] {
  const type = actionTypes[method];
  if (type === 'bankTransfer' || method === 'sepadirectdebit') return 'Received';
  if (type === 'voucher') return 'PresentToShopper';
  return type ? 'Pending' : 'RedirectShopper';
}

/**
 * Whether the shopper decides without a way back to the shop: in an app, at a counter, or, for 7-Eleven, with the voucher
 * on the page to which the shop has sent the shopper.
 */
export const endsElsewhere = ({ method }: Payment): boolean =>
  actionTypes[method] !== undefined || method === 'econtext_seven_eleven';

/** Whether the browser library asks for the result while the shopper uses an app. */
export const isPolled = ({ method }: Payment): boolean =>
  actionTypes[method] === 'qrCode' || actionTypes[method] === 'await';

/** A time as Adyen writes it, `2026-11-29T12:00:00`, without the offset: Swedish writes times as ISO 8601 does. */
const localTime = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(at)
    .replace(' ', 'T');

/** In which time a voucher has to be paid, in milliseconds. */
const voucherLifetime = 3 * 24 * 60 * 60 * 1000;

/** What each voucher has besides its number, and by which clock it tells its end. */
const vouchers = {
  multibanco: { zone: 'Europe/Lisbon', parts: { entity: '12101' } },
  econtext_stores: {
    zone: 'Asia/Tokyo',
    parts: {
      maskedTelephoneNumber: '••••••1234',
      instructionsUrl: 'https://www.econtext.example/stores/',
    },
  },
} as const;

/** A number of nine digits that is always the same for the payment. */
const voucherNumber = ({ pspReference }: Payment): string =>
  (createHash('sha256').update(pspReference).digest().readUIntBE(0, 6) % 1e9).toString().padStart(9, '0');

/**
 * The `action` with which the browser library shows the shopper what to do; undefined if it is not up to the shopper.
 * @param publicUrl origin at which a browser reaches the stand-in
 */
export function actionOf(payment: Payment, publicUrl: string): object | undefined {
  const { method, bankToken, resultCode } = payment;
  if (!isOpen(payment)) return undefined;
  const type = actionTypes[method];
  const common = { type, paymentMethodType: method, paymentData: bankToken };
  const url = `${publicUrl}/adyen/bank/${bankToken}`;
  if (payment.paypal)
    return {
      ...common,
      type: 'sdk',
      paymentData: payment.paypal.paymentData,
      sdkData: { token: bankToken },
    };
  if (resultCode === 'IdentifyShopper') return fingerprintAction(payment, publicUrl);
  if (resultCode === 'ChallengeShopper') return challengeAction(payment, publicUrl);
  if (resultCode === 'RedirectShopper')
    return { type: 'redirect', method: 'GET', paymentMethodType: method, url };
  const owed = { totalAmount: payment.amount, initialAmount: payment.amount };
  const reference = voucherNumber(payment);
  if (type === 'voucher') {
    const { zone, parts } = vouchers[method as keyof typeof vouchers];
    const expiresAt = localTime(Date.now() + voucherLifetime, zone);
    return { ...common, ...owed, ...parts, reference, expiresAt, merchantReference: payment.reference };
  }
  if (type === 'bankTransfer') {
    const receiver = { beneficiary: 'Sandbox Bank', iban: 'NL13TEST0123456789', bic: 'TESTNL01' };
    return { ...common, ...owed, ...receiver, reference };
  }
  return type && { ...common, ...(type === 'qrCode' && { qrCodeData: url, url }) };
}

/** First step of native 3-D Secure 2: the library opens the issuer's fingerprint page invisibly. */
function fingerprintAction({ method, bankToken }: Payment, publicUrl: string): object {
  const url = `${publicUrl}/adyen/bank/fingerprint`;
  return {
    type: 'threeDS2',
    subtype: 'fingerprint',
    paymentMethodType: method,
    paymentData: bankToken,
    token: encoded({
      threeDSServerTransID: bankToken,
      threeDSMethodUrl: url,
      threeDSMethodNotificationURL: url,
    }),
  };
}

/** Second step: the library shows the issuer's challenge in a frame. */
export function challengeAction({ method, bankToken }: Payment, publicUrl: string): object {
  const url = `${publicUrl}/adyen/bank/challenge`;
  return {
    type: 'threeDS2',
    subtype: 'challenge',
    paymentMethodType: method,
    authorisationToken: bankToken,
    token: encoded({
      acsURL: url,
      acsTransID: bankToken,
      messageVersion: '2.2.0',
      threeDSNotificationURL: url,
      threeDSServerTransID: bankToken,
    }),
  };
}
