/** Fields of JSON that may contain anything: what is not of the expected type is null, or an empty list. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const objectIn = (value: unknown): JsonObject | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A number of at least 0, which may be a decimal text. */
export function amountIn(value: unknown): number | null {
  const amount = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  return typeof amount === 'number' && amount >= 0 && Number.isFinite(amount) ? amount : null;
}

/** The texts of a list. */
export const textsIn = (value: unknown): readonly string[] =>
  listIn(value).filter((item) => typeof item === 'string');

/** What a text of JSON says, or null. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
