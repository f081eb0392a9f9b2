/** What our tests use of Netlify's own matcher, which comes without types. */
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
    /** The first line that matches, with `:splat` put into `to`. */
    match(request: MatchRequest): { readonly to: string; readonly status: number } | null;
  }

  /** Reads the text of a `_redirects` file. */
  export function parsePlain(rules: string, options: object): Promise<Matcher>;
}
