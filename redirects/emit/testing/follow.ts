/** What a host answers to one request: a target, or null. */
export type Host = (path: string, query: string) => string | null;

/** Where a browser ends that follows a host's answers within the storefront; null when nothing is redirected. */
export function follow(host: Host, path: string, query: string): string | null {
  let target = host(path, query);
  for (let hop = 0; target?.startsWith('/') && hop < 8; hop++) {
    const { pathname, search } = new URL(target, 'https://shop.example');
    const next = host(pathname, search.slice(1));
    if (next === null) break;
    target = next;
  }
  return target;
}

/** A target with its parameters as a list, since hosts encode the same value differently. */
export function comparable(target: string | null): string | null {
  if (target === null) return null;
  const url = new URL(target, 'https://shop.example');
  return `${url.origin}${url.pathname} ${JSON.stringify([...url.searchParams])} ${url.hash}`;
}
