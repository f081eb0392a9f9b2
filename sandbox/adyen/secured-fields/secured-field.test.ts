import { describe, expect, test } from 'vitest';
import type { ConfigMessage, FieldMessage, FieldType, PageMessage } from './messages.ts';
import { SecuredField } from './secured-field.ts';

/** A field and everything it has sent to the page. */
function open(fieldType: FieldType, config: Partial<ConfigMessage> = {}) {
  const sent: FieldMessage[] = [];
  const field = new SecuredField(
    { fieldType, numKey: 1, txVariant: 'card', cardGroupTypes: ['visa', 'mc', 'amex', 'maestro'], ...config },
    {
      send: (message) => sent.push(message),
      today: () => ({ year: 2026, month: 11 }),
      randomId: () => 'lookup-1',
    },
  );
  return {
    field,
    sent,
    type: (keys: string) => Array.from(keys).forEach((key) => field.input(field.text + key)),
    receive: (message: Partial<PageMessage>) => field.receive({ fieldType, numKey: 1, ...message }),
    actions: () => sent.map(({ action }) => action),
    last: (action: FieldMessage['action']) => sent.findLast((message) => message.action === action),
  };
}

const blobs = (message: FieldMessage | undefined) =>
  Object.values(message ?? {})
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as { blob: string }[]) : []))
    .map(({ blob }) => blob);

test.each([
  ['encryptedCardNumber', 'required'],
  ['encryptedExpiryDate', 'required'],
  ['encryptedSecurityCode', 'hidden'],
] as const)('a Bancontact card has no security code: %s is %s', (fieldType, policy) => {
  const bancontact = { txVariant: 'bcmc', cardGroupTypes: ['bcmc'], cvcPolicy: 'hidden' } as const;
  expect(open(fieldType, bancontact).field.policy).toBe(policy);
});

describe('card number field', () => {
  test('reports the brand before it reports that the number is complete', () => {
    const { type, actions, last, sent } = open('encryptedCardNumber');
    type('4111111111111111');
    expect(actions().indexOf('brand')).toBeLessThan(actions().indexOf('encryption'));
    expect(last('brand')).toMatchObject({ brand: 'visa', cvcPolicy: 'required', error: '' });
    expect(last('encryption')).toMatchObject({ endDigits: '1111', issuerBin: '41111111' });
    expect(blobs(last('encryption'))).toEqual(['test_4111111111111111']);
    expect(sent.at(-1)?.action).toBe('encryption');
  });

  test('requests a BIN lookup from six digits on, and only while the first eight change', () => {
    const { type, sent } = open('encryptedCardNumber');
    type('4111111111111111');
    const lookups = sent.filter((message) => message.action === 'binValue');
    expect(lookups.map(({ binValue }) => binValue)).toEqual([
      '4',
      '41',
      '411',
      '4111',
      '41111',
      '411111',
      '4111111',
      '41111111',
    ]);
    expect(lookups.map(({ encryptedBin }) => encryptedBin).slice(4, 6)).toEqual([undefined, 'test_411111']);
    expect(lookups.at(-1)?.uuid).toBe('lookup-1');
  });

  test('reports a wrong check digit, and clears the error when a digit is deleted', () => {
    const { field, type, sent } = open('encryptedCardNumber');
    type('4111111111111112');
    expect(sent.at(-1)).toEqual({ action: 'luhnCheck', error: 'cc.num.902' });
    field.blur();
    expect(field.error).toBe('cc.num.902');
    field.input('4111 1111 1111 111');
    expect(sent.at(-1)).toEqual({ action: 'numberKeyPressed', error: '' });
  });

  test('is no longer complete when a digit is deleted', () => {
    const { field, type, sent } = open('encryptedCardNumber');
    type('4111111111111111');
    field.input('4111 1111 1111 111');
    expect(sent.at(-1)).toEqual({ action: 'numberKeyPressed', error: '' });
    expect(field.valid).toBe(false);
  });

  test('left incomplete is an error that a BIN response does not clear', () => {
    const { field, type, sent, receive } = open('encryptedCardNumber');
    type('411111');
    field.blur();
    expect(sent.at(-1)).toEqual({ action: 'incomplete field', error: 'cc.num.901' });
    const before = sent.length;
    receive({ brand: 'visa', enableLuhnCheck: true, panLength: 16 });
    expect(field.error).toBe('cc.num.901');
    expect(sent).toHaveLength(before);
  });

  test('left empty is not an error until the page asks', () => {
    const { field, actions, receive } = open('encryptedCardNumber');
    field.focus();
    field.blur();
    expect(actions()).toEqual(['focus', 'focus']);
    receive({ externalValidation: true, code: 'cc.num.900' });
    expect(field.error).toBe('cc.num.900');
    field.input('4');
    expect(field.error).toBe('');
    expect(actions().at(-1)).toBe('numberKeyPressed');
  });

  test('does not repeat itself if the BIN response confirms the guess', () => {
    const { type, sent, receive } = open('encryptedCardNumber');
    type('4111111111111111');
    const before = sent.length;
    receive({ brand: 'visa', enableLuhnCheck: true, panLength: 16 });
    expect(sent).toHaveLength(before);
  });

  test('of a brand the shop does not accept is never complete', () => {
    const { field, type, sent, receive } = open('encryptedCardNumber');
    type('6011601160116611');
    receive({ unsupportedCard: true, code: 'cc.num.903' });
    expect(field.valid).toBe(false);
    const before = sent.length;
    field.input('6011 6011 6011 66');
    field.input('6011 6011 6011 6611');
    expect(sent).toHaveLength(before);
    expect(field.error).toBe('cc.num.903');
    receive({ unsupportedCard: false, code: '' });
    expect(field.error).toBe('');
  });

  test('guesses again after a reset', () => {
    const { type, last, receive } = open('encryptedCardNumber');
    type('411111');
    receive({ brand: 'maestro' });
    receive({ brand: 'reset' });
    expect(last('brand')).toMatchObject({ brand: 'visa' });
  });

  test('accepts no more digits than the brand has', () => {
    const { field, type } = open('encryptedCardNumber');
    type('37000000000000299');
    expect(field.text).toBe('3700 000000 00002');
  });
});

