import * as z from 'zod/mini';
import { email } from './fields.ts';

/** Where somebody asked for the newsletter. */
export const newsletterSources = ['footer', 'page', 'checkout', 'confirmation'] as const;

/** Asks for the newsletter: `POST /api/newsletter`. Nothing happens before the owner of the address confirms it. */
export const newsletterRequestSchema = z.object({ email, source: z.enum(newsletterSources) });
export type NewsletterRequest = z.infer<typeof newsletterRequestSchema>;

/** A subscription as the shop keeps it, which also proves that its owner agreed (Regulation (EU) 2016/679, Article 7(1)). */
export const subscriptionSchema = z.object({
  /** Like an order number, e.g. `N-DE-7K3M-9QF2-HT5V`; the same for the same address. */
  id: z.string(),
  /** When it was last asked for, ISO 8601. */
  receivedAt: z.string(),
  language: z.string(),
  email,
  source: z.enum(newsletterSources),
  /** When its owner confirmed it, ISO 8601; absent until then, which is 48 hours later at most. */
  confirmedAt: z.optional(z.string()),
  /** When its owner left, ISO 8601; absent until then. It is deleted as soon as the newsletter service knows. */
  leftAt: z.optional(z.string()),
  /** What the newsletter service was told last; absent until then. */
  told: z.optional(z.enum(['subscribed', 'left'])),
});
export type Subscription = z.infer<typeof subscriptionSchema>;
