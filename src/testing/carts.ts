import type { Address } from '../../contract/address.ts';
import type { Cart, LineItem } from '../../contract/cart.ts';
import type { Quote, ShippingMethod } from '../../contract/delivery.ts';
import type { Money } from '../../contract/money.ts';
import { type Order, orderSchema } from '../../contract/order.ts';
import type { PaymentMethods } from '../../contract/payment.ts';

/** Valid responses of the shop API for tests; every field can be overridden. */
export function money(centAmount: number, currencyCode = 'USD'): Money {
  return { centAmount, currencyCode, fractionDigits: 2 };
}

export const addressFixture: Address = {
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: '1 Main Street',
  postalCode: '10001',
  city: 'New York',
  state: 'NY',
  country: 'us',
};

export function lineItemFixture(fields: Partial<LineItem> = {}): LineItem {
  const quantity = fields.quantity ?? 1;
  return {
    id: 'line-1',
    sku: 'SKU-1',
    productKey: 'shell-jacket',
    kind: 'product',
    name: 'Shell Jacket',
    variantLabel: 'Green, M',
    path: '/products/jackets/shell-jacket/',
    imageUrl: null,
    quantity,
    unitPrice: money(9_900),
    totalPrice: money(9_900 * quantity),
    fullPrice: money(9_900 * quantity),
    availableQuantity: 12,
    giftMessage: null,
    ...fields,
  };
}

export function cartFixture(fields: Partial<Cart> = {}): Cart {
  return {
    id: 'cart-1',
    version: 1,
    country: 'us',
    currency: 'USD',
    lineItems: [lineItemFixture()],
    goods: money(9_900),
    discounts: [],
    subtotal: money(9_900),
    shippingMethod: null,
    delivery: null,
    tax: null,
    addedTax: null,
    total: money(9_900),
    discountCodes: [],
    email: null,
    shippingAddress: null,
    billingAddress: null,
    isForSomebodyElse: false,
    notices: [],
    ...fields,
  };
}

const arrival = { from: '2026-01-09', to: '2026-01-13' };

/** A cart whose contact, address, and delivery are complete: only the payment is missing. */
export function payableCartFixture(fields: Partial<Cart> = {}): Cart {
  return cartFixture({
    version: 5,
    email: 'ada@example.org',
    shippingAddress: addressFixture,
    billingAddress: addressFixture,
    shippingMethod: { id: 'standard', name: 'Standard', arrival },
    delivery: money(0),
    tax: { amount: money(879), included: false, name: 'salesTax' },
    addedTax: money(879),
    total: money(10_779),
    ...fields,
  });
}

export const shippingMethodFixtures: readonly ShippingMethod[] = [
  {
    id: 'standard',
    name: 'Standard',
    description: 'To your door',
    price: money(0),
    freeAbove: money(5_000),
    arrival,
  },
  {
    id: 'express',
    name: 'Express',
    description: 'By courier',
    price: money(1_900),
    freeAbove: null,
    arrival: { from: '2026-01-08', to: '2026-01-08' },
  },
];

/** What the cart costs with both ways of delivery: this total with the standard one. */
export const quoteFixture = (total = 10_779): Quote => ({
  subtotal: money(9_900),
  discountCode: null,
  shippingMethods: shippingMethodFixtures.map((method, index) => ({
    ...method,
    addedTax: money(879),
    total: money(total + index * 1_900),
  })),
});

export const paymentMethodsFixture: PaymentMethods = {
  environment: 'test',
  clientKey: 'sandbox_LOCAL',
  merchantAccount: 'Merchant',
  sandboxUrl: 'http://localhost:8080',
  amount: money(10_779),
  countryCode: 'US',
  payment: null,
  paymentMethods: { paymentMethods: [{ type: 'scheme', name: 'Card' }] },
  express: [],
};

/** How a payment ended, or goes on. */
export const paymentFixture = (resultCode: string, fields: object = {}) => ({
  payment: { id: 'pay-1', version: 1 },
  resultCode,
  action: null,
  order: null,
  ...fields,
});

export function orderFixture(fields: Partial<Order> = {}): Order {
  const cart = orderSchema.shape.cart.parse(payableCartFixture());
  return {
    orderNumber: 'N-1001',
    createdAt: '2026-01-05T10:00:00.000Z',
    status: 'placed',
    deliveries: [],
    paymentState: 'paid',
    paymentMethod: 'scheme',
    money: null,
    refunds: [],
    returns: [],
    cancelable: true,
    instructions: null,
    cart,
    ...fields,
  };
}

/** The shop API's responses for a checkout with a known address. */
export const deliveryAnswers = {
  'GET /carts/cart-1/shipping-methods': { shippingMethods: shippingMethodFixtures },
};

/** The shop API's responses for a checkout in which only the payment is missing. */
export const payableAnswers = {
  ...deliveryAnswers,
  'GET /carts/cart-1': payableCartFixture(),
  'GET /carts/cart-1/payment-methods': paymentMethodsFixture,
};
