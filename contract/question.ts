import * as z from 'zod/mini';
import { email, id, lines, requestKey } from './fields.ts';
import { questionLengths } from './limits.ts';

/** A question of a shopper about a product. */
const questionStatement = {
  productKey: id,
  /** Plain text: `plainWordsProblem` (`stores/plain-words.ts`) says what must not be in it. */
  question: lines(questionLengths.question),
  /** Where the answer goes, and nothing else. */
  email,
};

export const createQuestionSchema = z.object({
  key: requestKey,
  ...questionStatement,
});
export type CreateQuestion = z.infer<typeof createQuestionSchema>;

/** A question as the shop keeps it. */
export const questionSchema = z.object({
  /** Like an order number, e.g. `Q-DE-7K3M-9QF2-HT5V`; the shop makes it. */
  id: z.string(),
  /** ISO 8601. */
  receivedAt: z.string(),
  language: z.string(),
  ...questionStatement,
  /** What staff answered, and when (ISO 8601); absent until then. */
  answer: z.optional(z.object({ text: z.string(), at: z.string() })),
});
export type Question = z.infer<typeof questionSchema>;
