import { afterEach, beforeEach, vi } from 'vitest';

/** Noise is a failure: a test that expects a console message spies on it itself. */
beforeEach(() => {
  // What the build tells the browser's code.
  vi.stubGlobal('__PICTURE_SERVICE__', true);
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      throw new Error(`Unexpected console.${method}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(async () => {
  if (typeof document === 'undefined') return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
});
