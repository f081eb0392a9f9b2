import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until an address responds successfully.
 * @param timeout in milliseconds.
 * @param over reports early that it never will.
 * @throws Error if it does not respond in time.
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
