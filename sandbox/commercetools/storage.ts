import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../database.ts';
import { concurrentModification, refusal } from './errors.ts';
import { type Resources, type TypeId, uniqueValuesOf } from './resources.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS commercetools_documents (
    type TEXT NOT NULL,
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (type, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS commercetools_unique_values (
    type TEXT NOT NULL,
    field TEXT NOT NULL,
    value TEXT NOT NULL,
    id TEXT NOT NULL,
    PRIMARY KEY (type, field, value)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS commercetools_unique_values_of ON commercetools_unique_values (type, id)`;

/** Typed, versioned documents in SQLite. Reads see what the current transaction has written. */
export type Storage = ReturnType<typeof openStorage>;

/** Opens the commercetools tables in `database`, creating them if they are missing. */
export function openStorage(database: DatabaseSync) {
  database.exec(schema);
  const content = database.prepare('SELECT document FROM commercetools_documents WHERE type = ? AND id = ?');
  const versions = 'SELECT id, version FROM commercetools_documents WHERE type = ?';
  const versionOf = database.prepare(`${versions} AND id = ?`);
  const versionsOf = database.prepare(`${versions} ORDER BY id`);
  const insertion = database.prepare('INSERT INTO commercetools_documents VALUES (?, ?, ?, ?)');
  const change = database.prepare(
    'UPDATE commercetools_documents SET version = ?, document = ? WHERE type = ? AND id = ?',
  );
  const deletion = database.prepare('DELETE FROM commercetools_documents WHERE type = ? AND id = ?');
  const holder = database.prepare(
    'SELECT id FROM commercetools_unique_values WHERE type = ? AND field = ? AND value = ?',
  );
  const claim = database.prepare('INSERT INTO commercetools_unique_values VALUES (?, ?, ?, ?)');
  const release = database.prepare('DELETE FROM commercetools_unique_values WHERE type = ? AND id = ?');

  /** Parsed documents by type and ID, valid as long as the stored version is theirs. */
  const parsed = new Map<string, { readonly version: unknown; readonly document: unknown }>();
  const nameOf = (type: TypeId, id: string) => `${type}/${id}`;

  function read<T extends TypeId>(
    type: T,
    row: Record<string, unknown> | undefined,
  ): Resources[T] | undefined {
    if (!row) return undefined;
    const id = String(row['id']);
    const known = parsed.get(nameOf(type, id));
    if (known && known.version === row['version']) return known.document as Resources[T];
    const document: unknown = JSON.parse(String(content.get(type, id)?.['document']));
    parsed.set(nameOf(type, id), { version: row['version'], document });
    return document as Resources[T];
  }
  const get = <T extends TypeId>(type: T, id: string) => read(type, versionOf.get(type, id));

  function claimUniqueValues<T extends TypeId>(type: T, resource: Resources[T]): void {
    for (const [field, duplicateValue] of uniqueValuesOf(type, resource)) {
      if (holder.get(type, field, duplicateValue)) {
        const message = `A duplicate value '"${duplicateValue}"' exists for field '${field}'.`;
        throw refusal('DuplicateField', message, { field, duplicateValue });
      }
      claim.run(type, field, duplicateValue, resource.id);
    }
  }

  return {
    get,
    /** By a value that is unique within the type. @param field `key` if omitted */
    find<T extends TypeId>(type: T, uniqueValue: string, field = 'key'): Resources[T] | undefined {
      const row = holder.get(type, field, uniqueValue);
      return row && get(type, String(row['id']));
    },
    all: <T extends TypeId>(type: T): Resources[T][] =>
      versionsOf.all(type).flatMap((row) => read(type, row) ?? []),
    /** @throws CommercetoolsError DuplicateField if another resource of the type has one of its unique values. */
    insert<T extends TypeId>(type: T, resource: Resources[T]): Resources[T] {
      claimUniqueValues(type, resource);
      parsed.delete(nameOf(type, resource.id));
      insertion.run(type, resource.id, resource.version, JSON.stringify(resource));
      return resource;
    },
    /**
     * Stores `changed` under the next version; if nothing changes, nothing is stored.
     * @throws CommercetoolsError DuplicateField
     */
    update<T extends TypeId>(type: T, current: Resources[T], changed: Resources[T]): Resources[T] {
      if (JSON.stringify(changed) === JSON.stringify(current)) return current;
      const next = { ...changed, version: current.version + 1, lastModifiedAt: new Date().toISOString() };
      change.run(next.version, JSON.stringify(next), type, current.id);
      if (JSON.stringify(uniqueValuesOf(type, next)) !== JSON.stringify(uniqueValuesOf(type, current))) {
        release.run(type, current.id);
        claimUniqueValues(type, next);
      }
      return next;
    },
    remove(type: TypeId, current: { readonly id: string }): void {
      deletion.run(type, current.id);
      release.run(type, current.id);
    },
    /** Removes every resource of a type. */
    clear(type: TypeId): void {
      parsed.clear();
      for (const table of ['commercetools_documents', 'commercetools_unique_values'])
        database.prepare(`DELETE FROM ${table} WHERE type = ?`).run(type);
    },
    transaction<Result>(work: () => Result): Result {
      try {
        return inTransaction(database, work);
      } catch (error) {
        // What the transaction read of its own writes is gone.
        parsed.clear();
        throw error;
      }
    },
  };
}

/** @throws CommercetoolsError ConcurrentModification unless `version` is the resource's current one */
export function checkVersion(
  current: { readonly id: string; readonly version: number },
  version: number,
): void {
  if (version !== current.version) throw concurrentModification(current.id, version, current.version);
}

/** The initial fields of every new resource. */
export function newResource() {
  const now = new Date().toISOString();
  return { id: crypto.randomUUID(), version: 1, createdAt: now, lastModifiedAt: now };
}
