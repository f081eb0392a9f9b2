import { afterAll, afterEach, beforeEach, vi } from 'vitest';

/** A channel of a browser with a single tab. */
class LonelyChannel {
  onmessage = null;
  postMessage(): void {}
  close(): void {}
}

/** Noise is a failure: a test that expects a console message spies on it itself. */
beforeEach(() => {
  // What the build tells the browser's code.
  vi.stubGlobal('__PICTURE_SERVICE__', true);
  vi.stubGlobal('__PRIVATE_PATHS__', ['/checkout', '/order-confirmation']);
  vi.stubGlobal('__CART_PATHS__', ['/cart']);
  vi.stubGlobal('__PICTURE_FOLDERS__', []);
  vi.stubGlobal('__PRODUCT_PARTS__', 1);
  vi.stubGlobal('__USED_CATEGORIES__', ['functional', 'statistics', 'marketing']);
  // Test files may share a process, in which the tabs of one would hear those of another.
  vi.stubGlobal('BroadcastChannel', LonelyChannel);
  vi.stubGlobal('__TELEMETRY__', { environment: 'production', errors: {}, tagManager: {}, affiliates: [] });
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      throw new Error(`Unexpected console.${method}: ${args.map(String).join(' ')}`);
    });
  }
});

/** What needs a layout, which jsdom does not have: nothing is seen, and nothing scrolls. */
beforeEach(() => {
  if (typeof document === 'undefined') return;
  document.elementFromPoint = () => null;
  Element.prototype.scrollIntoView = () => undefined;
  performance.getEntriesByType = () => [];
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

/** What a test leaves behind is put away after each, so that no file has to. */
afterEach(async () => {
  if (typeof document !== 'undefined') {
    const { cleanup } = await import('@testing-library/react');
    // What is still mounted needs the stubs.
    cleanup();
    vi.useRealTimers();
  }
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
});

/** What belongs to the process, which files share; sharp sets VIPSHOME when it is loaded. */
const surroundings = () => ({ folder: process.cwd(), ...process.env, VIPSHOME: '' });
const before: Readonly<Record<string, string | undefined>> = surroundings();

/** What one file leaves behind would be the riddle of the next. */
afterAll(() => {
  const after: Readonly<Record<string, string | undefined>> = surroundings();
  const changed = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
  if (changed.length > 0) throw new Error(`This file leaves behind another ${changed.join(', ')}.`);
  if (vi.isFakeTimers()) throw new Error('This file leaves the clock stopped.');
});
