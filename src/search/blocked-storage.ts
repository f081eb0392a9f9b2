/**
 * Browsers that block storage throw when it is so much as named, and the search library names it while it loads:
 * without this, whoever blocks cookies could not search. There, and only there, the page gets a storage that
 * remembers nothing. The site's own entries do not come here; they have their guarded door.
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
