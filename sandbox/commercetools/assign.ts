/** A copy with one field set, or left out when the value is undefined. */
export function assign<T extends object, K extends keyof T & string>(
  target: T,
  key: K,
  value: T[K] | undefined,
): T {
  const others = Object.fromEntries(Object.entries(target).filter(([name]) => name !== key));
  return (value === undefined ? others : { ...others, [key]: value }) as T;
}
