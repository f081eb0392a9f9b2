import Cookies from 'js-cookie';
import { entryKind, type EntryName, fallbackDays } from './inventory.ts';

/** What a browser has stored under a name, whether or not the visitor agreed to it; null if it refuses or has nothing. */
export function readStored(name: EntryName): string | null {
  return attempt(() => {
    const storage = storageFor(name);
    return storage === 'cookie' ? (Cookies.get(name) ?? null) : (storage?.getItem(name) ?? null);
  }, null);
}

/** Stores a value. False if the browser refuses (private mode, full, blocked). */
export function store(name: EntryName, value: string): boolean {
  return attempt(() => {
    const storage = storageFor(name);
    if (storage === 'cookie') {
      Cookies.set(name, value, {
        expires: entryKind(name).days ?? fallbackDays,
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

/** Deletes what is stored under a name, also the cookie that replaces missing web storage. */
export function deleteStored(name: EntryName): void {
  attempt(() => {
    Cookies.remove(name, { path: '/' });
    const { store } = entryKind(name);
    if (store !== 'cookie') webStorage(store)?.removeItem(name);
  }, undefined);
}

/** Where an entry is kept: in a cookie if web storage is missing; null if it may not be replaced. */
function storageFor(name: EntryName): Storage | 'cookie' | null {
  const { store, cookieFallback = true } = entryKind(name);
  return (store === 'cookie' ? null : webStorage(store)) ?? (cookieFallback ? 'cookie' : null);
}

/** Null if the browser blocks it: accessing it then throws, or it is not there. */
export function webStorage(store: 'local' | 'session'): Storage | null {
  return attempt(() => {
    const storage = store === 'local' ? window.localStorage : window.sessionStorage;
    return storage instanceof Storage ? storage : null;
  }, null);
}

function attempt<Value>(action: () => Value, otherwise: Value): Value {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
