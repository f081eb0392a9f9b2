/** A shop's callback did not answer within the wallet's limit. */
export class CallbackTimeout extends Error {
  constructor(name: string) {
    super(`${name} did not answer in time`);
    this.name = 'CallbackTimeout';
  }
}

/** What goes wrong with the next event: chosen in the sheet. */
export const faults = ['no fault', 'time out', 'twice', 'fields missing', 'after cancel'] as const;
export type Fault = (typeof faults)[number];

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** What is thrown at once becomes a rejection, too. */
const attempt = <T>(ask: () => T | PromiseLike<T>) => new Promise<T>((resolve) => resolve(ask()));

/**
 * The answer of a shop's callback.
 * @param limit in milliseconds
 * @param fault with `time out`, no answer is in time; with `twice`, the shop is asked twice, and the first answer counts
 * @throws CallbackTimeout if there is none in time; whatever the callback throws
 */
export async function answerOf<T>(
  name: string,
  ask: () => T | PromiseLike<T>,
  { limit, fault }: { readonly limit: number; readonly fault: Fault },
): Promise<T> {
  const timeout = after(fault === 'time out' ? 0 : limit).then(() =>
    Promise.reject(new CallbackTimeout(name)),
  );
  const answer = attempt(ask);
  if (fault === 'twice') void attempt(ask).catch(() => undefined);
  if (fault !== 'time out') return Promise.race([answer, timeout]);
  void answer.catch(() => undefined);
  return timeout;
}
