import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Opens the sandbox's single SQLite file in `dataFolder`, creating both if they are missing. What a transaction has
 * committed is in the write-ahead log and survives the process, however it ends. It is not flushed to the disk on every
 * commit: that would only help against a power failure, and on a busy disk a commit then takes seconds
 * (https://www.sqlite.org/pragma.html#pragma_synchronous).
 */
export function openDatabase(dataFolder: string): DatabaseSync {
  mkdirSync(dataFolder, { recursive: true });
  const database = new DatabaseSync(join(dataFolder, 'sandbox.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;');
  if (database.prepare('PRAGMA user_version').get()?.['user_version'] !== layout) {
    for (const table of tablesOf(database)) database.exec(`DROP TABLE "${table}"`);
    database.exec(`PRAGMA user_version = ${layout}`);
  }
  return database;
}

/** Raised when tables change: a file of another version of the sandbox is begun anew, because nothing in it is real. */
const layout = 3;

const tablesOf = (database: DatabaseSync): string[] =>
  database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .all()
    .map(({ name }) => String(name));

/**
 * Runs `work` in one immediate transaction: either all its writes happen or, if it throws, none. Inside another
 * transaction, it is part of that one.
 */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  if (database.isTransaction) return work();
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

export function emptyTables(database: DatabaseSync): void {
  inTransaction(database, () => {
    for (const table of tablesOf(database)) database.exec(`DELETE FROM "${table}"`);
  });
}
