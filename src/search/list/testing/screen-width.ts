import { vi } from 'vitest';

/** jsdom has no layout: whether a screen is wide is up to the test. */
export function stubScreen(isWide: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
