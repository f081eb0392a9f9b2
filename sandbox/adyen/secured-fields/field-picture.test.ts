// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { caretAfterDigits, FieldPicture } from './field-picture.ts';
import type { ConfigMessage, FieldMessage } from './messages.ts';
import { SecuredField } from './secured-field.ts';

const config: ConfigMessage = {
  fieldType: 'encryptedCardNumber',
  numKey: 1,
  txVariant: 'card',
  iframeUIConfig: {
    sfStyles: { base: { fontSize: '18px' }, error: { color: 'red' } },
    placeholders: { encryptedCardNumber: '0000' },
    ariaConfig: {
      lang: 'sv-SE',
      encryptedCardNumber: {
        label: 'Kortnummer',
        iframeTitle: 'Kortnummer',
        error: { 'cc.num.900': 'Ange kortnumret' },
      },
    },
  },
};

function draw() {
  const sent: FieldMessage[] = [];
  const field = new SecuredField(config, {
    send: (message) => sent.push(message),
    today: () => ({ year: 2026, month: 11 }),
    randomId: () => 'id',
  });
  const picture = new FieldPicture(config, field);
  const input = document.querySelector('input');
  if (!input) throw new Error('No input was drawn');
  const type = (value: string, caret = value.length) => {
    input.value = value;
    input.setSelectionRange(caret, caret);
    input.dispatchEvent(new Event('input'));
  };
  return { picture, input, sent, type };
}

beforeEach(() => {
  document.head.replaceChildren();
});

test('a field has the name, language, and style set by the page', () => {
  const { input } = draw();
  expect(document.documentElement.lang).toBe('sv-SE');
  expect(input.labels?.[0]?.textContent).toBe('Kortnummer');
  expect(input.placeholder).toBe('0000');
  expect(input.autocomplete).toBe('cc-number');
  expect(getComputedStyle(input).fontSize).toBe('18px');
});

test('a field with an error shows it, and why, in the shopper’s language', () => {
  const { picture, input } = draw();
  expect(input.getAttribute('aria-invalid')).toBe('false');
  picture.receive({
    fieldType: 'encryptedCardNumber',
    numKey: 1,
    externalValidation: true,
    code: 'cc.num.900',
  });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const description = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Ange kortnumret');
  expect(getComputedStyle(input).color).toBe('rgb(255, 0, 0)');
});

test('the caret stays after the digit that was typed', () => {
  const { input, type } = draw();
  type('4111111');
  expect(input.value).toBe('4111 111');
  expect(input.selectionStart).toBe(8);
  type('42111 111', 2);
  expect(input.value).toBe('4211 1111');
  expect(input.selectionStart).toBe(2);
});

test('the page can move the focus into the field', () => {
  const { picture, input, sent } = draw();
  picture.receive({ fieldType: 'encryptedCardNumber', numKey: 1, focus: true });
  expect(document.activeElement).toBe(input);
  expect(sent).toContainEqual({ action: 'focus', focus: true, numChars: 0 });
});

test('the caret’s position is determined by counting digits', () => {
  expect(caretAfterDigits('4111 1', 0)).toBe(0);
  expect(caretAfterDigits('4111 1', 4)).toBe(4);
  expect(caretAfterDigits('4111 1', 5)).toBe(6);
});
