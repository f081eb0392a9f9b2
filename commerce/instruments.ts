import { type Meter, type MeterProvider, metrics } from '@opentelemetry/api';

/** Whose metrics and spans they are: OpenTelemetry's scope. */
export const instrumentation = 'shop';

/** Limits between the buckets of a histogram, in seconds: OpenTelemetry's for requests, and more for runs and outages. */
const boundaries = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10, 20, 30];

/**
 * Something that measures. A host may set OpenTelemetry up after this was imported, and most never do: then, it measures nothing.
 * @returns it, made once for whatever is set up.
 */
function instrument<Kind>(make: (meter: Meter) => Kind): () => Kind {
  let made: { readonly provider: MeterProvider; readonly instrument: Kind } | null = null;
  return () => {
    const provider = metrics.getMeterProvider();
    if (made?.provider !== provider)
      made = { provider, instrument: make(provider.getMeter(instrumentation)) };
    return made.instrument;
  };
}

/** @param name docs/telemetry.md lists all of them, with their attributes, whose values have to be few. */
export const counter = (name: string, description: string) =>
  instrument((meter) => meter.createCounter(name, { description }));

/** Of durations in seconds. */
export const histogram = (name: string, description: string) =>
  instrument((meter) =>
    meter.createHistogram(name, { description, unit: 's', advice: { explicitBucketBoundaries: boundaries } }),
  );

/** @param unit as UCUM writes it: `s`, `By`. */
export const gauge = (name: string, description: string, unit = '') =>
  instrument((meter) => meter.createGauge(name, { description, unit }));

/** Seconds since a time of `performance.now()`. */
export const secondsSince = (begun: number): number => (performance.now() - begun) / 1000;
