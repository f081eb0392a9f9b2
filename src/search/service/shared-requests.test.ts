import { expect, test, vi } from 'vitest';
import { sharedRequests } from './fetch-json.ts';

/** A request that ends when told to, and the signals it was sent with. */
function controlled() {
  const signals: AbortSignal[] = [];
  const answers: PromiseWithResolvers<string>[] = [];
  const send = vi.fn((signal: AbortSignal) => {
    signals.push(signal);
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    signal.addEventListener('abort', () => answer.reject(signal.reason as Error));
    return answer.promise;
  });
  return { send, signals, answers };
}
const { signal: patient } = new AbortController();

test('two that ask for the same at the same time share a request; one that asks later sends another', async () => {
  const ask = sharedRequests<string>();
  const { send, answers } = controlled();
  const both = Promise.all([ask('a', patient, send), ask('a', patient, send)]);
  answers[0]?.resolve('one');
  expect(await both).toEqual(['one', 'one']);
  const later = ask('a', patient, send);
  answers[1]?.resolve('two');
  expect(await later).toBe('two');
  expect(send).toHaveBeenCalledTimes(2);
});

test('other questions are requests of their own', () => {
  const ask = sharedRequests<string>();
  const { send } = controlled();
  void ask('a', patient, send);
  void ask('b', patient, send);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a request goes on for those that still wait, and is aborted once nobody does', async () => {
  const ask = sharedRequests<string>();
  const { send, signals } = controlled();
  const [first, second] = [new AbortController(), new AbortController()];
  const answers = [ask('a', first.signal, send), ask('a', second.signal, send)];
  const settled = Promise.allSettled(answers);
  first.abort(new Error('first left'));
  expect(signals[0]?.aborted).toBe(false);
  second.abort(new Error('second left'));
  expect(signals[0]?.aborted).toBe(true);
  expect(await settled).toMatchObject([
    { status: 'rejected', reason: { message: 'first left' } },
    { status: 'rejected', reason: { message: 'second left' } },
  ]);
});

test('who asks after everybody has left gets a new request', () => {
  const ask = sharedRequests<string>();
  const { send } = controlled();
  const left = new AbortController();
  ask('a', left.signal, send).catch(() => undefined);
  left.abort();
  void ask('a', patient, send);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a failure reaches everybody who waits', async () => {
  const ask = sharedRequests<string>();
  const { send, answers } = controlled();
  const both = Promise.allSettled([ask('a', patient, send), ask('a', patient, send)]);
  answers[0]?.reject(new Error('down'));
  expect(await both).toMatchObject([{ reason: { message: 'down' } }, { reason: { message: 'down' } }]);
});
