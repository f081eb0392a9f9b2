interface UnderWay<Answer> {
  readonly answer: Promise<Answer>;
  readonly controller: AbortController;
  waiting: number;
}

/**
 * Several that ask for the same at the same time share one request, which is aborted once none of them waits any more.
 * @returns asks: `key` says what for, and `send` is called unless the same is under way. Its promise is rejected with
 *   the signal's reason once aborted
 */
export function sharedRequests<Answer>() {
  const all = new Map<string, UnderWay<Answer>>();
  const forget = (key: string, request: UnderWay<Answer>) => {
    if (all.get(key) === request) all.delete(key);
  };

  function begin(key: string, send: (signal: AbortSignal) => Promise<Answer>): UnderWay<Answer> {
    const controller = new AbortController();
    const begun = { answer: send(controller.signal), controller, waiting: 0 };
    all.set(key, begun);
    const end = () => forget(key, begun);
    begun.answer.then(end, end);
    return begun;
  }

  return (
    key: string,
    signal: AbortSignal,
    send: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> => {
    signal.throwIfAborted();
    const request = all.get(key) ?? begin(key, send);
    request.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(signal.reason as Error);
        request.waiting -= 1;
        if (request.waiting > 0) return;
        forget(key, request);
        request.controller.abort(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      request.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  };
}
