import { z } from 'zod';
import { objectNameOf } from '../../commerce/custom-objects.ts';
import type { PaymentPosition } from '../../commerce/payment-record.ts';
import type { RequestContext } from '../context/request-context.ts';

/** Where the sweeper stopped in each of its lists; null where it starts at the oldest payment. */
export type SweepCursors = Record<'wanted' | 'authorized' | 'open', PaymentPosition | null>;

/** The container of commercetools' custom objects that holds them, one for each merchant account. */
const cursorsContainer = 'sweep-cursors';
const cursorsKeyOf = ({ store }: Pick<RequestContext, 'store'>): string =>
  objectNameOf(store.merchantAccount);

const position = z.object({ id: z.string(), createdAt: z.number() }).nullish().default(null);
const cursorsSchema = z.object({ wanted: position, authorized: position, open: position });
const atTheStart = { wanted: null, authorized: null, open: null };

type Context = Pick<RequestContext, 'commerce' | 'store'>;

export async function readCursors(context: Context): Promise<SweepCursors> {
  const stored = await context.commerce.getObject(cursorsContainer, cursorsKeyOf(context));
  return cursorsSchema.catch(() => ({ ...atTheStart })).parse(stored?.value ?? {});
}

/**
 * Keeps them for the next run. Of two sweepers at once, the one that writes last decides where the next run starts; both have
 * done everything before their own position, so nothing is left out.
 */
export async function keepCursors(context: Context, cursors: SweepCursors): Promise<void> {
  await context.commerce.putObject(cursorsContainer, cursorsKeyOf(context), cursors);
}
