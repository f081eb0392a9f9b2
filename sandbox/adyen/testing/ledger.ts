import { z } from 'zod';

/** The stand-in's books, as its controls return them. */
export const ledgerSchema = z.object({
  payments: z.array(
    z.looseObject({
      pspReference: z.string(),
      reference: z.string(),
      resultCode: z.string(),
      authorised: z.int().optional(),
      captured: z.int(),
      kept: z.int(),
      reserved: z.int(),
    }),
  ),
  undeliveredWebhooks: z.int(),
});
