import { ApplePayError } from './error.ts';

type LineItem = ApplePayJS.ApplePayLineItem;
type PaymentRequest = ApplePayJS.ApplePayPaymentRequest;
type ShippingMethod = ApplePayJS.ApplePayShippingMethod;

/**
 * What Apple documents of a request (https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest).
 * Everything comes from the shop, so nothing is taken for granted although it has a type.
 */
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isAmount = (value: unknown) => typeof value === 'string' && /^-?\d+(?:\.\d{1,4})?$/.test(value);
const contactFields: readonly string[] = ['email', 'name', 'phone', 'postalAddress', 'phoneticName'];

function demand(condition: unknown, message: string): asserts condition {
  if (!condition) throw new TypeError(message);
}

/** @throws TypeError unless it is a label with an amount that can be paid */
export function assertTotal(total: LineItem | undefined): void {
  demand(total, 'The total is missing');
  demand(isText(total.label), 'The total has no label');
  demand(isAmount(total.amount), 'The total has no amount');
  demand(!total.amount.startsWith('-'), 'The total is negative');
  demand(Number(total.amount) > 0 || total.type === 'pending', 'A final total has to be more than 0');
}

/** @throws TypeError unless all of them have labels and amounts */
export function assertLineItems(items: readonly LineItem[] | undefined): void {
  for (const { label, amount } of items ?? []) {
    demand(isText(label), 'A line item has no label');
    demand(isAmount(amount), 'A line item has no amount');
  }
}

/** @throws TypeError unless all of them are complete, and their identifiers differ */
export function assertShippingMethods(methods: readonly ShippingMethod[] | undefined): void {
  for (const { label, detail, amount, identifier } of methods ?? []) {
    demand(isText(label) && typeof detail === 'string', 'A shipping method has no label or detail');
    demand(isAmount(amount), 'A shipping method has no amount');
    demand(isText(identifier), 'A shipping method has no identifier');
  }
  const identifiers = new Set(methods?.map(({ identifier }) => identifier));
  demand(identifiers.size === (methods?.length ?? 0), 'A shipping method is there twice');
}

/** @throws TypeError unless all of them were made with `ApplePayError` */
export function assertErrors(errors: readonly unknown[] | undefined): void {
  demand(
    (errors ?? []).every((error) => error instanceof ApplePayError),
    'errors: use ApplePayError',
  );
}

/** @throws TypeError */
export function assertPaymentRequest(request: PaymentRequest): void {
  demand(/^[A-Z]{2}$/.test(request.countryCode), 'countryCode is missing');
  demand(/^[A-Z]{3}$/.test(request.currencyCode), 'currencyCode is missing');
  demand(request.supportedNetworks.length > 0, 'supportedNetworks is missing');
  demand(request.merchantCapabilities.includes('supports3DS'), 'merchantCapabilities needs supports3DS');
  const fields = [
    ...(request.requiredShippingContactFields ?? []),
    ...(request.requiredBillingContactFields ?? []),
  ];
  demand(
    fields.every((field) => contactFields.includes(field)),
    'A required contact field is unknown',
  );
  assertTotal(request.total);
  assertLineItems(request.lineItems);
  assertShippingMethods(request.shippingMethods);
}
