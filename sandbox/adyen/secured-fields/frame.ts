import { brandNamed, type FieldPolicy } from './card-brands.ts';
import { digitsOf, fieldRules } from './field-rules.ts';

/**
 * The script of the secured-field page: it waits for the shop page's configuration, draws one field, and keeps both
 * sides informed with adyen-web's messages, as far as the drop-in's card form uses them: JSON strings sent with
 * `postMessage`. It only listens to the page that opened the frame, which is given in the address.
 */
const pageOrigin = atob(new URLSearchParams(location.search).get('d') ?? '');

/** CSS declarations by property in camelCase. */
type Declarations = Readonly<Record<string, string>>;

/** The first message of the page: which field to draw, and how. Texts are in the shopper's language. */
interface Config {
  readonly fieldType: keyof typeof fieldRules;
  readonly numKey: number;
  readonly txVariant: string;
  readonly cvcPolicy?: FieldPolicy;
  readonly iframeUIConfig?: {
    readonly sfStyles?: Readonly<Partial<Record<keyof typeof selectors, Declarations>>>;
    /** By field type. */
    readonly placeholders?: Readonly<Record<string, string>>;
    readonly ariaConfig?: { readonly lang?: string } & Readonly<
      Partial<Record<keyof typeof fieldRules, FieldTexts>>
    >;
  };
}

interface FieldTexts {
  readonly iframeTitle?: string;
  readonly label?: string;
  /** By error code. */
  readonly error?: Readonly<Record<string, string>>;
}

/** A later message of the page; each contains only what changes. */
interface Change {
  readonly focus?: boolean;
  /** A brand's name, or `reset` if it is not known any more. */
  readonly brand?: string;
  readonly cvcPolicy?: FieldPolicy;
  readonly externalValidation?: boolean;
  readonly unsupportedCard?: boolean;
  /** An error code, or empty. */
  readonly code?: string;
}

function readMessage({ source, origin, data }: MessageEvent<unknown>): (Config & Change) | undefined {
  if (source !== parent || origin !== pageOrigin || typeof data !== 'string') return undefined;
  const message: unknown = JSON.parse(data);
  const isAboutField = typeof message === 'object' && message !== null && 'numKey' in message;
  return isAboutField ? (message as Config & Change) : undefined;
}

const selectors = {
  base: 'input',
  placeholder: 'input::placeholder',
  error: 'input[aria-invalid="true"]',
  validated: 'input.validated',
} as const;

