// @vitest-environment jsdom
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { redirectScript, showPage } from './use-redirect.ts';

/** Runs the script's text in an isolated context with nothing but a browser. */
function visit() {
  const listeners: Record<string, (event: { persisted: boolean }) => void> = {};
  runInNewContext(redirectScript(), {
    document: { documentElement: document.documentElement },
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

describe('the not-found page', () => {
  test('product 2.4.3: is hidden until the shop has looked up the address', () => {
    visit();
    expect(visibility()).toBe('hidden');
    showPage();
    expect(document.documentElement.getAttribute('style') ?? '').toBe('');
  });

  test('is shown after a while if the shop’s own code never loads', () => {
    visit();
    vi.advanceTimersByTime(2000);
    expect(visibility()).toBe('hidden');
    vi.runAllTimers();
    expect(visibility()).toBe('');
  });

  test('is shown when the visitor returns to it, not as soon as it has loaded', () => {
    const { listeners } = visit();
    listeners['pageshow']?.({ persisted: false });
    expect(visibility()).toBe('hidden');
    listeners['pageshow']?.({ persisted: true });
    expect(visibility()).toBe('');
  });
});
