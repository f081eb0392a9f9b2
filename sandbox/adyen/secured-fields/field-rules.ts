import type { CardBrand } from './card-brands.ts';
import { unknownBrand } from './card-brands.ts';
import { formatCardNumber, onlyDigits, passesLuhn } from './card-number.ts';
import type { YearMonth } from './expiry-date.ts';
import { expiryDateError, formatExpiryDate, parseExpiryDate } from './expiry-date.ts';
import type { Encryption, FieldType } from './messages.ts';

/** What a field knows in addition to its text. */
export interface FieldContext {
  readonly brand: CardBrand;
  /** Exact length of the number, once the BIN lookup has returned it. */
  readonly panLength?: number | undefined;
  readonly luhnCheck: boolean;
  readonly today: YearMonth;
}

/** The state of a field's text. */
export type Verdict =
  | { readonly kind: 'empty' | 'incomplete' }
  | { readonly kind: 'wrong'; readonly error: string }
  | { readonly kind: 'complete'; readonly encryption: Encryption };

/** What distinguishes the three kinds of fields. */
interface FieldRules {
  /** The text as displayed. */
  readonly format: (text: string, context: FieldContext, deleting: boolean) => string;
  readonly judge: (text: string, context: FieldContext) => Verdict;
  /** The action that reports a change of the field's validity. */
  readonly changeAction: 'numberKeyPressed' | 'dateKeyPressed' | 'cvcKeyPressed';
  readonly incompleteError: (context: FieldContext) => string;
  /** HTML autofill token. */
  readonly autocomplete: string;
}

const blank: Verdict = { kind: 'empty' };
const incomplete: Verdict = { kind: 'incomplete' };
const secret = (encryptedFieldName: string, type: string, value: string) => ({
  type,
  encryptedFieldName,
  blob: `test_${value}`,
});

const numberLengths = ({ brand, panLength }: FieldContext) => (panLength ? [panLength] : brand.lengths);

const cardNumber: FieldRules = {
  changeAction: 'numberKeyPressed',
  incompleteError: () => 'cc.num.901',
  autocomplete: 'cc-number',
  format: (text, context) =>
    formatCardNumber(onlyDigits(text, Math.max(...numberLengths(context))), context.brand.groups),
  judge(text, context) {
    const digits = onlyDigits(text, 19);
    const lengths = numberLengths(context);
    if (digits === '') return blank;
    if (!lengths.includes(digits.length)) return incomplete;
    if (context.luhnCheck && !passesLuhn(digits)) {
      return digits.length === Math.max(...lengths) ? { kind: 'wrong', error: 'cc.num.902' } : incomplete;
    }
    return {
      kind: 'complete',
      encryption: {
        encryptedCardNumber: [secret('encryptedCardNumber', 'card', digits)],
        endDigits: digits.slice(-4),
        issuerBin: digits.slice(0, 8),
      },
    };
  },
};

const expiryDate: FieldRules = {
  changeAction: 'dateKeyPressed',
  incompleteError: () => 'cc.dat.911',
  autocomplete: 'cc-exp',
  format: (text, _context, deleting) => formatExpiryDate(text, deleting),
  judge(text, { today }) {
    if (text === '') return blank;
    const date = parseExpiryDate(text);
    if (!date) return incomplete;
    const error = expiryDateError(date, today);
    if (error) return { kind: 'wrong', error };
    return {
      kind: 'complete',
      encryption: {
        type: 'year',
        encryptedExpiryDate: [
          secret('encryptedExpiryMonth', 'month', text.slice(0, 2)),
          secret('encryptedExpiryYear', 'year', String(date.year)),
        ],
      },
    };
  },
};

const securityCode: FieldRules = {
  changeAction: 'cvcKeyPressed',
  incompleteError: ({ brand }) => (brand.name === 'amex' ? 'cc.cvc.921.amex' : 'cc.cvc.921'),
  autocomplete: 'cc-csc',
  format: (text, { brand }) => onlyDigits(text, brand.securityCodeLength),
  judge(text, { brand }) {
    if (text === '') return blank;
    const enough =
      brand === unknownBrand
        ? text.length >= 3 && text.length <= 4
        : text.length === brand.securityCodeLength;
    if (!enough) return incomplete;
    return {
      kind: 'complete',
      encryption: { encryptedSecurityCode: [secret('encryptedSecurityCode', 'cvc', text)] },
    };
  },
};

/** The rules of each field. */
export const fieldRules: Readonly<Record<FieldType, FieldRules>> = {
  encryptedCardNumber: cardNumber,
  encryptedExpiryDate: expiryDate,
  encryptedSecurityCode: securityCode,
};