/** The page's styles for the field: always, and in each of its states. */
function styleSheet(styles: NonNullable<Config['iframeUIConfig']>['sfStyles'] = {}): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  for (const state of ['base', 'placeholder', 'error', 'validated'] as const) {
    const declarations = Object.entries(styles[state] ?? {}).map(
      ([name, value]) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`,
    );
    sheet.insertRule(`${selectors[state]} { ${declarations.join(' ')} }`, sheet.cssRules.length);
  }
  return sheet;
}

/** From this number of digits on, the page asks which brands the number may have. */
const binLookupDigits = 6;

/**
 * Draws the field: one labeled input. The page interprets every message about the text except `encryption` as "no longer
 * valid"; and an error stays until the text changes, so leaving a field never replaces it.
 */
function start({ fieldType, numKey, txVariant, cvcPolicy, iframeUIConfig = {} }: Config): void {
  const { sfStyles, placeholders, ariaConfig } = iframeUIConfig;
  const texts: FieldTexts = ariaConfig?.[fieldType] ?? {};
  const rules = fieldRules[fieldType];
  const isSecurityCode = fieldType === 'encryptedSecurityCode';
  let policy = (isSecurityCode ? cvcPolicy : undefined) ?? 'required';
  let brand = brandNamed(txVariant);
  let bin = '';
  let isUnsupported = false;
  /** The code of the error that is shown; empty if there is none. */
  let error = '';
  /** What was last sent as `encryption`; empty if the page does not take the field for valid. */
  let sent = '';

  const send = (message: object) =>
    parent.postMessage(JSON.stringify({ ...message, fieldType, numKey, txVariant }), pageOrigin);

  document.adoptedStyleSheets = [styleSheet(sfStyles)];
  document.documentElement.lang = ariaConfig?.lang ?? 'en';
  document.title = texts.iframeTitle ?? '';
  const { autocomplete, maxLength } = rules;
  const placeholder = placeholders?.[fieldType] ?? '';
  const input = Object.assign(document.createElement('input'), {
    ...{ id: fieldType, inputMode: 'numeric', autocomplete, maxLength, placeholder },
  });
  const label = Object.assign(document.createElement('label'), { className: 'spoken', htmlFor: input.id });
  label.textContent = texts.label ?? '';
  const errorText = Object.assign(document.createElement('span'), { className: 'spoken', id: 'error' });
  input.setAttribute('aria-describedby', errorText.id);
  document.body.replaceChildren(label, input, errorText);

  function draw(): void {
    input.hidden = policy === 'hidden';
    input.setAttribute('aria-required', String(policy === 'required'));
    input.setAttribute('aria-invalid', String(error !== ''));
    input.className = sent === '' ? '' : 'validated';
    errorText.textContent = texts.error?.[error] ?? error;
  }

  function fail(code: string): void {
    const isNews = sent !== '' || error !== code;
    sent = '';
    error = code;
    if (isNews) send({ action: code === 'cc.num.902' ? 'luhnCheck' : rules.action, error });
  }

  /** Reports the state of the text: complete, wrong, or an earlier verdict withdrawn. @param otherwise the error of neither */
  function report(otherwise = ''): void {
    const { error: code = otherwise, encryption } = rules.judge(input.value, brand);
    if (isUnsupported) return;
    if (!encryption) {
      fail(code);
      return;
    }
    const value = JSON.stringify(encryption);
    error = '';
    if (value !== sent) send({ action: 'encryption', ...encryption });
    sent = value;
  }

  /** Tells the first digits of a number, so that the page looks up its brand. */
  function announceBin(): void {
    const binValue = digitsOf(input.value).slice(0, 8);
    if (binValue === bin) return;
    bin = binValue;
    const lookup = bin.length >= binLookupDigits && {
      ...{ encryptedBin: `test_${bin}`, uuid: crypto.randomUUID() },
    };
    send({ action: 'binValue', binValue, ...lookup });
  }

  function receive(message: Change): void {
    if (message.focus) input.focus();
    if (message.unsupportedCard !== undefined) {
      isUnsupported = message.unsupportedCard;
      if (isUnsupported) fail(message.code ?? '');
      else report();
    } else if (message.externalValidation) error = message.code ?? '';
    else if (message.brand !== undefined && isSecurityCode) {
      policy = message.cvcPolicy ?? policy;
      brand = brandNamed(message.brand);
      report(error);
    }
    draw();
  }

  input.addEventListener('input', () => {
    if (fieldType === 'encryptedCardNumber') announceBin();
    report();
    draw();
  });
  input.addEventListener('focus', () => send({ action: 'focus', focus: true, numChars: input.value.length }));
  input.addEventListener('blur', () => {
    send({ action: 'focus', focus: false, numChars: input.value.length });
    if (error !== '' || sent !== '' || input.value === '') return;
    error = rules.incomplete(brand);
    send({ action: 'incomplete field', error });
    draw();
  });
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') send({ action: 'enterKeyPressed' });
  });
  addEventListener('message', (event) => {
    const message = readMessage(event);
    if (message?.numKey === numKey) receive(message);
  });
  draw();
  send({ action: 'config' });
}

function waitForConfig(event: MessageEvent<unknown>): void {
  const config = readMessage(event);
  if (!config) return;
  removeEventListener('message', waitForConfig);
  start(config);
}

addEventListener('message', waitForConfig);
