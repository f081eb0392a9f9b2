import netlifyRedirector from 'netlify-redirector';

/** A request to a Netlify site. */
interface NetlifyRequest {
  /** As written in the address. */
  readonly path: string;
  /** Without its question mark. */
  readonly query?: string;
  /** ISO 3166-1 alpha-2, or null if unknown. */
  readonly country?: string | null;
}

/**
 * Netlify's own matcher for a `_redirects` file: the target of the first line that matches, without the visitor's
 * query, which Netlify adds later; null if none does.
 */
export async function netlifyMatcher(
  redirectsFile: string,
): Promise<(request: NetlifyRequest) => string | null> {
  const matcher = await netlifyRedirector.parsePlain(redirectsFile, {});
  return ({ path, query = '', country = null }) => {
    const headers: Record<string, string> = country === null ? {} : { 'x-country': country };
    const found = matcher.match({
      scheme: 'https',
      host: 'shop.example',
      path,
      query,
      headers,
      cookieValues: {},
      getHeader: (name) => headers[name.toLowerCase()] ?? '',
      getCookie: () => '',
    });
    return found?.to ?? null;
  };
}