describe('expiry date field', () => {
  test('sends month and year', () => {
    const { type, last } = open('encryptedExpiryDate');
    type('0330');
    expect(last('encryption')).toMatchObject({ type: 'year' });
    expect(blobs(last('encryption'))).toEqual(['test_03', 'test_2030']);
  });

  test('reports a date in the past immediately and keeps that error on blur', () => {
    const { field, type, sent } = open('encryptedExpiryDate');
    type('0320');
    expect(sent.at(-1)).toEqual({ action: 'dateKeyPressed', error: 'cc.dat.912' });
    field.blur();
    expect(field.error).toBe('cc.dat.912');
  });

  test('accepts a date from the browser', () => {
    const { field, receive, last } = open('encryptedExpiryDate');
    receive({ autoComplete: '03/30' });
    expect(field.text).toBe('03/30');
    expect(blobs(last('encryption'))).toEqual(['test_03', 'test_2030']);
  });
});

describe('security code field', () => {
  test('has three digits, four once the card is an Amex', () => {
    const { field, type, last, sent, receive } = open('encryptedSecurityCode');
    receive({ brand: 'visa', cvcPolicy: 'required' });
    type('7373');
    expect(blobs(last('encryption'))).toEqual(['test_737']);
    receive({ brand: 'amex', cvcPolicy: 'required' });
    expect(sent.at(-1)).toEqual({ action: 'cvcKeyPressed', error: '' });
    type('3');
    expect(blobs(last('encryption'))).toEqual(['test_7373']);
    field.input('737');
    field.blur();
    expect(field.error).toBe('cc.cvc.921.amex');
  });

  test('may stay empty for a Maestro card', () => {
    const { field, receive, actions } = open('encryptedSecurityCode');
    receive({ brand: 'maestro', cvcPolicy: 'optional' });
    field.focus();
    field.blur();
    expect(field.policy).toBe('optional');
    expect(actions()).toEqual(['focus', 'focus']);
  });

  test('forwards Enter to the form', () => {
    const { field, actions } = open('encryptedSecurityCode');
    field.submit();
    expect(actions()).toEqual(['enterKeyPressed']);
  });
});
