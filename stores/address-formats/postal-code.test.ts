import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressProblem } from './address-problem.ts';
import { statesOfPostalCode } from './postal-states.ts';
import { addressFormat } from './index.ts';
import { cleanCode } from '../typed-text.ts';
import { isOfDigits, isPostalCode, normalizePostalCode } from './postal-code.ts';

interface Examples {
  /** What may be typed, and the official spelling. */
  readonly valid: Readonly<Record<string, string>>;
  readonly invalid: readonly string[];
}

const examples: Readonly<Record<string, Examples>> = {
  us: { valid: { '10001': '10001', ' 10001-1234 ': '10001-1234' }, invalid: ['1000', '10001-12', 'ABCDE'] },
  ca: { valid: { k1a0b1: 'K1A 0B1', 'V6B-4Y8': 'V6B 4Y8' }, invalid: ['K1A 0B', 'D1A 0B1', 'K1A 0O1'] },
  au: { valid: { '2000': '2000', '0800': '0800' }, invalid: ['200', '20000'] },
  gb: {
    valid: {
      sw1a1aa: 'SW1A 1AA',
      'M1 1AE': 'M1 1AE',
      cr26xh: 'CR2 6XH',
      'DN55  1PT': 'DN55 1PT',
      'EC1A 1BB': 'EC1A 1BB',
      'w1a 0ax': 'W1A 0AX',
      BT11AA: 'BT1 1AA',
    },
    invalid: ['SW1A', 'SW1A 1A', '1SW 1AA', 'SW1A 1AC', 'Q1 1AA'],
  },
  ie: { valid: { d02x285: 'D02 X285', D6WXY00: 'D6W XY00' }, invalid: ['D02 X28', 'B02 X285', 'C6W X285'] },
  at: { valid: { '1010': '1010', 'A-1010': '1010' }, invalid: ['0101', '10100'] },
  be: { valid: { '1000': '1000', 'B-1000': '1000' }, invalid: ['0100', '100'] },
  cy: { valid: { '1010': '1010', 'CY-1010': '1010' }, invalid: ['101', '10101'] },
  cz: { valid: { '11000': '110 00', '110 00': '110 00' }, invalid: ['010 00', '110 0'] },
  de: { valid: { '10115': '10115', 'D-10115': '10115' }, invalid: ['1011', '1011A'] },
  dk: { valid: { '0999': '0999', 'dk-1050': '1050' }, invalid: ['105', '10500'] },
  ee: { valid: { '10111': '10111' }, invalid: ['1011', '101 11'] },
  es: { valid: { '28013': '28013', '52001': '52001' }, invalid: ['53001', '00100', '2801'] },
  fi: { valid: { '00100': '00100', 'FI-00100': '00100' }, invalid: ['0010', '001000'] },
  fr: { valid: { '75001': '75001', '75 001': '75001' }, invalid: ['7500', '750011'] },
  gr: { valid: { '10557': '105 57', '105 57': '105 57' }, invalid: ['005 57', '1055'] },
  hr: { valid: { '10000': '10000', 'HR-10000': '10000' }, invalid: ['60000', '1000'] },
  hu: { valid: { '1051': '1051', 'H-1051': '1051' }, invalid: ['0151', '10511'] },
  it: { valid: { '00187': '00187' }, invalid: ['0018', '001870'] },
  lt: { valid: { '01103': 'LT-01103', 'lt-01103': 'LT-01103', LT01103: 'LT-01103' }, invalid: ['0110'] },
  lu: { valid: { '1009': '1009', 'L-1009': '1009' }, invalid: ['109', 'LV-1009'] },
  lv: { valid: { '1010': 'LV-1010', lv1010: 'LV-1010' }, invalid: ['101', 'LT-1010'] },
  nl: { valid: { '1012ab': '1012 AB', '1012 AB': '1012 AB' }, invalid: ['1012', '0123 AB', '1012 SS'] },
  pl: { valid: { '00950': '00-950', '00-950': '00-950' }, invalid: ['009-50', '0095'] },
  pt: { valid: { '1100148': '1100-148', '1100-148': '1100-148' }, invalid: ['1100', '0100-148'] },
  se: { valid: { '11122': '111 22', 'SE-111 22': '111 22' }, invalid: ['1112', '111222'] },
  si: { valid: { '1000': '1000', 'SI-1000': '1000' }, invalid: ['0100', '10000'] },
  sk: { valid: { '81101': '811 01', '010 01': '010 01' }, invalid: ['110 00', '8110'] },
  jp: {
    valid: {
      '1000001': '100-0001',
      '〒100-0001': '100-0001',
      '１００－０００１': '100-0001',
      '100ー0001': '100-0001',
    },
    invalid: ['100-001', '10-00001'],
  },
  kr: { valid: { '04524': '04524' }, invalid: ['100-011', '94524'] },
  cn: { valid: { '100006': '100006' }, invalid: ['10000', '1000060'] },
  tw: { valid: { '100': '100', '10058': '10058', '100-057': '100057' }, invalid: ['10', '1000', '100-'] },
};

describe.each(Object.entries(examples))('postal codes of %s', (country, { valid, invalid }) => {
  const format = addressFormat(country);
  if (!format.postalCode) throw new Error(`no postal code in ${country}`);
  const { postalCode } = format;

  it.each(Object.entries(valid))('"%s" is written "%s"', (typed, written) => {
    expect(isPostalCode(postalCode, typed)).toBe(true);
    expect(normalizePostalCode(format, typed)).toBe(written);
    const [state = format.state?.options[0]?.code] = statesOfPostalCode(country, written) ?? [];
    expect(addressProblem({ country, postalCode: typed, state })).toBeNull();
  });

  it.each(invalid)('"%s" is invalid', (typed) => {
    expect(isPostalCode(postalCode, typed)).toBe(false);
    expect(normalizePostalCode(format, ` ${typed} `)).toBe(typed);
  });

  it('writes every valid code in a single way, which is valid too', () => {
    const typed = fc
      .tuple(fc.stringMatching(new RegExp(postalCode.pattern.source)), fc.constantFrom('', ' '))
      .map(([code, space]) => space + code + space);
    fc.assert(
      fc.property(typed, (code) => {
        const written = normalizePostalCode(format, code);
        expect(postalCode.pattern.test(written)).toBe(true);
        expect(normalizePostalCode(format, written)).toBe(written);
        expect(normalizePostalCode(format, code.toLowerCase())).toBe(written);
      }),
    );
  });

  it('only cleans invalid input, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = normalizePostalCode(format, typed);
        expect(normalizePostalCode(format, once)).toBe(once);
        if (!isPostalCode(postalCode, typed)) expect(once).toBe(cleanCode(typed));
      }),
    );
  });
});

describe('product 5.50: a postal code is typed on a keyboard of digits', () => {
  it('only where digits suffice', () => {
    const countries = Object.keys(examples).filter((country) => {
      const format = addressFormat(country).postalCode;
      return format && isOfDigits(format);
    });
    expect(Object.keys(examples).filter((country) => !countries.includes(country))).toEqual(
      'ca gb ie lt lv nl'.split(' '),
    );
    for (const country of countries) {
      const { postalCode } = addressFormat(country);
      if (!postalCode) throw new Error(`no postal code in ${country}`);
      expect(isPostalCode(postalCode, postalCode.example.replace(/\D/g, '')), country).toBe(true);
    }
  });
});
