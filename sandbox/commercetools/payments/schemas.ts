import { z } from 'zod';
import { customFieldChange, customFieldsDraftSchema, customTypeChange } from '../custom-fields.ts';
import { keySchema, moneyDraftSchema } from '../validation.ts';

const localized = z.record(z.string(), z.string());
const transactionState = z.enum(['Initial', 'Pending', 'Success', 'Failure']);
const transactionId = z.string();

const transactionDraftSchema = z.strictObject({
  type: z.enum(['Authorization', 'CancelAuthorization', 'Charge', 'Chargeback', 'Refund']),
  amount: moneyDraftSchema,
  state: transactionState.default('Initial'),
  timestamp: z.string().optional(),
  interactionId: z.string().optional(),
  custom: customFieldsDraftSchema.optional(),
});
export type TransactionDraft = z.infer<typeof transactionDraftSchema>;

/** The payment drafts this server implements. */
export const paymentDraftSchema = z.strictObject({
  key: keySchema.optional(),
  interfaceId: z.string().optional(),
  anonymousId: z.string().optional(),
  amountPlanned: moneyDraftSchema,
  paymentMethodInfo: z
    .strictObject({
      paymentInterface: z.string().optional(),
      method: z.string().optional(),
      name: localized.optional(),
    })
    .default({}),
  paymentStatus: z
    .strictObject({ interfaceCode: z.string().optional(), interfaceText: z.string().optional() })
    .default({}),
  transactions: z.array(transactionDraftSchema).default([]),
  interfaceInteractions: z.array(customFieldsDraftSchema).default([]),
  custom: customFieldsDraftSchema.optional(),
});
export type SupportedPaymentDraft = z.infer<typeof paymentDraftSchema>;

const actionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('addTransaction'), transaction: transactionDraftSchema }),
  z.strictObject({ action: z.literal('changeTransactionState'), transactionId, state: transactionState }),
  z.strictObject({
    action: z.literal('changeTransactionInteractionId'),
    transactionId,
    interactionId: z.string(),
  }),
  z.strictObject({ action: z.literal('changeTransactionTimestamp'), transactionId, timestamp: z.string() }),
  z.strictObject({
    action: z.literal('setTransactionCustomType'),
    transactionId,
    ...customTypeChange,
  }),
  z.strictObject({ action: z.literal('setTransactionCustomField'), transactionId, ...customFieldChange }),
  z.strictObject({ action: z.literal('changeAmountPlanned'), amount: moneyDraftSchema }),
  z.strictObject({ action: z.literal('setInterfaceId'), interfaceId: z.string().min(1) }),
  z.strictObject({ action: z.literal('setKey'), key: keySchema.optional() }),
  z.strictObject({ action: z.literal('setAnonymousId'), anonymousId: z.string().optional() }),
  z.strictObject({ action: z.literal('setStatusInterfaceCode'), interfaceCode: z.string().optional() }),
  z.strictObject({ action: z.literal('setStatusInterfaceText'), interfaceText: z.string().optional() }),
  z.strictObject({ action: z.literal('setMethodInfoInterface'), interface: z.string().min(1) }),
  z.strictObject({ action: z.literal('setMethodInfoMethod'), method: z.string().optional() }),
  z.strictObject({ action: z.literal('setMethodInfoName'), name: localized.optional() }),
  customFieldsDraftSchema.extend({ action: z.literal('addInterfaceInteraction') }),
  z.strictObject({ action: z.literal('setCustomType'), ...customTypeChange }),
  z.strictObject({ action: z.literal('setCustomField'), ...customFieldChange }),
]);
/** One payment update action this server implements. */
export type PaymentAction = z.infer<typeof actionSchema>;

export const paymentUpdateSchema = z.strictObject({
  version: z.int(),
  actions: z.array(actionSchema).max(500),
});
