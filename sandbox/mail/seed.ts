/** What a shop has configured at its mail server. */
export interface MailSeed {
  /** With which it sends; anybody else is refused. */
  readonly credentials: { readonly user: string; readonly password: string };
}
