import type { Environment, Script } from '../shop/shop-state.ts';

export type AffiliateProgram = 'awin' | 'cj';

/** What a build tells the browser about telemetry; null or empty: nothing of it is loaded. */
export interface TelemetryConfig {
  readonly environment: Environment;
  readonly errors: ErrorReporting | null;
  readonly tagManager: { readonly src: string } | null;
  readonly affiliates: readonly AffiliateProgram[];
  /** The newsletter service's script, if the shop has it. */
  readonly klaviyo?: { readonly src: string };
  /** Those of the brand's own services, if there are any. */
  readonly scripts?: readonly [Script, ...Script[]];
}

export interface ErrorReporting {
  readonly dsn: string;
  /** Shares from 0 to 1: of errors, of measured page loads, of recorded visits, and of recorded visits with an error. */
  readonly sampleRate: number;
  readonly tracesSampleRate: number;
  readonly replaysSessionSampleRate: number;
  readonly replaysOnErrorSampleRate: number;
}

/** Set by the build (`gatsby/telemetry.ts`). */
declare const __TELEMETRY__: TelemetryConfig;

export const telemetry = (): TelemetryConfig => __TELEMETRY__;
