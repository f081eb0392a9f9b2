import { addressFieldNames, platformNameOf } from '../../stores/address-formats/fields.ts';

/** Parameters of our addresses whose values describe the page, never the visitor. */
const harmless = /^(sku|sort|country|pages|reloaded|utm_\w+|[os]_\w+)$/;

const replacements: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}\d.!#$%&'*+^_`{|}~-])[\p{L}\d.!#$%&'*+^_`{|}~-]+"?(?:@|%40)[\p{L}\p{M}\d-]+(?:\.[\p{L}\p{M}\d-]+)+/gu,
    '[email]',
  ],
  [/\b(Bearer|Basic)\s+[\w.~+/-]+=*/gi, '$1 [token]'],
  [/(?<![\w-])(?=[\w-]*\beyJ)[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  // IDs of carts, payments, and orders in commercetools.
  [/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi, '[id]'],
  // Order numbers (api/context/identifiers.ts).
  [/\b[A-Z]{2}-[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}\b/g, '[order]'],
  // Cards and phone numbers.
  [/(?<![\w.-])\+?\d(?:[ .()-]{0,2}\d){8,18}(?![\w.-])/g, '[number]'],
];

/**
 * A text without e-mail addresses, tokens, IDs, long numbers, and the values of most query parameters.
 * @param typed what the visitor has typed or is shown about themselves; wherever it occurs, it is removed.
 */
export function scrubText(text: string, typed: readonly string[] = []): string {
  const known = typed.reduce((rest, value) => rest.replaceAll(value, '[typed]'), text);
  const scrubbed = replacements.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    known,
  );
  return scrubbed.replace(/([?&#])([\w.~%[\]-]+)=([^&#\s"'<>]+)/g, (parameter, mark: string, name: string) =>
    harmless.test(name) ? parameter : `${mark}${name}=[hidden]`,
  );
}

/** Names of fields whose values are personal or secret, wherever they occur. */
const personal: readonly RegExp[] = [
  new RegExp(`^(${addressFieldNames.flatMap((field) => [field, platformNameOf(field)]).join('|')})$`, 'i'),
  /^(e-?mail|customerEmail|name|(first|last|full|user|holder)_?name|street\w*|postal_?code|zip|(shipping|billing)?_?address|giftMessage|token|\w*secret|password|authori[sz]ation|(set-)?cookies?|headers|user|ip(_address)?|cart_?id|anonymous_?id|sessionId|redirectResult|proof|number|cvc)$/i,
];

export function scrubData(value: unknown, typed: readonly string[] = []): unknown {
  if (typeof value === 'string') return scrubText(value, typed);
  if (Array.isArray(value)) return value.map((item) => scrubData(item, typed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      personal.some((names) => names.test(name)) ? '[hidden]' : scrubData(field, typed),
    ]),
  );
}

/** What must not leave the page: the values of its forms, and texts marked as personal. */
export function typedOn(page: Document): string[] {
  const fields = [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const marked = [...page.querySelectorAll('[data-sentry-mask], [data-sentry-mask] *')];
  const texts = [...fields.map(({ value }) => value), ...marked.map(({ textContent }) => textContent)];
  // Shorter ones would tear words apart that have nothing to do with them.
  const long = texts.map((text) => text.trim()).filter((text) => text.length >= 4);
  return [...new Set(long)].sort((one, other) => other.length - one.length);
}
