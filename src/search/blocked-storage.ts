/**
 * Browsers that block storage throw whenever it is accessed, and the search library accesses it while it loads: without
 * this, visitors who block cookies could not search. Only in that situation, the page gets a storage that remembers
 * nothing. The site's own entries do not use it; they go through the guarded storage.
 */
export function replaceBlockedStorage(): void {
  if (typeof window === 'undefined') return;
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (isBlocked(name)) Object.defineProperty(window, name, { configurable: true, value: forgetful });
  }
}

const forgetful: Storage = {
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => undefined,
};

function isBlocked(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return !(window[name] instanceof Storage);
  } catch {
    return true;
  }
}
