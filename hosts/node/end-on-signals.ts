import { deadlines } from '../../api/http/request-scope.ts';

/** How a process ends in an orderly way. */
export interface Ending {
  /** Aborted as soon as the process has been told to end. */
  readonly signal: AbortSignal;
  /** How long it goes on accepting requests after that, in milliseconds: a load balancer may need time to notice. */
  readonly notice: number;
  /** Adds what has to be done then. Everything is done at the same time. */
  readonly add: (end: () => Promise<void>) => void;
}

/** How long everything may take after the notice, in milliseconds: a request's deadline, and its answer. */
const limit = deadlines.request + 3_000;
/** How long a signal counts as the same one, in milliseconds: Ctrl-C arrives from the terminal and from npm. */
const echo = 500;

/**
 * At the first SIGTERM or SIGINT, does what was added, then `finish`, and exits with 0; with 1 if that fails or takes too
 * long. A second signal ends the process at once.
 * @param finish ends what everything else may need until its own end.
 */
export function endOnSignals(notice = 0, finish: () => Promise<void> = () => Promise.resolve()): Ending {
  const ending = new AbortController();
  const ends: (() => Promise<void>)[] = [];
  let toldAt = 0;
  const fail = (error: unknown) => {
    console.error(error);
    process.exit(1);
  };
  const end = async () => {
    await Promise.all(ends.map((stop) => stop()));
    await finish();
    process.exit(0);
  };
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.on(signal, () => {
      if (ending.signal.aborted) {
        if (Date.now() - toldAt > echo) process.exit(code);
        return;
      }
      toldAt = Date.now();
      setTimeout(() => fail('Requests were broken off: they did not end in time.'), notice + limit);
      ending.abort();
      end().catch(fail);
    });
  }
  return { signal: ending.signal, notice, add: (stop) => void ends.push(stop) };
}
