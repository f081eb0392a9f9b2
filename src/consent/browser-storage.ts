import Cookies from 'js-cookie';
import { entryKind, type EntryName, fallbackDays, type InventoryName } from './inventory.ts';

/** What a browser has stored under a name, whether or not the visitor agreed to it; null if it refuses or has nothing. */
export function readStored(name: EntryName): string | null {
  return attempt(() => {
    const storage = storageFor(name);
    return storage === 'cookie' ? (Cookies.get(name) ?? null) : (storage?.getItem(name) ?? null);
  }, null);
}

/** Stores a value. False if the browser refuses (private mode, full, blocked). */
export function store(name: EntryName, value: string): boolean {
  const { store, days } = entryKind(name);
  return attempt(() => {
    const storage = storageFor(name);
    if (storage === 'cookie') {
      const expires = store === 'cookie' ? days : fallbackDays;
      Cookies.set(name, value, {
        ...(expires === undefined ? {} : { expires }),
        path: '/',
        sameSite: 'lax',
        secure: window.location.protocol === 'https:',
      });
    } else {
      storage?.setItem(name, value);
    }
    return readStored(name) === value;
  }, false);
}

/** Deletes what is stored under a name, also the cookie that replaces it, and every name that a pattern matches. */
export function deleteStored(name: InventoryName): void {
  const { store } = entryKind(name);
  attempt(() => {
    // A library may have set a cookie for a whole domain.
    const labels = window.location.hostname.split('.');
    const domains = labels.map((_, index) => labels.slice(index).join('.'));
    for (const one of namesIn(Cookies.get(), name))
      for (const domain of ['', ...domains]) Cookies.remove(one, { path: '/', domain });
  }, undefined);
  attempt(() => {
    const storage = store === 'local' || store === 'session' ? webStorage(store) : null;
    for (const one of namesIn(storage ?? {}, name)) storage?.removeItem(one);
  }, undefined);
}

/** Where an entry is kept: in a cookie if web storage is missing; null if it may not be replaced. */
function storageFor(name: EntryName): Storage | 'cookie' | null {
  const { store, cookieFallback = true } = entryKind(name);
  if (store !== 'local' && store !== 'session') return 'cookie';
  return webStorage(store) ?? (cookieFallback ? 'cookie' : null);
}

/** Null if the browser blocks it: accessing it then throws, or src/search has replaced it by one that forgets. */
function webStorage(store: 'local' | 'session'): Storage | null {
  return attempt(() => {
    const storage = store === 'local' ? window.localStorage : window.sessionStorage;
    return storage instanceof Storage ? storage : null;
  }, null);
}

function namesIn(stored: object, name: InventoryName): string[] {
  const all = Object.keys(stored);
  return name.endsWith('*')
    ? all.filter((one) => one.startsWith(name.slice(0, -1)))
    : all.filter((one) => one === name);
}

function attempt<Value>(action: () => Value, otherwise: Value): Value {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
