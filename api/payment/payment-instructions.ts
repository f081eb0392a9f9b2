import { z } from 'zod';
import { type PaymentInstructions, paymentInstructionsSchema } from '../../contract/order.ts';
import type { PaymentAnswer } from './payments.ts';

const optionalText = z.string().trim().min(1).nullish().catch(null);
const optionalAddress = z
  .url({ protocol: /^https?$/ })
  .nullish()
  .catch(null);

/**
 * The parts of Adyen's `voucher` and `bankTransfer` actions that tell a shopper how to pay
 * (https://docs.adyen.com/payment-methods/multibanco, …/bank-transfer, …/econtext-konbini).
 */
const actionSchema = z.looseObject({
  type: paymentInstructionsSchema.shape.kind,
  reference: optionalText,
  entity: optionalText,
  beneficiary: optionalText,
  iban: optionalText,
  bic: optionalText,
  expiresAt: optionalText,
  downloadUrl: optionalAddress,
  maskedTelephoneNumber: optionalText,
  instructionsUrl: optionalAddress,
});

/** What an action says about paying later; null for an action that the shopper takes at once. */
export function instructionsOf(action: PaymentAnswer['action']): PaymentInstructions | null {
  const parsed = actionSchema.safeParse(action);
  if (!parsed.success) return null;
  const { type, reference, entity, beneficiary, iban, bic, expiresAt, downloadUrl } = parsed.data;
  const { maskedTelephoneNumber, instructionsUrl } = parsed.data;
  return {
    kind: type,
    reference: reference ?? null,
    entity: entity ?? null,
    beneficiary: beneficiary ?? null,
    iban: iban ?? null,
    bic: bic ?? null,
    expiresAt: expiresAt ?? null,
    downloadUrl: downloadUrl ?? null,
    telephoneNumber: maskedTelephoneNumber ?? null,
    instructionsUrl: instructionsUrl ?? null,
  };
}

/** Instructions that were kept as text; null if there are none or they cannot be read. */
export function readInstructions(kept: string | null): PaymentInstructions | null {
  if (kept === null) return null;
  try {
    return paymentInstructionsSchema.parse(JSON.parse(kept));
  } catch {
    return null;
  }
}
