/** The cookies that a browser has of one host: each is sent to the addresses below its path, as RFC 6265 says. */
export class CookieJar {
  readonly #cookies = new Map<string, { readonly pair: string; readonly path: string }>();

  /** Keeps what a response sets. */
  keep({ headers }: Response): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      this.put(pair, /; Path=([^;]*)/i.exec(line)?.[1] ?? '/');
    }
  }

  /** @param pair name and value, e.g. `shop_visitor=…`. */
  put(pair: string, path: string): void {
    this.#cookies.set(`${pair.split('=')[0] ?? ''} ${path}`, { pair, path });
  }

  /** The value of the header `Cookie` of a request. @param address with or without a query. */
  sentTo(address: string): string {
    const { pathname } = new URL(address, 'http://localhost');
    const sent = [...this.#cookies.values()].filter(({ path }) => `${pathname}/`.startsWith(`${path}/`));
    return sent.map(({ pair }) => pair).join('; ');
  }
}
