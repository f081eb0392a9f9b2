import type { QuoteRequest } from '../../contract/delivery-requests.ts';
import type { OrderUpdate, PaymentDetails, ProvisionalPayment } from '../../contract/payment-requests.ts';
import { type PaymentResult, paymentResultSchema } from '../../contract/payment.ts';
import {
  type SheetQuote,
  sheetQuoteSchema,
  type UpdatedOrder,
  updatedOrderSchema,
} from '../../contract/wallet-sheet.ts';
import { call, segment, timeouts } from './shop-api.ts';

// What only wallets' own sheets ask. Apart from the rest of the client, which the first addition to a cart waits for.

/** What a cart would cost with a sheet's place and code; it stays as it is. @throws ShopApiError */
export const quoteSheet = (cartId: string, request: QuoteRequest): Promise<SheetQuote> =>
  call(sheetQuoteSchema, `/carts/${segment(cartId)}/quote`, { body: request });

/** Begins a payment before its address is known. @throws ShopApiError */
export const startProvisional = (payment: ProvisionalPayment): Promise<PaymentResult> =>
  call(paymentResultSchema, '/payments/provisional', { body: payment, timeout: timeouts.payment });

/** Has the order of such a payment follow PayPal's sheet. @throws ShopApiError */
export const updateOrder = (paymentId: string, update: OrderUpdate): Promise<UpdatedOrder> =>
  call(updatedOrderSchema, `/payments/${segment(paymentId)}/order`, { body: update });

/** Sends what the shopper has approved of such a payment. @throws ShopApiError */
export const approvePayment = (paymentId: string, details: PaymentDetails): Promise<PaymentResult> =>
  call(paymentResultSchema, `/payments/${segment(paymentId)}/details`, {
    body: details,
    timeout: timeouts.payment,
  });
