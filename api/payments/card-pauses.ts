import { z } from 'zod';

/*
 * Whoever has stolen card numbers tries them in shops, to learn which ones work. These rules make that slow without
 * stopping shoppers who mistype; docs/payments.md justifies the numbers.
 */

const minute = 60_000;
const day = 24 * 60 * minute;

/** Who is counted: a visitor, and everybody in a network. */
export type PayerKind = 'visitor' | 'network';

interface PauseRule {
  /** Refusals a day without a pause. */
  readonly free: number;
  /** The same while cards are being tested in the storefront. */
  readonly freeWhileTested: number;
  /** The longest pause, in milliseconds. */
  readonly longest: number;
}

const pauseRules: Readonly<Record<PayerKind, PauseRule>> = {
  visitor: { free: 3, freeWhileTested: 0, longest: 60 * minute },
  network: { free: 20, freeWhileTested: 3, longest: 15 * minute },
};

/** The pause after the first refusal that is not free, in milliseconds; each further refusal doubles it. */
const firstPause = minute;

/** How many refusals are remembered: more than lead to the longest pause. */
const maxRefusals = 64;

export const refusalsSchema = z.object({
  /** Days since 1970, in UTC: refusals of earlier days do not count. */
  day: z.int(),
  /** Stand for the attempts that were refused, so that none counts twice. */
  attempts: z.array(z.string()),
  /** When the last attempt was refused, or let through after a pause: milliseconds since 1970. */
  last: z.int(),
});
/** What is remembered of a payer's refused card payments. */
export type Refusals = z.infer<typeof refusalsSchema>;

const today = (now: number): number => Math.floor(now / day);

/** The refusals with one more attempt, which counts once however often it is reported. */
export function withRefusal(before: Refusals | null, attempt: string, now: number): Refusals {
  const earlier = before?.day === today(now) ? before.attempts : [];
  if (before && earlier.includes(attempt)) return before;
  return { day: today(now), attempts: [...earlier, attempt].slice(-maxRefusals), last: now };
}

/**
 * How long a payer has to pause between two attempts to pay by card, in milliseconds; 0 if not at all.
 * @param isTested whether cards are being tested in the storefront. Even then, nobody is stopped who has not been refused.
 */
export function pauseAfter(
  refusals: Refusals | null,
  kind: PayerKind,
  isTested: boolean,
  now: number,
): number {
  if (refusals?.day !== today(now)) return 0;
  const { free, freeWhileTested, longest } = pauseRules[kind];
  const beyond = refusals.attempts.length - (isTested ? freeWhileTested : free);
  return beyond <= 0 ? 0 : Math.min(firstPause * 2 ** (beyond - 1), longest);
}

/**
 * So many refusals in a window mean that somebody is testing cards. In a shop in which 8 % of the payments are refused, 30
 * refusals in ten minutes would be 2,250 payments an hour.
 */
const testing = { refusals: 30, window: 10 * minute, remembered: 60 * minute } as const;

export const alarmSchema = z.object({
  /** Which ten minutes since 1970. */
  window: z.int(),
  /** Refusals of card payments in that window. */
  refusals: z.int(),
  /** Until when the storefront's payers have fewer free refusals: milliseconds since 1970. */
  testedUntil: z.int(),
});
/** What is remembered of a storefront's refused card payments. */
export type Alarm = z.infer<typeof alarmSchema>;

export const isTested = (alarm: Alarm | null, now: number): boolean =>
  alarm !== null && now < alarm.testedUntil;

/** The storefront's refusals with one more. */
export function withStorefrontRefusal(before: Alarm | null, now: number): Alarm {
  const window = Math.floor(now / testing.window);
  const refusals = before?.window === window ? before.refusals + 1 : 1;
  const testedUntil = refusals >= testing.refusals ? now + testing.remembered : (before?.testedUntil ?? 0);
  return { window, refusals, testedUntil };
}

/** Whether to call a person: once in a window, at the refusal that reaches the limit. */
export const callsForHelp = ({ refusals }: Alarm): boolean => refusals === testing.refusals;
