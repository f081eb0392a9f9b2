/** An error for the sheet (https://developer.apple.com/documentation/applepayontheweb/applepayerror). */
export class ApplePayError {
  code: ApplePayJS.ApplePayErrorCode;
  contactField: ApplePayJS.ApplePayErrorContactField | undefined;
  message: string;

  constructor(
    code: ApplePayJS.ApplePayErrorCode,
    contactField?: ApplePayJS.ApplePayErrorContactField,
    message = '',
  ) {
    this.code = code;
    this.contactField = contactField;
    this.message = message;
  }
}

/** What each of Apple's update dictionaries may contain. */
export interface Update {
  readonly newTotal: ApplePayJS.ApplePayLineItem;
  readonly newLineItems?: ApplePayJS.ApplePayLineItem[] | undefined;
  readonly newShippingMethods?: ApplePayJS.ApplePayShippingMethod[] | undefined;
  readonly errors?: readonly unknown[] | undefined;
}

const isAmount = (value: unknown) => typeof value === 'string' && /^-?\d+(?:\.\d{1,4})?$/.test(value);

function demand(condition: unknown, message: string): asserts condition {
  if (!condition) throw new TypeError(message);
}

/** @throws TypeError unless all of them were made with `ApplePayError` */
export function assertErrors(errors: readonly unknown[] = []): void {
  const areMade = errors.every((error) => error instanceof ApplePayError);
  demand(areMade, 'errors: use ApplePayError');
}

/** @throws TypeError for an update that Apple does not accept, as far as that does not follow from its type */
export function assertUpdate({ newTotal, newLineItems, newShippingMethods = [], errors }: Update): void {
  for (const line of [newTotal, ...(newLineItems ?? []), ...newShippingMethods])
    demand(line.label && isAmount(line.amount), 'A line has no label or amount');
  demand(
    Number(newTotal.amount) > 0 || (newTotal.type === 'pending' && Number(newTotal.amount) === 0),
    'A final total has to be more than 0',
  );
  const identifiers = new Set(newShippingMethods.map(({ identifier }) => identifier));
  demand(!identifiers.has(''), 'A shipping method has no identifier');
  demand(identifiers.size === newShippingMethods.length, 'A shipping method is there twice');
  assertErrors(errors);
}

/** @throws TypeError for what Apple documents (https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest) */
export function assertPaymentRequest(request: ApplePayJS.ApplePayPaymentRequest): void {
  const { countryCode, currencyCode, total, lineItems, shippingMethods } = request;
  demand(/^[A-Z]{2}$/.test(countryCode), 'countryCode is missing');
  demand(/^[A-Z]{3}$/.test(currencyCode), 'currencyCode is missing');
  demand(request.supportedNetworks.length > 0, 'supportedNetworks is missing');
  demand(request.merchantCapabilities.includes('supports3DS'), 'merchantCapabilities needs supports3DS');
  assertUpdate({ newTotal: total, newLineItems: lineItems, newShippingMethods: shippingMethods });
}
