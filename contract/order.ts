import { z } from 'zod';
import { cartSchema } from './cart.ts';

export const orderSchema = z.object({
  orderNumber: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  paymentState: z.enum(['paid', 'pending']),
  paymentMethod: z.string(),
  cart: cartSchema.omit({ notices: true }),
});
export type Order = z.infer<typeof orderSchema>;
