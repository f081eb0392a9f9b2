import type { FieldPolicy } from './card-brands.ts';
import { brandNamed, detectBrand, unknownBrand } from './card-brands.ts';
import { onlyDigits } from './card-number.ts';
import type { YearMonth } from './expiry-date.ts';
import type { FieldContext, Verdict } from './field-rules.ts';
import { fieldRules } from './field-rules.ts';
import type { ConfigMessage, FieldMessage, PageMessage } from './messages.ts';

/** What the field needs from its environment. */
interface FieldSurroundings {
  readonly send: (message: FieldMessage) => void;
  readonly today: () => YearMonth;
  readonly randomId: () => string;
}

/** From this number of digits on, the page asks which brands the number may have. */
const binLookupDigits = 6;
const binDigits = 8;

/**
 * One secured field without its visual part: it handles what the shopper and the page do, keeps the text and the error,
 * and sends what the page must know. The page interprets every message except `encryption` as "no longer valid", so the
 * brand is always sent first; and an error stays until the text changes, so leaving a field never replaces it.
 */
export class SecuredField {
  text = '';
  /** Error code the field shows; empty if none. */
  error = '';
  policy: FieldPolicy;

  readonly #config: ConfigMessage;
  readonly #surroundings: FieldSurroundings;
  #brand = unknownBrand;
  #brandIsKnown = false;
  #panLength: number | undefined;
  #luhnCheck = true;
  #bin = '';
  #unsupported = false;
  /** What was last sent as `encryption`, so that it is sent only once. */
  #sent: string | undefined;

  constructor(config: ConfigMessage, surroundings: FieldSurroundings) {
    this.#config = config;
    this.#surroundings = surroundings;
    this.policy = (this.#isSecurityCode ? config.cvcPolicy : undefined) ?? 'required';
    if (config.txVariant !== 'card') this.#brand = brandNamed(config.txVariant);
  }

  /** Whether the page has been informed that the field is complete. */
  get valid(): boolean {
    return this.#sent !== undefined;
  }

  /** The shopper changed the text; the field's `text` is then formatted. */
  input(text: string): void {
    const deleting = text.length < this.text.length && this.text.startsWith(text);
    const digits = onlyDigits(text, 19);
    const before = this.text;
    if (this.#isNumber) this.#guessBrand(digits);
    this.text = this.#rules.format(text, this.#context(), deleting);
    if (this.text === before) return;
    if (this.#isNumber) this.#announceBin(onlyDigits(this.text, binDigits));
    if (!this.#unsupported) this.#report('');
  }

  /** The shopper entered the field. */
  focus(): void {
    this.#send({ action: 'focus', focus: true, numChars: this.text.length });
  }

  /** The shopper left the field: an incomplete value is now an error. */
  blur(): void {
    this.#send({ action: 'focus', focus: false, numChars: this.text.length });
    if (this.error !== '' || this.#judge().kind !== 'incomplete') return;
    this.error = this.#rules.incompleteError(this.#context());
    this.#send({ action: 'incomplete field', error: this.error });
  }

  /** The shopper pressed Enter. */
  submit(): void {
    this.#send({ action: 'enterKeyPressed' });
  }

  /** The page sent a message about the value; messages about focus and style are handled by the visual part. */
  receive(message: PageMessage): void {
    if (message.unsupportedCard !== undefined)
      this.#setUnsupported(message.unsupportedCard, message.code ?? '');
    else if (message.externalValidation) this.error = message.code ?? '';
    else if (message.autoComplete !== undefined) this.input(message.autoComplete);
    else if (message.brand !== undefined) this.#setBrand(message.brand, message);
  }

  get #rules() {
    return fieldRules[this.#config.fieldType];
  }

  get #isNumber() {
    return this.#config.fieldType === 'encryptedCardNumber';
  }

  /** Every field is told the policy of the security code, which only that field follows. */
  get #isSecurityCode() {
    return this.#config.fieldType === 'encryptedSecurityCode';
  }

  #context(): FieldContext {
    return {
      brand: this.#brand,
      panLength: this.#panLength,
      luhnCheck: this.#luhnCheck,
      today: this.#surroundings.today(),
    };
  }

  #judge(): Verdict {
    return this.#rules.judge(this.text, this.#context());
  }

  #send(message: FieldMessage) {
    this.#surroundings.send(message);
  }

  #guessBrand(digits: string) {
    if (this.#config.txVariant !== 'card' || (this.#brandIsKnown && digits.length >= binLookupDigits)) return;
    const brand = detectBrand(digits, this.#config.cardGroupTypes);
    if (brand === this.#brand) return;
    this.#brand = brand;
    this.#announceBrand();
  }

  #announceBrand() {
    this.#sent = undefined;
    this.#send({
      action: 'brand',
      brand: this.#brand.name === 'noBrand' ? 'card' : this.#brand.name,
      cvcPolicy: this.#brand.securityCodePolicy,
      expiryDatePolicy: 'required',
      showSocialSecurityNumber: false,
      cvcText: 'Security code',
      mode: 'best-guess',
      error: '',
    });
  }

  #announceBin(bin: string) {
    if (bin === this.#bin) return;
    this.#bin = bin;
    if (bin.length < binLookupDigits) {
      this.#send({ action: 'binValue', binValue: bin });
      return;
    }
    const uuid = this.#surroundings.randomId();
    this.#send({ action: 'binValue', binValue: bin, encryptedBin: `test_${bin}`, uuid });
  }

  /**
   * Reports the state of the text: complete, wrong, or an earlier verdict withdrawn.
   * @param otherwise error for a text that is neither complete nor wrong
   */
  #report(otherwise: string) {
    const verdict = this.#judge();
    if (verdict.kind === 'complete') {
      this.#sendEncryption(verdict);
      return;
    }
    const error = verdict.kind === 'wrong' ? verdict.error : otherwise;
    const changed = this.valid || error !== this.error;
    this.#sent = undefined;
    this.error = error;
    if (changed)
      this.#send({ action: error === 'cc.num.902' ? 'luhnCheck' : this.#rules.changeAction, error });
  }

  #sendEncryption({ encryption }: Extract<Verdict, { kind: 'complete' }>) {
    const value = JSON.stringify(encryption);
    this.error = '';
    if (value === this.#sent) return;
    this.#sent = value;
    this.#send({ action: 'encryption', ...encryption });
  }

  #setBrand(name: string, message: PageMessage) {
    if (this.#isSecurityCode && message.cvcPolicy) this.policy = message.cvcPolicy;
    if (name === 'reset') {
      this.#brandIsKnown = false;
      this.#panLength = undefined;
      this.#luhnCheck = true;
      this.#brand = detectBrand(onlyDigits(this.text, 19), this.#config.cardGroupTypes);
      this.#announceBrand();
    } else {
      this.#brandIsKnown = this.#isNumber;
      this.#brand = brandNamed(name);
      this.#panLength = message.panLength;
      this.#luhnCheck = message.enableLuhnCheck ?? this.#luhnCheck;
    }
    this.text = this.#rules.format(this.text, this.#context(), false);
    if (!this.#unsupported) this.#report(this.error);
  }

  #setUnsupported(unsupported: boolean, code: string) {
    if (unsupported === this.#unsupported) return;
    this.#unsupported = unsupported;
    this.error = code;
    if (!unsupported) {
      this.#report('');
      return;
    }
    if (!this.valid) return;
    this.#sent = undefined;
    this.#send({ action: this.#rules.changeAction, error: code });
  }
}
