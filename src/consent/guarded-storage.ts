import Cookies from 'js-cookie';
import {
  type ConsentCategory,
  consentCategories,
  entryKind,
  type EntryName,
  inventory,
} from './inventory.ts';

/**
 * The only access to cookies and web storage. An entry is read, written, and removed by its exact name in the
 * inventory; reads and writes of an entry whose category has no consent do nothing. If a browser blocks storage, this
 * behaves as if there were none: nothing here throws.
 */
let answered: ReadonlySet<ConsentCategory> | null = null;

/** What the visitor agreed to: the answer given on this page, otherwise the one stored during an earlier visit. */
export function grantedCategories(): ReadonlySet<ConsentCategory> {
  answered ??= withStrict(parseCategories(rawRead('consent') ?? ''));
  return answered;
}

/** Saves the visitor's answer; `strict` is always included. Entries of categories left out are deleted. */
export function grantCategories(categories: Iterable<ConsentCategory>): void {
  answered = withStrict(categories);
  for (const name of Object.keys(inventory) as EntryName[]) {
    if (!answered.has(entryKind(name).category)) removeEntry(name);
  }
  writeEntry('consent', [...answered].join('+'));
}

/** The entry's value, or null if there is none, it may not be read, or the browser refuses. */
export function readEntry(name: EntryName): string | null {
  return grantedCategories().has(entryKind(name).category) ? rawRead(name) : null;
}

/** Stores a value. False if consent is missing or the browser refuses (private mode, full, blocked). */
export function writeEntry(name: EntryName, value: string): boolean {
  const kind = entryKind(name);
  if (!grantedCategories().has(kind.category)) return false;
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
    return rawRead(name) === value;
  }, false);
}

/** Removes the entry, with or without consent. */
export function removeEntry(name: EntryName): void {
  const kind = entryKind(name);
  attempt(() => {
    if (kind.store === 'cookie') Cookies.remove(name, { path: '/' });
    else webStorage(kind.store).removeItem(name);
  }, undefined);
}

function rawRead(name: EntryName): string | null {
  const kind = entryKind(name);
  return attempt(
    () => (kind.store === 'cookie' ? (Cookies.get(name) ?? null) : webStorage(kind.store).getItem(name)),
    null,
  );
}

function withStrict(categories: Iterable<ConsentCategory>): ReadonlySet<ConsentCategory> {
  return new Set<ConsentCategory>(['strict', ...categories]);
}

/** The categories in a stored answer; anything else in it is ignored. */
function parseCategories(answer: string): ConsentCategory[] {
  return consentCategories.filter((category) => answer.split('+').includes(category));
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
