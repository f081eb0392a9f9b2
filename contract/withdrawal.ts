import * as z from 'zod/mini';
import { optionalLines, text, email } from './fields.ts';
import { withdrawalLengths } from './limits.ts';

/** A consumer's statement to withdraw from a contract (Directive 2011/83/EU, Article 11a). */
const withdrawalStatement = {
  name: text(withdrawalLengths.name),
  /** As typed: whether there is such an order decides nothing here. */
  orderNumber: text(withdrawalLengths.orderNumber),
  email,
  /** What is sent back, in the customer's words; empty for the whole order. */
  items: optionalLines(withdrawalLengths.items),
  note: optionalLines(withdrawalLengths.note),
};

export const createWithdrawalSchema = z.object({
  /** Made by the browser for one statement: sending it again, e.g. by a double click, adds nothing. */
  key: z.string().check(z.regex(/^[\w-]{16,80}$/)),
  ...withdrawalStatement,
});
export type CreateWithdrawal = z.infer<typeof createWithdrawalSchema>;

/** What somebody fills in; the key is made when it is confirmed. */
export type WithdrawalStatement = Omit<CreateWithdrawal, 'key'>;

/** A withdrawal as the shop keeps it. */
export const withdrawalSchema = z.object({
  /** Like an order number, e.g. `W-DE-7K3M-9QF2-HT5V`; the shop makes it. */
  id: z.string(),
  receivedAt: z.string(),
  language: z.string(),
  ...withdrawalStatement,
  /** `matched`: it exists and has this email address. The rest is for a person; the customer is answered the same. */
  order: z.enum(['matched', 'other-email', 'unknown']),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;
