import { z } from 'zod';

/** Far more than a household needs, and enough for an office; docs/api.md says what each of them counts. */
export const defaultLimits = {
  payments: 30,
  codes: 20,
  carts: 60,
  moves: 30,
  quotes: 60,
  lookups: 60,
  changes: 300,
  reads: 300,
  lists: 200,
  orders: 120,
  stock: 200,
  // A right by law: only who floods the shop is refused.
  withdrawals: 15,
  orderLinks: 5,
  messages: 5,
  claims: 5,
  questions: 5,
  restock: 5,
  returns: 10,
  reviews: 10,
  // By network alone, which may make four times as many.
  votes: 5,
  pictures: 300,
  files: 20,
  restockLinks: 120,
  registrations: 5,
  registrationLinks: 120,
  newsletter: 5,
  newsletterLinks: 120,
};

export type LimitName = keyof typeof defaultLimits;

/**
 * How many calls about one cart or payment, or of one visitor, are allowed per minute, or per hour
 * (`hourlyNames` in `api/http/rate-limits.ts`). A network may make as many per minute, and four times as many per hour, except of `newsletter`.
 */
export type Limits = Readonly<Record<LimitName, number>>;

const names = Object.keys(defaultLimits);

/** One limit as it is written, `payments=60`. */
const limit = z.tuple([
  z.string().refine((name) => names.includes(name), {
    error: ({ input }) => `has no limit "${String(input)}": there are ${names.join(', ')}`,
  }),
  z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'must give each limit a number from 1 to 99999, e.g. payments=60,carts=120')
    .transform(Number),
]);

/** The setting `RATE_LIMITS`: the limits that differ from the defaults. */
export const limitsSetting = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const [name = '', ...number] = part.split('=').map((text) => text.trim());
        return [name, number.join('=')];
      }),
  )
  .pipe(z.array(limit))
  .refine((limits) => new Set(limits.map(([name]) => name)).size === limits.length, 'names a limit twice')
  .describe(
    'The [limits](api.md#limits) of calls that differ from the usual ones, e.g. `payments=60,carts=120`',
  );
