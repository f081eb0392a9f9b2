/**
 * Does work that a signal or the end of its time aborts.
 * @param timeoutMs in milliseconds
 * @param work receives the signal for both; its reason is that of `signal`, or Error `No answer in … ms`
 */
export async function withDeadline<Result>(
  signal: AbortSignal,
  timeoutMs: number,
  work: (deadline: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  const timer = setTimeout(() => controller.abort(new Error(`No answer in ${timeoutMs} ms`)), timeoutMs);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
