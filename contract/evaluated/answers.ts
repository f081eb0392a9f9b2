import { z } from 'zod';
import { cartSchema, shippingMethodSchema } from '../cart.ts';
import { errorSchema } from '../errors.ts';
import { orderSchema } from '../order.ts';
import { paymentMethodsSchema, paymentResultSchema } from '../payment.ts';
import { jsonSchemaOf } from '../json-schema-of.ts';

// What the shop API answers, as the browser checks it (`gatsby/evaluate.ts`).
export const cartAnswer = jsonSchemaOf(cartSchema);
export const shippingMethodsAnswer = jsonSchemaOf(
  z.object({ shippingMethods: z.array(shippingMethodSchema) }),
);
export const paymentMethodsAnswer = jsonSchemaOf(paymentMethodsSchema);
export const paymentResultAnswer = jsonSchemaOf(paymentResultSchema);
export const orderAnswer = jsonSchemaOf(orderSchema);
export const errorAnswer = jsonSchemaOf(errorSchema);
