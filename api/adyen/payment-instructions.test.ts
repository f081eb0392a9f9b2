import { describe, expect, test } from 'vitest';
import { instructionsOf, readInstructions, withVoucherOfPage } from './pay-later.ts';

const nothing = {
  reference: null,
  entity: null,
  beneficiary: null,
  iban: null,
  bic: null,
  expiresAt: null,
  downloadUrl: null,
  telephoneNumber: null,
  instructionsUrl: null,
};
const multibanco = {
  type: 'voucher',
  paymentMethodType: 'multibanco',
  entity: '12101',
  reference: '501 422 944',
  expiresAt: '2026-11-29T12:00:00',
  totalAmount: { value: 2870, currency: 'EUR' },
  downloadUrl: 'https://checkout.example/voucher.pdf',
  paymentData: 'secret',
};

test('a voucher says what to enter, until when, and where its file is', () => {
  expect(instructionsOf(multibanco)).toEqual({
    ...nothing,
    kind: 'voucher',
    entity: '12101',
    reference: '501 422 944',
    expiresAt: '2026-11-29T12:00:00',
    downloadUrl: 'https://checkout.example/voucher.pdf',
  });
});

test('a convenience store’s voucher says which phone number its counter asks for, and how to pay there', () => {
  const voucher = { type: 'voucher', paymentMethodType: 'econtext_stores', reference: '824601' };
  const counter = {
    maskedTelephoneNumber: '••••••4569',
    instructionsUrl: 'https://www.econtext.jp/support/',
  };
  expect(instructionsOf({ ...voucher, ...counter })).toEqual({
    ...nothing,
    kind: 'voucher',
    reference: '824601',
    telephoneNumber: '••••••4569',
    instructionsUrl: 'https://www.econtext.jp/support/',
  });
});

describe('a voucher on a page of the store’s own', () => {
  const action = {
    type: 'redirect',
    method: 'GET',
    paymentMethodType: 'econtext_seven_eleven',
    url: 'https://seven-eleven.example/voucher?id=1',
  };
  const answer = { resultCode: 'RedirectShopper', action, reason: null };

  test('product 4.160: counts as a voucher, which is where the page is', () => {
    const voucher = withVoucherOfPage(answer);
    expect(voucher).toMatchObject({ resultCode: 'PresentToShopper', reason: null });
    expect(instructionsOf(voucher.action)).toEqual({ ...nothing, kind: 'voucher', downloadUrl: action.url });
  });

  test.each([
    { ...action, paymentMethodType: 'klarna' },
    { ...action, method: 'POST' },
    { ...action, url: 'javascript:alert(1)' },
    { type: 'voucher', paymentMethodType: 'econtext_seven_eleven' },
  ])('is nothing else: %j', (other) => {
    const unchanged = { ...answer, action: other };
    expect(withVoucherOfPage(unchanged)).toBe(unchanged);
  });
});

test('a bank transfer says where the money goes', () => {
  const transfer = { iban: 'DE75512108001245126199', bic: 'SOGEDEFF', beneficiary: 'Shop' };
  expect(instructionsOf({ type: 'bankTransfer', ...transfer, reference: 'R-1' })).toEqual({
    ...nothing,
    kind: 'bankTransfer',
    ...transfer,
    reference: 'R-1',
  });
});

test.each([null, { type: 'qrCode' }, { type: 'redirect', url: 'https://bank.example' }])(
  'an action that the shopper takes at once has none: %j',
  (action) => expect(instructionsOf(action)).toBeNull(),
);

test('an address that is not one of the web is left out', () => {
  expect(instructionsOf({ ...multibanco, downloadUrl: 'javascript:alert(1)' })?.downloadUrl).toBeNull();
});

test('instructions can be kept as text, and text that is none is ignored', () => {
  const kept = JSON.stringify(instructionsOf(multibanco));
  const read = (instructions: string | null) => readInstructions({ instructions, method: 'multibanco' });
  expect(read(kept)).toEqual({ ...instructionsOf(multibanco), expiresAt: '2026-11-29T12:00:00.000Z' });
  const { telephoneNumber: _, instructionsUrl: __, ...older } = { ...nothing, kind: 'voucher' };
  expect(read(JSON.stringify(older))).toEqual(older);
  for (const other of [null, '', '{}', '{"kind":"voucher"}']) expect(read(other)).toBeNull();
});
