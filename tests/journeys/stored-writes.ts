import type { BrowserContext } from '@playwright/test';
import {
  type ConsentCategory,
  type EntryKind,
  inventory,
  inventoryNames,
} from '../../src/consent/inventory.ts';

/** One attempt to store something, by whichever script or response. */
export interface StoredWrite {
  readonly store: EntryKind['store'] | 'cache' | 'database';
  readonly name: string;
}

/** Records everything that scripts store in pages and in their frames, and what is there when it is asked for. */
export async function recordWrites(context: BrowserContext, origin: string) {
  const writes: (StoredWrite & { readonly origin: string })[] = [];
  await context.exposeBinding('recordWrite', ({ frame }, store: StoredWrite['store'], name: string) => {
    writes.push({ store, name, origin: new URL(frame.url()).origin });
  });
  await context.addInitScript(reportWrites);
  const remaining = async (): Promise<StoredWrite[]> => {
    const { hostname } = new URL(origin);
    const cookies = (await context.cookies())
      .filter(({ domain }) => domain.replace(/^\./, '') === hostname)
      .map(({ name }) => ({ store: 'cookie' as const, name }));
    const pages = context.pages().filter((page) => page.url().startsWith(origin));
    const inPages = await Promise.all(pages.map((page) => page.evaluate(listStored)));
    return [...cookies, ...inPages.flat()];
  };
  return {
    /** What was and what is stored at the shop's address until now, each name once. */
    all: async (): Promise<StoredWrite[]> => {
      writes.push(...(await remaining()).map((write) => ({ ...write, origin })));
      const own = writes.filter((write) => write.origin === origin);
      const all = own.map(({ store, name }) => ({ store, name }));
      return [...new Map(all.map((write) => [`${write.store} ${write.name}`, write])).values()];
    },
  };
}

/**
 * The writes that the register does not allow to a visitor who granted these categories: the name is not in the
 * inventory, it is in another store than the inventory says, or its category was not granted.
 */
export function unregistered(
  writes: readonly StoredWrite[],
  granted: ReadonlySet<ConsentCategory>,
): readonly StoredWrite[] {
  const isAllowed = ({ store, name }: StoredWrite) =>
    inventoryNames.some((entry) => {
      const kind = inventory[entry];
      const matches = entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry;
      return matches && kind.store === store && granted.has(kind.category);
    });
  return writes.filter((write) => !isAllowed(write));
}

/* Run in the browser, before the page's own scripts. */

type Report = (store: StoredWrite['store'], name: string) => void;

function reportWrites(): void {
  const { recordWrite } = window as unknown as { recordWrite: Report };
  const wrap = <Key extends string>(
    target: Partial<Record<Key, (...args: never[]) => unknown>> | undefined,
    key: Key,
    report: (self: unknown, first: string) => void,
  ) => {
    const original = target?.[key] as ((...args: unknown[]) => unknown) | undefined;
    if (!target || !original) return;
    target[key] = function (this: unknown, ...args: unknown[]) {
      const [first] = args as [string | { name: string }];
      report(this, typeof first === 'string' ? first : first.name);
      return original.apply(this, args);
    };
  };
  const storeOf = (storage: unknown) => {
    try {
      return storage === window.localStorage ? 'local' : 'session';
    } catch {
      return 'session';
    }
  };
  wrap(Storage.prototype as never, 'setItem', (storage, name) => recordWrite(storeOf(storage), name));
  wrap(IDBFactory.prototype as never, 'open', (_, name) => recordWrite('database', name));
  wrap(CacheStorage.prototype as never, 'open', (_, name) => recordWrite('cache', name));
  wrap(window.CookieStore.prototype as never, 'set', (_, name) => recordWrite('cookie', name));
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  if (cookie?.set)
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(this: Document, value: string) {
        // Deleting a cookie is a write of one that has expired.
        if (!/max-age=(0|-)|expires=[^;]*(1970|1969)/i.test(value) && !isPast(value))
          recordWrite('cookie', value.slice(0, value.indexOf('=')).trim());
        cookie.set?.call(this, value);
      },
    });
  function isPast(value: string): boolean {
    const expires = /expires=([^;]+)/i.exec(value)?.[1];
    return expires !== undefined && Date.parse(expires) < Date.now();
  }
}

async function listStored(): Promise<StoredWrite[]> {
  const names = (store: StoredWrite['store'], list: readonly string[]) =>
    list.map((name) => ({ store, name }));
  const databases = await indexedDB.databases();
  return [
    ...names('local', Object.keys(localStorage)),
    ...names('session', Object.keys(sessionStorage)),
    ...names('cache', 'caches' in window ? await caches.keys() : []),
    ...names(
      'database',
      databases.map(({ name = '' }) => name),
    ),
  ];
}
