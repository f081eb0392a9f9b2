import { fieldRules } from './field-rules.ts';
import type { ConfigMessage, FieldTexts, PageMessage } from './messages.ts';
import type { SecuredField } from './secured-field.ts';
import { FieldStyleSheet } from './field-style-sheet.ts';

/** The caret's position in `formatted` with the same number of digits before it. */
export function caretAfterDigits(formatted: string, digitsBefore: number): number {
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (seen === digitsBefore) return index;
    if (/\d/.test(formatted[index] ?? '')) seen += 1;
  }
  return formatted.length;
}

/** What the shopper sees and a screen reader announces for a secured field: one labeled input. */
export class FieldPicture {
  readonly #field: SecuredField;
  readonly #texts: FieldTexts;
  readonly #input = document.createElement('input');
  readonly #errorText = document.createElement('span');
  readonly #styles: FieldStyleSheet;

  constructor(config: ConfigMessage, field: SecuredField) {
    const ui = config.iframeUIConfig ?? {};
    this.#field = field;
    this.#texts = ui.ariaConfig?.[config.fieldType] ?? {};
    this.#styles = new FieldStyleSheet(document);
    this.#styles.apply(ui.sfStyles ?? {});
    document.documentElement.lang = ui.ariaConfig?.lang ?? 'en';
    document.title = this.#texts.iframeTitle ?? '';
    this.#describeInput(config, ui.placeholders?.[config.fieldType] ?? '');
    this.#listen();
    document.body.replaceChildren(this.#label(), this.#input, this.#errorText);
    this.#draw();
  }

  /** Passes a message of the page to the field and shows the result. */
  receive(message: PageMessage): void {
    if (message.focus) this.#input.focus();
    if (message.styleObject) this.#styles.apply(message.styleObject);
    this.#field.receive(message);
    this.#draw();
  }

  #label() {
    const label = document.createElement('label');
    label.htmlFor = this.#input.id;
    label.textContent = this.#texts.label ?? '';
    label.className = 'spoken';
    return label;
  }

  #describeInput(config: ConfigMessage, placeholder: string) {
    const input = this.#input;
    input.id = config.fieldType;
    input.type =
      config.maskSecurityCode && config.fieldType === 'encryptedSecurityCode' ? 'password' : 'text';
    input.inputMode = 'numeric';
    input.autocomplete = fieldRules[config.fieldType].autocomplete as AutoFill;
    input.spellcheck = false;
    input.placeholder = placeholder;
    this.#errorText.id = 'error';
    this.#errorText.className = 'spoken';
    input.setAttribute('aria-describedby', this.#errorText.id);
  }

  #listen() {
    const input = this.#input;
    input.addEventListener('input', () => {
      const digitsBefore = input.value.slice(0, input.selectionStart ?? undefined).replace(/\D/g, '').length;
      const atEnd = input.selectionStart === input.value.length;
      this.#field.input(input.value);
      this.#draw();
      const caret = atEnd ? input.value.length : caretAfterDigits(input.value, digitsBefore);
      input.setSelectionRange(caret, caret);
    });
    input.addEventListener('focus', () => this.#field.focus());
    input.addEventListener('blur', () => {
      this.#field.blur();
      this.#draw();
    });
    input.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') this.#field.submit();
    });
    document.addEventListener('click', () => input.focus());
  }

  #draw() {
    const { text, error, valid, policy } = this.#field;
    const input = this.#input;
    if (input.value !== text) input.value = text;
    input.hidden = policy === 'hidden';
    input.setAttribute('aria-required', String(policy === 'required'));
    input.setAttribute('aria-invalid', String(error !== ''));
    input.className = error === '' ? (valid ? 'validated' : '') : 'error';
    this.#errorText.textContent = error === '' ? '' : (this.#texts.error?.[error] ?? error);
  }
}
