import Cookies from 'js-cookie';
import { entryKind, type EntryName } from './inventory.ts';

/**
 * What a browser stores, without asking for consent: only src/consent uses it. If a browser blocks storage, this
 * behaves as if there were none: nothing here throws.
 */
export function readStored(name: EntryName): string | null {
  const kind = entryKind(name);
  return attempt(
    () => (kind.store === 'cookie' ? (Cookies.get(name) ?? null) : webStorage(kind.store).getItem(name)),
    null,
  );
}

/** False if the browser refuses (private mode, full, blocked). */
export function store(name: EntryName, value: string): boolean {
  const kind = entryKind(name);
  return attempt(() => {
    if (kind.store === 'cookie') {
      Cookies.set(name, value, {
        ...(kind.days === undefined ? {} : { expires: kind.days }),
        path: '/',
        sameSite: 'lax',
        secure: window.location.protocol === 'https:',
      });
    } else {
      webStorage(kind.store).setItem(name, value);
    }
    return readStored(name) === value;
  }, false);
}

export function deleteStored(name: EntryName): void {
  const kind = entryKind(name);
  attempt(() => {
    if (kind.store === 'cookie') Cookies.remove(name, { path: '/' });
    else webStorage(kind.store).removeItem(name);
  }, undefined);
}

function webStorage(store: 'local' | 'session'): Storage {
  return store === 'local' ? window.localStorage : window.sessionStorage;
}

function attempt<Value>(action: () => Value, otherwise: Value): Value {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
