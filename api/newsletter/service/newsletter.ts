/** Somebody who has confirmed that they want the newsletter. */
export interface Reader {
  readonly email: string;
  /** Of the page on which they asked for it. */
  readonly language: string;
  /** Where they asked for it, e.g. `footer`. */
  readonly source: string;
}

/**
 * What a newsletter service answers: it has taken it, it never will (`refused`), it does not work for this shop at all until a person
 * has changed something there or in the settings (`misconfigured`), or it does not for now. `reason` is for the log, and names nobody.
 */
export type Answer =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'refused' | 'misconfigured'; readonly reason: string }
  | {
      readonly outcome: 'later';
      readonly reason: string;
      /** For how long the service wants to be left alone, in milliseconds; absent if it has not said so. */
      readonly pause?: number;
    };

/**
 * The service that sends the newsletter to those who have confirmed it. Both calls may be repeated, and never throw: the shop keeps
 * what the service does not know yet, and tells it later.
 */
export interface Newsletter {
  subscribe(reader: Reader): Promise<Answer>;
  leave(email: string): Promise<Answer>;
}
