/** A clock that stands still unless it is put forward: `new Date()` and `Date.now()` of the entire process follow it. */
export interface Clock {
  /** @param milliseconds by how much to put it forward. */
  advance(milliseconds: number): void;
  /** Back to the machine's own time. */
  restore(): void;
}

/** Whatever the time is on this machine: what is counted by the minute is then the same each time. */
const noon = Date.UTC(2026, 5, 15, 12, 0, 30);

/**
 * Only the time of day is replaced; timers and timeouts keep running as they are.
 * @param start milliseconds since 1970.
 */
export function steppedClock(start = noon): Clock {
  const RealDate = globalThis.Date;
  let time = start;
  const now = () => time;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    get: (target, name, receiver): unknown => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
  return {
    advance(milliseconds) {
      time += milliseconds;
    },
    restore() {
      globalThis.Date = RealDate;
    },
  };
}
