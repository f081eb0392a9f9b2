/** The part of Netlify's own matcher that our tests use; it comes without types. */
declare module 'netlify-redirector' {
  export interface MatchRequest {
    readonly scheme: string;
    readonly host: string;
    readonly path: string;
    /** Without its question mark. */
    readonly query: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly cookieValues: Readonly<Record<string, string>>;
    readonly getHeader: (name: string) => string;
    readonly getCookie: (name: string) => string;
  }

  export interface Matcher {
    /** The first line that matches, with `:splat` replaced in `to`. */
    match(request: MatchRequest): { readonly to: string; readonly status: number } | null;
  }

  /** Parses the text of a `_redirects` file. */
  export function parsePlain(rules: string, options: object): Promise<Matcher>;
}
