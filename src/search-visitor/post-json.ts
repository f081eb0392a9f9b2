import { withDeadline } from '../search/with-deadline.ts';

const timeoutMs = 5000;

/** Where a service is asked about the visitor, and what its answer has to look like. */
interface JsonPost<Answer> {
  readonly url: string;
  readonly body: unknown;
  /** Null for an answer that is not one. */
  readonly parse: (answer: unknown) => Answer | null;
  readonly signal: AbortSignal;
}

/** @throws Error if there is no valid answer in time, or when aborted */
export function postJson<Answer>({ url, body, parse, signal }: JsonPost<Answer>): Promise<Answer> {
  return withDeadline(signal, timeoutMs, async (deadline) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: deadline,
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const answer = parse(await response.json());
    if (answer === null) throw new Error('The answer is not one');
    return answer;
  });
}
