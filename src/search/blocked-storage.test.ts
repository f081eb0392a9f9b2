// @vitest-environment jsdom
/* eslint-disable no-restricted-globals -- the browser's own storage is what this is about */
import { afterEach, describe, expect, test } from 'vitest';
import { replaceBlockedStorage } from './blocked-storage.ts';

const original = Object.getOwnPropertyDescriptor(window, 'localStorage');

function block() {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}

afterEach(() => {
  if (original) Object.defineProperty(window, 'localStorage', original);
  else Reflect.deleteProperty(window, 'localStorage');
});

describe('replaceBlockedStorage', () => {
  test('B16: the search library loads even if storage is blocked, and nothing is stored', async () => {
    block();
    expect(() => localStorage).toThrow('Access is denied');
    replaceBlockedStorage();
    expect(await import('@klevu/core')).toHaveProperty('KlevuFetch');
    localStorage.setItem('a', 'b');
    expect([localStorage.getItem('a'), localStorage.length, localStorage.key(0)]).toEqual([null, 0, null]);
  });

  test('working storage is not replaced', () => {
    const before = [localStorage, sessionStorage];
    replaceBlockedStorage();
    expect([localStorage, sessionStorage]).toEqual(before);
    expect(localStorage).toBe(before[0]);
  });
});
