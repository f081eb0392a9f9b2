import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type {
  Cart,
  CartDiscount,
  Category,
  DiscountCode,
  InventoryEntry,
  Order,
  Payment,
  ProductProjection,
  ProductType,
  ShippingMethod,
  Store,
  TaxCategory,
  Type,
  Zone,
} from '@commercetools/platform-sdk';
import { inTransaction } from '../database.ts';
import { concurrentModification, duplicateField } from './errors.ts';

/** The stored resource types, by their commercetools `typeId`. */
export interface Resources {
  cart: Cart;
  'cart-discount': CartDiscount;
  category: Category;
  'discount-code': DiscountCode;
  'inventory-entry': InventoryEntry;
  order: Order;
  payment: Payment;
  product: ProductProjection;
  'product-type': ProductType;
  'shipping-method': ShippingMethod;
  store: Store;
  'tax-category': TaxCategory;
  type: Type;
  zone: Zone;
}
export type TypeId = keyof Resources;

/** What makes a resource unique within its type, in addition to its ID; `field` is reported for a conflict. */
interface UniqueKey {
  readonly field: string;
  readonly value: string;
}

/** Typed, versioned documents in SQLite. Reads see what the current transaction has written. */
export interface Storage {
  get<T extends TypeId>(type: T, id: string): Resources[T] | undefined;
  /** By the value that is unique within the type: a key, an order number, an SKU, a code. */
  find<T extends TypeId>(type: T, uniqueValue: string): Resources[T] | undefined;
  all<T extends TypeId>(type: T): Resources[T][];
  /** @throws CommercetoolsError DuplicateField if another resource of the type has the same unique value. */
  insert<T extends TypeId>(type: T, resource: Resources[T], unique?: UniqueKey): Resources[T];
  /**
   * Stores `change` of the resource under the next version; if nothing changes, nothing is stored.
   * @throws CommercetoolsError ConcurrentModification unless `version` is the current one.
   */
  update<T extends TypeId>(
    type: T,
    current: Resources[T],
    version: number,
    change: Resources[T],
  ): Resources[T];
  /** @throws CommercetoolsError ConcurrentModification unless `version` is the current one. */
  remove(type: TypeId, current: { readonly id: string; readonly version: number }, version: number): void;
  /** Removes every resource, or those of one type. */
  clear(type?: TypeId): void;
  transaction<Result>(work: () => Result): Result;
}

const schema = `
  CREATE TABLE IF NOT EXISTS commercetools_resources (
    type TEXT NOT NULL,
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    unique_value TEXT,
    document TEXT NOT NULL,
    PRIMARY KEY (type, id),
    UNIQUE (type, unique_value)
  ) WITHOUT ROWID`;

/** Opens the commercetools tables in `database`, creating them if they are missing. */
export function openStorage(database: DatabaseSync): Storage {
  database.exec(schema);
  const select = 'SELECT document FROM commercetools_resources WHERE type = ?';
  const byId = database.prepare(`${select} AND id = ?`);
  const byUniqueValue = database.prepare(`${select} AND unique_value = ?`);
  const byType = database.prepare(`${select} ORDER BY id`);
  const insertion = database.prepare('INSERT INTO commercetools_resources VALUES (?, ?, ?, ?, ?)');
  const change = database.prepare(
    'UPDATE commercetools_resources SET version = ?, document = ? WHERE type = ? AND id = ? AND version = ?',
  );
  const deletion = database.prepare(
    'DELETE FROM commercetools_resources WHERE type = ? AND id = ? AND version = ?',
  );

  const parse = (row: Record<string, unknown> | undefined): unknown =>
    row && JSON.parse(String(row['document']));
  const written = (statement: typeof change, ...values: SQLInputValue[]) =>
    statement.run(...values).changes === 1;

  return {
    get: <T extends TypeId>(type: T, id: string) => parse(byId.get(type, id)) as Resources[T] | undefined,
    find: <T extends TypeId>(type: T, uniqueValue: string) =>
      parse(byUniqueValue.get(type, uniqueValue)) as Resources[T] | undefined,
    all: <T extends TypeId>(type: T) => byType.all(type).map((row) => parse(row) as Resources[T]),
    insert(type, resource, unique) {
      if (unique && byUniqueValue.get(type, unique.value)) throw duplicateField(unique.field, unique.value);
      insertion.run(type, resource.id, resource.version, unique?.value ?? null, JSON.stringify(resource));
      return resource;
    },
    update(type, current, version, changed) {
      checkVersion(current, version);
      if (JSON.stringify(changed) === JSON.stringify(current)) return current;
      const next = { ...changed, version: version + 1, lastModifiedAt: new Date().toISOString() };
      if (!written(change, next.version, JSON.stringify(next), type, current.id, version)) {
        throw concurrentModification(current.id, version, current.version);
      }
      return next;
    },
    remove(type, current, version) {
      if (!written(deletion, type, current.id, version)) {
        throw concurrentModification(current.id, version, current.version);
      }
    },
    clear(type) {
      database
        .prepare('DELETE FROM commercetools_resources WHERE ? IS NULL OR type = ?')
        .run(type ?? null, type ?? null);
    },
    transaction: (work) => inTransaction(database, work),
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
export function newResource(id: string = crypto.randomUUID()) {
  const now = new Date().toISOString();
  return { id, version: 1, createdAt: now, lastModifiedAt: now };
}
