/** A copy with one field set, or removed if the value is undefined. */
export function assign<T extends object, K extends keyof T & string>(
  target: T,
  key: K,
  value: T[K] | undefined,
): T {
  const others = Object.fromEntries(Object.entries(target).filter(([name]) => name !== key));
  return (value === undefined ? others : { ...others, [key]: value }) as T;
}

/** A copy with some fields left out. */
export function without<T extends object, K extends keyof T>(value: T, ...keys: K[]): Omit<T, K> {
  const dropped: ReadonlySet<PropertyKey> = new Set(keys);
  return Object.fromEntries(Object.entries(value).filter(([key]) => !dropped.has(key))) as Omit<T, K>;
}
