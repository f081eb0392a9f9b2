/**
 * Structured logging: one event per line, with a stable name that alerts can match and details that a person needs.
 * What shoppers must not see goes here: refusal reasons and the causes of failures.
 */
export interface Log {
  /** What only somebody wants to see who looks for something; written if `LOG_LEVEL` says so. */
  readonly debug: LogEvent;
  /** Something that happened, e.g. an order. */
  readonly info: LogEvent;
  /** Something that a person may want to know about, but that ended well or will be repeated. */
  readonly warn: LogEvent;
  /** Something that a person must look at. */
  readonly error: LogEvent;
  /** Resolves once errors are where they are reported, too. To be called before a host may stop this program. */
  readonly flush: () => Promise<void>;
}

/** @param event a stable name in plain words; everything that varies belongs in the details. */
type LogEvent = (event: string, details?: unknown) => void;

export type LogLevel = Exclude<keyof Log, 'flush'>;
