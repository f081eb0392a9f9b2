import * as z from 'zod/mini';
import { orderStandingSchema } from './customer-service.ts';
import { email, lines, optionalText, requestKey, text } from './fields.ts';
import { fileIdsSchema } from './files.ts';
import { claimLengths, claimProblems, claimWishes } from './limits.ts';

/** Somebody's report that something is broken, worn out, or incomplete. */
const claimStatement = {
  name: text(claimLengths.name),
  email,
  /** Of an order or a registration, as typed: whether there is one decides nothing here. May be empty. */
  number: optionalText(claimLengths.number),
  /** Which product it is, in words. */
  product: text(claimLengths.product),
  /** Of the order's line that was chosen; empty if none was. */
  sku: optionalText(80),
  /** From the label, and when (`2026-11-29`) and where it was bought; each may be empty. */
  batch: optionalText(claimLengths.batch),
  boughtOn: z.union([z.literal(''), z.iso.date()]),
  boughtAt: optionalText(claimLengths.boughtAt),
  problem: z.enum(claimProblems),
  message: lines(claimLengths.message),
  /** What the customer would like; what happens, the shop's staff decide. */
  wish: z.enum(claimWishes),
};

export const createClaimSchema = z.object({
  key: requestKey,
  ...claimStatement,
  files: z._default(fileIdsSchema, []),
});
export type CreateClaim = z.infer<typeof createClaimSchema>;

/** What somebody fills in; the key is made with the form. */
export type ClaimStatement = Omit<CreateClaim, 'key' | 'files'>;

/** A claim as the shop keeps it. */
export const claimSchema = z.object({
  /** Like an order number, e.g. `C-DE-7K3M-9QF2-HT5V`; the shop makes it. */
  id: z.string(),
  /** ISO 8601. */
  receivedAt: z.string(),
  language: z.string(),
  ...claimStatement,
  /** IDs of its photographs. */
  files: z._default(z.array(z.string()), []),
  order: orderStandingSchema,
  /** Whether its number is that of a registration with the same email address. */
  isRegistered: z._default(z.boolean(), false),
  /** What was promised with what was ordered, and until which day (`2029-11-29`); absent if that is not known. */
  guarantee: z.optional(z.object({ years: z.number(), until: z.string() })),
  /** When staff were done with it, ISO 8601; absent until then. */
  closedAt: z.optional(z.string()),
});
export type Claim = z.infer<typeof claimSchema>;

/** The same for every claim: neither whether there is such an order, nor how long its guarantee runs. */
export const claimReceiptSchema = z.object({ id: z.string(), receivedAt: z.string() });
export type ClaimReceipt = z.infer<typeof claimReceiptSchema>;
