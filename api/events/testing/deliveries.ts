/** What counts of a message of commercetools about a price, with the changes of a test. */
export const priceMessage = (changes: object = {}) => ({
  notificationType: 'Message',
  projectKey: 'project',
  resource: { typeId: 'product', id: '4e81f0bf-4339-4200-beea-80a83530b241' },
  type: 'ProductPriceChanged',
  oldPrice: priceOf(12900, 'EUR'),
  newPrice: priceOf(9900, 'EUR'),
  staged: false,
  ...changes,
});

/** A message about an order that has changed, as far as the shop reads it. */
export const orderMessage = (orderNumber: string, projectKey = 'project') => ({
  notificationType: 'Message',
  projectKey,
  type: 'OrderPaymentStateChanged',
  resource: { typeId: 'order' },
  resourceUserProvidedIdentifiers: { orderNumber },
});

export const priceOf = (centAmount: number, currencyCode: string, country?: string) => ({
  id: 'f1d3e5a7-0b2c-4d6e-8f90-a1b2c3d4e5f6',
  value: { type: 'centPrecision', currencyCode, centAmount, fractionDigits: 2 },
  ...(country !== undefined && { country }),
});

/** A message as a CloudEvent, the format in which a subscription delivers. */
export const cloudEvent = (data: object = priceMessage()) => ({
  id: '622a2c8f-93d7-48bf-a782-b8f91fb40f85',
  source: '/project/products',
  specversion: '1.0',
  type: 'com.commercetools.product.message.ProductPriceChanged',
  subject: '4e81f0bf-4339-4200-beea-80a83530b241',
  time: '2026-11-29T03:02:21.71Z',
  data,
});

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');
const eventBridge = {
  'detail-type': 'com.commercetools.product.message.ProductPriceChanged',
  source: 'aws.partner/commercetools.com/storefront/project',
};
const { data: _, ...attributes } = cloudEvent();

/** The body of a delivery of one message, by who delivers it and how. */
export const deliveries: Readonly<Record<string, unknown>> = {
  'a CloudEvent in structured mode': cloudEvent(),
  'a CloudEvent in binary mode': priceMessage(),
  'a batch of CloudEvents': [cloudEvent()],
  'a CloudEvent with encoded data': { ...attributes, data_base64: base64(priceMessage()) },
  'EventBridge’s API destination': { ...eventBridge, detail: cloudEvent() },
  'EventBridge with the format of commercetools': { ...eventBridge, detail: priceMessage() },
  'Event Grid with its own schema': [
    {
      id: '1807',
      subject: '4e81f0bf-4339-4200-beea-80a83530b241',
      eventType: 'com.commercetools.product.message.ProductPriceChanged',
      data: priceMessage(),
    },
  ],
  'Pub/Sub’s push': {
    message: {
      attributes: { 'content-type': 'application/cloudevents+json' },
      data: base64(cloudEvent()),
    },
    subscription: 'projects/merchant/subscriptions/storefront-de',
  },
};

/** Asked by Event Grid before it delivers anything. */
export const validation = [
  {
    id: '2d1781af-3a4c-4d7c-bd0c-e34b19da4e66',
    data: {
      validationCode: '512d38b6-c7b8-40c8-89fe-f46f9e9622b6',
      validationUrl:
        'https://rp-eastus2.eventgrid.azure.net:553/eventsubscriptions/shop/validate?id=512d38b6',
    },
    eventType: 'Microsoft.EventGrid.SubscriptionValidationEvent',
  },
];
