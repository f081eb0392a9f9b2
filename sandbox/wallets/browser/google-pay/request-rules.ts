import { demand } from './errors.ts';

type PaymentDataRequest = google.payments.api.PaymentDataRequest;
type IsReadyToPayRequest = google.payments.api.IsReadyToPayRequest;
type PaymentDataCallbacks = google.payments.api.PaymentDataCallbacks;
type ShippingOptionParameters = google.payments.api.ShippingOptionParameters;
type TransactionInfo = google.payments.api.TransactionInfo;

/**
 * What Google documents of requests (https://developers.google.com/pay/api/web/reference/request-objects). Everything comes
 * from the shop, so nothing is taken for granted although it has a type.
 */
const networks = [
  'AMEX',
  'DISCOVER',
  'ELECTRON',
  'ELO',
  'ELO_DEBIT',
  'INTERAC',
  'JCB',
  'MAESTRO',
  'MASTERCARD',
  'VISA',
];
const authMethods = ['PAN_ONLY', 'CRYPTOGRAM_3DS'];
const itemTypes = ['LINE_ITEM', 'SUBTOTAL', 'TAX', 'DISCOUNT', 'SHIPPING_OPTION'];

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isSubset = (values: readonly string[] | undefined, all: readonly string[]) =>
  values !== undefined && values.length > 0 && values.every((value) => all.includes(value));

/**
 * Documented are no or two decimal places. adyen-web writes the shortest number (`125.5`), which Google accepts. A
 * discount's price is negative.
 */
const isPrice = (value: unknown) => typeof value === 'string' && /^\d+(?:\.\d{1,2})?$/.test(value);
const isItemPrice = (value: unknown) => typeof value === 'string' && /^-?\d+(?:\.\d{1,2})?$/.test(value);

/** @throws PaymentsError DEVELOPER_ERROR */
function assertCards(methods: IsReadyToPayRequest['allowedPaymentMethods'] | undefined): void {
  const [card] = methods ?? [];
  demand(card, 'allowedPaymentMethods is missing');
  demand(card.type === 'CARD', 'allowedPaymentMethods: only CARD is simulated');
  const { allowedAuthMethods, allowedCardNetworks } = card.parameters;
  demand(isSubset(allowedAuthMethods, authMethods), 'allowedAuthMethods is missing or unknown');
  demand(isSubset(allowedCardNetworks, networks), 'allowedCardNetworks is missing or unknown');
}

/** @throws PaymentsError DEVELOPER_ERROR */
export function assertReadyRequest(request: IsReadyToPayRequest): void {
  demand(request.apiVersion === 2 && request.apiVersionMinor === 0, 'apiVersion must be 2.0');
  assertCards(request.allowedPaymentMethods);
}

/** @throws PaymentsError DEVELOPER_ERROR */
export function assertTransaction(info: TransactionInfo | undefined): void {
  demand(info, 'transactionInfo is missing');
  demand(/^[A-Z]{3}$/.test(info.currencyCode), 'transactionInfo.currencyCode is not ISO 4217');
  demand(
    ['NOT_CURRENTLY_KNOWN', 'ESTIMATED', 'FINAL'].includes(info.totalPriceStatus),
    'transactionInfo.totalPriceStatus is missing or unknown',
  );
  const isUnknown = info.totalPriceStatus === 'NOT_CURRENTLY_KNOWN';
  demand(isUnknown || isPrice(info.totalPrice), 'transactionInfo.totalPrice is not a price');
  demand(
    info.countryCode === undefined || /^[A-Z]{2}$/.test(info.countryCode),
    'transactionInfo.countryCode is not ISO 3166-1',
  );
  for (const item of info.displayItems ?? []) {
    demand(isText(item.label), 'displayItems: a label is missing');
    demand(itemTypes.includes(item.type), 'displayItems: a type is missing or unknown');
    demand(isItemPrice(item.price), 'displayItems: a price is not a price');
  }
  demand(!info.displayItems || isText(info.totalPriceLabel), 'displayItems need a totalPriceLabel');
}

/** @throws PaymentsError DEVELOPER_ERROR, whose message begins with `OR_BIBED_15` for an unknown default */
export function assertOptions(parameters: ShippingOptionParameters | undefined): void {
  const options = parameters?.shippingOptions;
  demand(Array.isArray(options) && options.length > 0, 'shippingOptionParameters.shippingOptions is missing');
  demand(
    options.every(({ id, label }) => isText(id) && isText(label)),
    'shippingOptions: an id or label is missing',
  );
  const ids = options.map(({ id }) => id);
  demand(new Set(ids).size === ids.length, 'shippingOptions: an id is there twice');
  const selected = parameters?.defaultSelectedOptionId;
  demand(
    selected === undefined || ids.includes(selected),
    `OR_BIBED_15: there is no option ${String(selected)}`,
  );
}

/** Every intent needs its callback, and what it is about has to be asked for. */
function assertIntents(request: PaymentDataRequest, callbacks: PaymentDataCallbacks): void {
  const intents = request.callbackIntents ?? [];
  const known = ['SHIPPING_ADDRESS', 'SHIPPING_OPTION', 'PAYMENT_AUTHORIZATION'];
  demand(
    intents.every((intent) => known.includes(intent)),
    'callbackIntents: one is unknown or not simulated',
  );
  demand(new Set(intents).size === intents.length, 'callbackIntents: one is there twice');
  const changes = intents.some((intent) => intent !== 'PAYMENT_AUTHORIZATION');
  demand(
    changes === Boolean(callbacks.onPaymentDataChanged),
    'callbackIntents do not match onPaymentDataChanged',
  );
  demand(
    intents.includes('PAYMENT_AUTHORIZATION') === Boolean(callbacks.onPaymentAuthorized),
    'callbackIntents do not match onPaymentAuthorized',
  );
  const byAddress = intents.includes('SHIPPING_ADDRESS');
  demand(!byAddress || request.shippingAddressRequired, 'SHIPPING_ADDRESS needs shippingAddressRequired');
  const byOption = intents.includes('SHIPPING_OPTION');
  demand(
    byOption === Boolean(request.shippingOptionRequired),
    'SHIPPING_OPTION and shippingOptionRequired need each other',
  );
}

/** @throws PaymentsError DEVELOPER_ERROR */
export function assertPaymentRequest(request: PaymentDataRequest, callbacks: PaymentDataCallbacks): void {
  assertReadyRequest(request);
  demand(isText(request.merchantInfo.merchantId), 'merchantInfo.merchantId is missing');
  assertTransaction(request.transactionInfo);
  const tokenization = request.allowedPaymentMethods[0]?.tokenizationSpecification;
  demand(
    tokenization?.type === 'PAYMENT_GATEWAY',
    'tokenizationSpecification: only PAYMENT_GATEWAY is simulated',
  );
  const { gateway, gatewayMerchantId } = tokenization.parameters as Readonly<Record<string, unknown>>;
  demand(
    gateway === 'adyen' && isText(gatewayMerchantId),
    'tokenizationSpecification: gateway or merchant is missing',
  );
  assertIntents(request, callbacks);
  if (request.shippingOptionParameters) assertOptions(request.shippingOptionParameters);
  const needsOptions =
    request.shippingOptionRequired && !request.callbackIntents?.includes('SHIPPING_ADDRESS');
  demand(!needsOptions || request.shippingOptionParameters, 'shippingOptionParameters is missing');
}
