import { z } from 'zod';
import { errorSchema } from '../../contract/errors.ts';
import { ShopError } from '../../contract/shop-error.ts';

const { code, message, details } = errorSchema.shape.error.shape;
const refusalSchema = z.object({ code, message, details });

/** Why an order was refused, as text that the payment keeps, because the shopper may ask in a later request. */
export const textOfRefusal = (error: ShopError): string =>
  JSON.stringify({ code: error.code, message: error.message, details: error.details });

/** The refusal that a payment keeps; null if there is none or it cannot be read. */
export function readRefusal(kept: string | null): ShopError | null {
  if (kept === null) return null;
  try {
    const refusal = refusalSchema.parse(JSON.parse(kept));
    return new ShopError(refusal.code, refusal.message, refusal.details);
  } catch {
    return null;
  }
}
