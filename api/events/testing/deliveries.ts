/** A message of commercetools about a price, as its documentation shows it, with the changes of a test. */
export const priceMessage = (changes: object = {}) => ({
  notificationType: 'Message',
  projectKey: 'project',
  id: '622a2c8f-93d7-48bf-a782-b8f91fb40f85',
  version: 1,
  sequenceNumber: 5,
  resource: { typeId: 'product', id: '4e81f0bf-4339-4200-beea-80a83530b241' },
  resourceVersion: 13,
  resourceUserProvidedIdentifiers: { key: 'baby-carrier-mini', slug: { en: 'baby-carrier-mini' } },
  type: 'ProductPriceChanged',
  variantId: 1,
  oldPrice: priceOf(12900, 'EUR'),
  newPrice: priceOf(9900, 'EUR'),
  staged: false,
  createdAt: '2026-11-29T03:02:21.710Z',
  lastModifiedAt: '2026-11-29T03:02:21.710Z',
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
  dataref: '/project/messages/622a2c8f-93d7-48bf-a782-b8f91fb40f85',
  sequence: '5',
  sequencetype: 'Integer',
  data,
});

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');
const eventBridge = {
  version: '0',
  id: '17793124-05d4-b198-2fde-7ededc63b103',
  'detail-type': 'com.commercetools.product.message.ProductPriceChanged',
  source: 'aws.partner/commercetools.com/storefront/project',
  account: '123456789012',
  time: '2026-11-29T03:02:22Z',
  region: 'eu-central-1',
  resources: [],
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
      topic: '/subscriptions/1/resourceGroups/shop/providers/Microsoft.EventGrid/topics/commerce',
      subject: '4e81f0bf-4339-4200-beea-80a83530b241',
      eventType: 'com.commercetools.product.message.ProductPriceChanged',
      eventTime: '2026-11-29T03:02:22Z',
      data: priceMessage(),
      dataVersion: '1',
      metadataVersion: '1',
    },
  ],
  'Pub/Sub’s push': {
    message: {
      attributes: { 'content-type': 'application/cloudevents+json' },
      data: base64(cloudEvent()),
      messageId: '2070443601311540',
      publishTime: '2026-11-29T03:02:22.1Z',
    },
    subscription: 'projects/merchant/subscriptions/storefront-de',
  },
};

/** Asked by Event Grid before it delivers anything. */
export const validation = [
  {
    id: '2d1781af-3a4c-4d7c-bd0c-e34b19da4e66',
    topic: '/subscriptions/1/resourceGroups/shop/providers/Microsoft.EventGrid/topics/commerce',
    subject: '',
    data: {
      validationCode: '512d38b6-c7b8-40c8-89fe-f46f9e9622b6',
      validationUrl:
        'https://rp-eastus2.eventgrid.azure.net:553/eventsubscriptions/shop/validate?id=512d38b6',
    },
    eventType: 'Microsoft.EventGrid.SubscriptionValidationEvent',
    eventTime: '2026-11-29T03:00:00Z',
    metadataVersion: '1',
    dataVersion: '2',
  },
];
