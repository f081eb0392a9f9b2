/** What is known of a storefront's catalogue and of the builds that were asked for; times in milliseconds since 1970. */
export interface BuildState {
  /** When the catalogue last changed; a change within `noteInterval` after this one is not noted. */
  readonly changedAt: number | null;
  /** When the host was last asked for a build. */
  readonly askedAt: number | null;
}

/** What the published storefront says of itself. */
export interface Published {
  /** When its build began to read the catalogue. */
  readonly readAt: number;
  /** When one of its prices begins or ends; null if none does. */
  readonly nextPriceChangeAt: number | null;
}

/** How long a noted change stands for those after it, so that thousands of changes are a few writes. */
export const noteInterval = 60_000;
/** The least time between two builds. */
export const pause = 10 * 60_000;
/** How long a build that was asked for may take; after that, it is taken for lost. */
export const patience = 60 * 60_000;
/** How old the published catalogue may become although nothing is known to have changed. */
export const maxAge = 24 * 60 * 60_000;

/** Whether a change that happens now is already known, and the next build will contain it. */
export const isNoted = ({ changedAt, askedAt }: BuildState, now: number): boolean =>
  changedAt !== null && changedAt > (askedAt ?? 0) && now - changedAt < noteInterval;

/**
 * Whether to ask for a build now, or once another one has arrived or some time has passed.
 * @param published null if the storefront does not say, e.g. because it cannot be reached.
 */
export function decide(
  state: BuildState,
  published: Published | null,
  now: number,
): 'ask' | 'wait' | 'nothing' {
  if (!isWanted(state, published, now)) return 'nothing';
  const { askedAt } = state;
  if (askedAt === null || now - askedAt >= patience) return 'ask';
  const hasArrived = published !== null && published.readAt >= askedAt;
  return hasArrived && now - askedAt >= pause ? 'ask' : 'wait';
}

function isWanted({ changedAt, askedAt }: BuildState, published: Published | null, now: number): boolean {
  if (published === null) return (changedAt ?? 0) > (askedAt ?? 0) || now - (askedAt ?? 0) >= maxAge;
  const { readAt, nextPriceChangeAt } = published;
  const isMissing = changedAt !== null && changedAt + noteInterval > readAt;
  const hasOtherPrices = nextPriceChangeAt !== null && nextPriceChangeAt <= now;
  return isMissing || hasOtherPrices || now - readAt >= maxAge;
}
