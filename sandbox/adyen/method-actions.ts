import { createHash } from 'node:crypto';
import type { Payment, ResultCode } from './payment.ts';

/**
 * How a method that does not redirect the shopper is paid: with a voucher or a bank transfer later, by scanning a code
 * or confirming a message with the bank's app while the page waits, or in an app to which the page switches.
 */
type ActionType = 'voucher' | 'bankTransfer' | 'qrCode' | 'await' | 'sdk';

const actionTypes: Readonly<Record<string, ActionType>> = {
  multibanco: 'voucher',
  econtext_stores: 'voucher',
  bankTransfer_IBAN: 'bankTransfer',
  swish: 'qrCode',
  bcmc_mobile: 'qrCode',
  mbway: 'await',
  blik: 'await',
  wechatpaySDK: 'sdk',
};

/** The result code with which a payment by each of them begins. */
const firstResults = {
  voucher: 'PresentToShopper',
  bankTransfer: 'Received',
  qrCode: 'Pending',
  await: 'Pending',
  sdk: 'Pending',
} as const satisfies Readonly<Record<ActionType, ResultCode>>;

/** What the shopper has to do if the method neither is a card nor redirects to a bank's page. */
export function actionTypeOf({ method, paypal }: Pick<Payment, 'method' | 'paypal'>): ActionType | undefined {
  if (paypal) return 'sdk';
  return Object.hasOwn(actionTypes, method) ? actionTypes[method] : undefined;
}

/**
 * Whether the shopper decides without a way back to the shop: in an app, at a counter, or, for 7-Eleven, with the voucher
 * on the page to which the shop has sent the shopper.
 */
export const endsElsewhere = (payment: Pick<Payment, 'method' | 'paypal'>): boolean =>
  actionTypeOf(payment) !== undefined || payment.method === 'econtext_seven_eleven';

/** The result code with which a payment by this kind of action begins. */
export const firstResultOf = (type: ActionType): ResultCode => firstResults[type];

/** Whether the browser library asks for the result while the shopper uses an app. */
export const isPolled = (type: ActionType): boolean => type === 'qrCode' || type === 'await';

/** By which clock each voucher tells its end. */
const voucherZones: Readonly<Record<string, string>> = {
  multibanco: 'Europe/Lisbon',
  econtext_stores: 'Asia/Tokyo',
};

/** A time as Adyen writes it, `2026-11-29T12:00:00`, without the offset: Swedish writes times as ISO 8601 does. */
const localTime = (at: number, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(at)
    .replace(' ', 'T');

/** In which time a voucher has to be paid, in milliseconds. */
const voucherLifetime = 3 * 24 * 60 * 60 * 1000;

/** What a convenience store's voucher has instead of an entity. */
const storeCounter = {
  maskedTelephoneNumber: '••••••1234',
  instructionsUrl: 'https://www.econtext.example/stores/',
};

/** A number of nine digits that is always the same for the payment. */
const voucherNumber = ({ pspReference }: Payment): string =>
  (Number.parseInt(createHash('sha256').update(pspReference).digest('hex').slice(0, 12), 16) % 1e9)
    .toString()
    .padStart(9, '0');

/**
 * The `action` with which the browser library shows the shopper what to do.
 * @param bankUrl address of the payment's page at the bank
 * @param now milliseconds since 1970
 */
export function methodAction(type: ActionType, payment: Payment, bankUrl: string, now: number): object {
  const common = { type, paymentMethodType: payment.method };
  const owed = { totalAmount: payment.amount, initialAmount: payment.amount };
  switch (type) {
    case 'voucher':
      return {
        ...common,
        ...owed,
        ...(payment.method === 'econtext_stores' ? storeCounter : { entity: '12101' }),
        reference: voucherNumber(payment),
        expiresAt: localTime(now + voucherLifetime, voucherZones[payment.method]),
        merchantReference: payment.reference,
      };
    case 'bankTransfer':
      return {
        ...common,
        ...owed,
        beneficiary: 'Sandbox Bank',
        iban: 'NL13TEST0123456789',
        bic: 'TESTNL01',
        reference: voucherNumber(payment),
      };
    case 'qrCode':
      return { ...common, paymentData: payment.bankToken, qrCodeData: bankUrl, url: bankUrl };
    case 'await':
      return { ...common, paymentData: payment.bankToken };
    case 'sdk':
      return {
        ...common,
        paymentData: payment.paypal?.paymentData ?? payment.bankToken,
        sdkData: { token: payment.bankToken },
      };
  }
}
