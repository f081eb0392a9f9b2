/** What a shop has configured at the services that observe it. */
export interface TelemetrySeed {
  /** The Sentry project that accepts reports, and the public key in its DSN. */
  readonly sentry: { readonly project: string; readonly publicKey: string };
  /** IDs of the tag manager's containers, e.g. `GTM-ABC123`. */
  readonly containers: readonly string[];
}
