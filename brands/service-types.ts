/** `strict`: the shop does not work without it, so that nobody is asked. */
type Category = 'strict' | 'functional' | 'statistics' | 'marketing';

/** A service of others that a brand adds to pages: a script, or what the tags of the tag manager's container store and reach. */
export interface BrandService {
  /** Its name, and the ID of its script's element. */
  readonly id: string;
  /** Its script, which is in pages only while the visitor agrees to one of `needs`, and never where somebody pays. */
  readonly script?: `https://${string}`;
  readonly needs: readonly [Category, ...Category[]];
  /**
   * What it stores in browsers, by name, or by the beginning of names and `*`: deleted when consent is withdrawn. The brand's
   * texts say what each one is and why it is there, in `register.entries.{name}` of `consent.json` (`what`, `why`). A cookie has a
   * lifetime in `days`.
   */
  readonly entries?: Readonly<
    Record<string, { category: Category; store: 'cookie' | 'local' | 'session'; days?: number }>
  >;
  /** What it uses besides the origin of its script. */
  readonly origins?: Origins;
}

/**
 * What the shop's pages may use of a service, by kind: origins, or sources of a content security policy such as `blob:`.
 * Pictures, frames, and forms may be anywhere on HTTPS, because issuers and redirect methods cannot be listed; they are
 * listed here all the same, for sandboxes without HTTPS. `form` includes where forms are redirected; frames of `payment` may use
 * the Payment Request API.
 */
export type Origins = Readonly<
  Partial<
    Record<
      'script' | 'connect' | 'frame' | 'form' | 'img' | 'style' | 'font' | 'worker' | 'payment',
      readonly string[]
    >
  >
>;
