import type { OptionalCategory } from './inventory.ts';

/** The categories that a visitor can be asked for, in this order. */
export const optionalCategories = [
  'functional',
  'statistics',
  'marketing',
] as const satisfies readonly OptionalCategory[];

/** What the cookie `consent` says: which version of the inventory the visitor answered, when, and how. */
export interface ConsentRecord {
  readonly version: number;
  /** ISO 8601 in UTC, to the second. */
  readonly answeredAt: string;
  readonly granted: readonly OptionalCategory[];
  /** Categories that were asked for and not granted; one in neither list has not been asked for. */
  readonly refused: readonly OptionalCategory[];
}

/** `{version}|{time}|{granted}|{refused}`, e.g. `1|2026-03-01T09:30:00Z|functional+statistics|marketing`. */
export function formatRecord({ version, answeredAt, granted, refused }: ConsentRecord): string {
  return [version, answeredAt, granted.join('+'), refused.join('+')].join('|');
}

/** The record in a cookie's value; null if it is not one. Categories that do not exist are ignored. */
export function parseRecord(value: string | null): ConsentRecord | null {
  const [, version, answeredAt = '', granted = '', refused = ''] =
    /^(\d+)\|([^|]*)\|([^|]*)\|([^|]*)$/.exec(value ?? '') ?? [];
  if (version === undefined) return null;
  return {
    version: Number(version),
    answeredAt,
    granted: categoriesIn(granted),
    refused: categoriesIn(refused),
  };
}

function categoriesIn(list: string): OptionalCategory[] {
  const named = list.split('+');
  return optionalCategories.filter((category) => named.includes(category));
}
