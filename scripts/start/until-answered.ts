import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until an address answers with success.
 * @param timeout Milliseconds.
 * @param over Says early that it never will.
 * @throws Error when it does not in time.
 */
export async function untilAnswered(address: string, timeout = 600_000, over = () => false): Promise<void> {
  const deadline = Date.now() + timeout;
  while (Date.now() < deadline && !over()) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`No response from ${address}.`);
}
