/** What a draft or a resource says of another one. */
interface Reference {
  readonly typeId: string;
  readonly id?: unknown;
  readonly key?: unknown;
}

/**
 * Any JSON with other references.
 * @param change what stands in for a reference; null leaves it as it is.
 */
export function withReferences(value: unknown, change: (reference: Reference) => object | null): unknown {
  if (Array.isArray(value)) return value.map((each) => withReferences(each, change));
  if (typeof value !== 'object' || value === null) return value;
  if ('typeId' in value && typeof value.typeId === 'string') {
    const changed = change({ ...value, typeId: value.typeId });
    if (changed) return changed;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withReferences(inner, change)]),
  );
}
