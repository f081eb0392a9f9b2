import Cookies from 'js-cookie';
import {
  type ConsentCategory,
  type EntryName,
  fallbackDays,
  inventory,
  inventoryNames,
} from './inventory.ts';

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
        expires: inventory[name].days ?? fallbackDays,
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
    const { store } = inventory[name];
    if (store !== 'cookie') webStorage(store)?.removeItem(name);
  }, undefined);
}

/** Where an entry is kept: in a cookie if web storage is missing; null if it may not be replaced. */
function storageFor(name: EntryName): Storage | 'cookie' | null {
  const { store, cookieFallback } = inventory[name];
  if (store === 'cookie') return store;
  return webStorage(store) ?? (cookieFallback ? 'cookie' : null);
}

/** Null if the browser blocks it: accessing it then throws, or it is not there. */
function webStorage(store: 'local' | 'session'): Storage | null {
  return attempt(() => {
    const storage = store === 'local' ? window.localStorage : window.sessionStorage;
    return storage instanceof Storage ? storage : null;
  }, null);
}

/** Deletes everything in the inventory that the visitor does not agree to, by whomever it was stored. */
export function deleteWithdrawn(granted: ReadonlySet<ConsentCategory>): void {
  const withdrawn = inventoryNames.filter((name) => !granted.has(inventory[name].category));
  deleteCookies(withdrawn);
  deleteFrom(webStorage('local'), withdrawn);
  deleteFrom(webStorage('session'), withdrawn);
}

/** Also those that replace missing web storage, and those that a library has set for a whole domain. */
function deleteCookies(withdrawn: readonly string[]): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const name of matching(Object.keys(Cookies.get()), withdrawn))
    for (const domain of ['', ...domains]) Cookies.remove(name, { path: '/', domain });
}

function deleteFrom(storage: Storage | null, withdrawn: readonly string[]): void {
  if (storage === null) return;
  for (const name of matching(Object.keys(storage), withdrawn)) storage.removeItem(name);
}

/** The names that are in a list, or that begin as one of its patterns does. */
function matching(names: readonly string[], patterns: readonly string[]): readonly string[] {
  return names.filter((name) =>
    patterns.some((own) => (own.endsWith('*') ? name.startsWith(own.slice(0, -1)) : name === own)),
  );
}

function attempt<Value>(action: () => Value, otherwise: Value): Value {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
