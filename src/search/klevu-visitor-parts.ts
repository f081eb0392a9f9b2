/*
 * In the browser's bundle, this is instead of the search library's modules for reports, sessions, and newsletters, which
 * its `init` would use and nothing else: 3 kB less, and no code that could report on a visitor before consent.
 */
export const KlevuEvents = {};
export const KlevuUserSession = {};
export const Klaviyo = {};
export const runPendingAnalyticalRequests = (): void => undefined;
