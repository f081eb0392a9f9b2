import { type CardBrand, detectBrand, passesLuhn } from './card-brands.ts';

/** What the text of a field means: its error code, what is sent if it is complete, or neither. */
interface Verdict {
  readonly error?: string;
  readonly encryption?: object;
}

/** A value for the payment request. The stand-in does not encrypt. */
const secret = (encryptedFieldName: string, type: string, value: string) => ({
  ...{ type, encryptedFieldName, blob: `test_${value}` },
});

/** Cards are not issued for longer than this, in months, so a later date is a typing error. */
const longestValidity = 20 * 12;

function judgeNumber(text: string): Verdict {
  const digits = digitsOf(text);
  const { lengths } = detectBrand(digits);
  if (!lengths.includes(digits.length)) return {};
  if (!passesLuhn(digits)) return digits.length === lengths.at(-1) ? { error: 'cc.num.902' } : {};
  const encryptedCardNumber = [secret('encryptedCardNumber', 'card', digits)];
  return { encryption: { encryptedCardNumber, endDigits: digits.slice(-4), issuerBin: digits.slice(0, 8) } };
}

function judgeDate(text: string): Verdict {
  const [, month = '', year = ''] = /^(0?[1-9](?=\/)|0[1-9]|1[0-2])\/?(?:20)?(\d\d)$/.exec(text) ?? [];
  if (year === '') return {};
  const now = new Date();
  const monthsLeft = (2000 + Number(year) - now.getFullYear()) * 12 + Number(month) - (now.getMonth() + 1);
  if (monthsLeft < 0) return { error: 'cc.dat.912' };
  if (monthsLeft > longestValidity) return { error: 'cc.dat.913' };
  const encryptedExpiryDate = [
    secret('encryptedExpiryMonth', 'month', month.padStart(2, '0')),
    secret('encryptedExpiryYear', 'year', `20${year}`),
  ];
  return { encryption: { type: 'year', encryptedExpiryDate } };
}

function judgeCode(text: string, brand: CardBrand): Verdict {
  const encryptedSecurityCode = [secret('encryptedSecurityCode', 'cvc', text)];
  const isComplete = /^\d+$/.test(text) && text.length === brand.securityCodeLength;
  return isComplete ? { encryption: { encryptedSecurityCode } } : {};
}

export const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** What distinguishes the fields: their HTML autofill, their longest text, and the action that reports a change. */
export const fieldRules = {
  encryptedCardNumber: {
    ...{ autocomplete: 'cc-number', maxLength: 23, action: 'numberKeyPressed' },
    ...{ judge: judgeNumber, incomplete: () => 'cc.num.901' },
  },
  encryptedExpiryDate: {
    ...{ autocomplete: 'cc-exp', maxLength: 7, action: 'dateKeyPressed' },
    ...{ judge: judgeDate, incomplete: () => 'cc.dat.911' },
  },
  encryptedSecurityCode: {
    ...{ autocomplete: 'cc-csc', maxLength: 4, action: 'cvcKeyPressed', judge: judgeCode },
    incomplete: ({ name }: CardBrand) => (name === 'amex' ? 'cc.cvc.921.amex' : 'cc.cvc.921'),
  },
} as const;
