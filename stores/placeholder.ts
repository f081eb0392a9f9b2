const marked = new Set<string>();

/**
 * Marks a text of a brand that stands in for a real one, where it stands: `searchKeys: { en: placeholder('klevu-us') }`. It
 * is used like any other until money is real, which `ADYEN_ENVIRONMENT=LIVE` refuses (docs/launch.md).
 */
export function placeholder(text: string): string {
  marked.add(text);
  return text;
}

/**
 * Whether a text is marked as a placeholder, or cannot be anything else: `(example)`, a gap to be filled in, or a name that
 * exists in documentation and tests only (RFC 2606, RFC 6761).
 */
export function isPlaceholder(text: string): boolean {
  const hosts = [...text.matchAll(/(?:\/\/|@)([^/:@\s]+)/g)].map(([, host = '']) => host);
  return (
    marked.has(text) ||
    /<[^<>]+>|…|\(example\)/.test(text) ||
    hosts.some((host) => /(^|\.)(example(\.(com|net|org))?|invalid|test)$/i.test(host))
  );
}

/** The keys below which some data has placeholders: `contact.addressLines.0`. */
export function placeholdersIn(data: unknown, key = ''): string[] {
  if (typeof data === 'string') return isPlaceholder(data) ? [key] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    placeholdersIn(value, key === '' ? name : `${key}.${name}`),
  );
}
