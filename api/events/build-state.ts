import { z } from 'zod';
import { ShopError } from '../../contract/shop-error.ts';
import type { RequestContext } from '../context/request-context.ts';
import {
  changeShared,
  type Place,
  readShared,
  replaceShared,
  type SharedValue,
} from '../context/shared-values.ts';
import { isNoted } from './decision.ts';

/** commercetools drops fields that are null. */
const stateSchema = z.object({
  changedAt: z.number().nullish().default(null),
  askedAt: z.number().nullish().default(null),
  /** Why the host last refused to build; null once it has not. */
  refusal: z.string().nullish().default(null),
});
/** `BuildState` of the decision, with what operators want to know. */
export type StoredBuildState = z.output<typeof stateSchema>;

type Context = Pick<RequestContext, 'commerce' | 'store'>;

const nothing: StoredBuildState = stateSchema.parse({});

/** One for each storefront. */
const placeOf = ({ store }: Context): Place => ({ container: 'catalogue-builds', key: store.id });

/** @throws ShopError as `CustomObjects` does. */
export async function readBuildState(
  context: Context,
): Promise<SharedValue<StoredBuildState> & { readonly value: StoredBuildState }> {
  const stored = await readShared(context.commerce, placeOf(context), stateSchema);
  return { ...stored, value: stored.value ?? nothing };
}

/** @returns the new state; null if somebody else was faster. @throws ShopError as `CustomObjects` does. */
export const replaceBuildState = (
  context: Context,
  before: SharedValue<StoredBuildState>,
  value: StoredBuildState,
): Promise<SharedValue<StoredBuildState> | null> =>
  replaceShared(context.commerce, placeOf(context), before, value);

/** Changes the state whatever others have made of it meanwhile. @throws ShopError as `CustomObjects` does. */
export async function changeBuildState(context: Context, change: Partial<StoredBuildState>): Promise<void> {
  const merge = (before: StoredBuildState | null) => ({ ...(before ?? nothing), ...change });
  await changeShared(context.commerce, placeOf(context), stateSchema, merge);
}

/** Notes that the catalogue has just changed. @throws ShopError `CommerceUnavailable` if that cannot be kept. */
async function noteChange(context: Context): Promise<void> {
  const now = Date.now();
  const { value, isChanged } = await changeShared(
    context.commerce,
    placeOf(context),
    stateSchema,
    (before) => (before && isNoted(before, now) ? before : { ...(before ?? nothing), changedAt: now }),
  );
  if (!isChanged && !(value && isNoted(value, now)))
    throw new ShopError('CommerceUnavailable', 'Too many others changed the state of the builds');
}

/** Notes that the catalogue has changed; resolves once that is kept, and throws as `noteChange`. */
export type ChangeNotes = (context: Context) => Promise<void>;

/**
 * Notes changes one after the other; those that arrive while one is being noted share the next. Ten thousand at once are
 * two reads and a write.
 */
export function changeNotes(): ChangeNotes {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return (context) => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        running = next ?? running;
        next = null;
        return noteChange(context);
      });
    return next;
  };
}
