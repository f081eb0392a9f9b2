// @vitest-environment jsdom
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { redirectScript, showPage } from './redirect-script.ts';

/** Runs the script's text in a world of its own, where there is nothing but a browser. */
function visit(readyState: DocumentReadyState = 'loading') {
  const listeners: Record<string, (event: { persisted: boolean }) => void> = {};
  runInNewContext(redirectScript(), {
    document: { readyState, documentElement: document.documentElement },
    addEventListener: (name: string, run: (typeof listeners)[string]) => (listeners[name] = run),
    setTimeout: (run: () => void, after: number) => setTimeout(run, after),
  });
  return { listeners };
}
const visibility = () => document.documentElement.style.visibility;

beforeEach(() => {
  document.documentElement.style.visibility = '';
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the not-found page', () => {
  test('product 2.4.3: is hidden until the shop has found out where its address leads', () => {
    visit();
    expect(visibility()).toBe('hidden');
  });

  test.each<DocumentReadyState>(['interactive', 'complete'])(
    'is not hidden after a navigation inside the shop, when the document is %s',
    (readyState) => {
      visit(readyState);
      expect(visibility()).toBe('');
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  test('is shown by the shop once it has found out', () => {
    visit();
    showPage();
    expect(document.documentElement.getAttribute('style') ?? '').toBe('');
  });

  test('is shown after a while, when the shop’s own code never arrives', () => {
    visit();
    vi.advanceTimersByTime(2000);
    expect(visibility()).toBe('hidden');
    vi.runAllTimers();
    expect(visibility()).toBe('');
  });

  test('is shown when the visitor comes back to it, and not as soon as it is loaded', () => {
    const { listeners } = visit();
    listeners['pageshow']?.({ persisted: false });
    expect(visibility()).toBe('hidden');
    listeners['pageshow']?.({ persisted: true });
    expect(visibility()).toBe('');
  });
});

describe('the script’s text', () => {
  const text = redirectScript();

  test('stands alone: it knows nothing of the modules it was written in', () => {
    expect(text).not.toMatch(/\b_[a-z]|__|\bimport\b|\brequire\b|\bexports?\b|webpack/);
  });

  test('can stand between script tags', () => {
    expect(text).not.toMatch(/<\/script|<!--/i);
  });
});
