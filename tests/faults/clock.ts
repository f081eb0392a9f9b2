/** A clock that can be put forward: `new Date()` and `Date.now()` of the entire process follow it. */
export interface Clock {
  /** @param milliseconds by how much to put it forward. */
  advance(milliseconds: number): void;
  /** Back to the machine's own time. */
  restore(): void;
}

/** Only the time of day is shifted; timers and timeouts keep running as they are. */
export function shiftedClock(): Clock {
  const RealDate = globalThis.Date;
  let offset = 0;
  const now = () => RealDate.now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    get: (target, name, receiver): unknown => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
  return {
    advance(milliseconds) {
      offset += milliseconds;
    },
    restore() {
      globalThis.Date = RealDate;
    },
  };
}
