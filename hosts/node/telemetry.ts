import { performance } from 'node:perf_hooks';
import { context, diag, DiagLogLevel, metrics, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, type MetricData, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../api/context/request-context.ts';

/** What this process tells of itself. */
export interface Telemetry {
  /** Its metrics in Prometheus' text format. */
  readonly metricsText: () => Promise<string>;
  /** Sends what is left to the collector, if there is one and it answers in time. */
  readonly end: () => Promise<void>;
}

interface TelemetryOptions {
  readonly store: string;
  /** The number of this process on its host. */
  readonly process: number;
  readonly buildId: string | null;
  /** Whether metrics and spans go to where OpenTelemetry's own variables say (`OTEL_EXPORTER_OTLP_…`). */
  readonly isSent: boolean;
  /** The share of requests whose spans are sent, from 0 to 1. */
  readonly traced: number;
  readonly log: Log;
}

/** How long the end may take, in milliseconds: a collector that is down must not hold a process up. */
const patience = 2_000;

/**
 * Sets OpenTelemetry up for this process. Its modules are loaded only where somebody asks for what they measure. No trace is
 * continued that a request brings along: whoever sends it is a stranger.
 */
export function startTelemetry(options: TelemetryOptions): Telemetry {
  const { store, buildId, isSent, traced, log } = options;
  const warn = (message: string) => log.warn('OpenTelemetry warns', { message });
  diag.setLogger({ error: warn, warn, info: warn, debug: warn, verbose: warn }, DiagLogLevel.WARN);
  const resource = resourceFromAttributes({
    'service.name': 'storefront',
    'service.instance.id': crypto.randomUUID(),
    ...(buildId !== null && { 'service.version': buildId }),
    store,
    process: String(options.process),
  });
  // Only collects: the host has a server.
  const pulled = new PrometheusExporter({ preventServerStart: true });
  const pushed = isSent ? [new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() })] : [];
  const meters = new MeterProvider({ resource, readers: [pulled, ...pushed] });
  metrics.setGlobalMeterProvider(meters);
  const tracers = isSent
    ? new TracerProvider({
        resource,
        sampler: new TraceIdRatioBasedSampler(traced),
        spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
      })
    : null;
  if (tracers) {
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    trace.setGlobalTracerProvider(tracers);
  }
  measureProcess();
  const serializer = new PrometheusSerializer('', false, /^(store|process)$/, true, true);
  return {
    async metricsText() {
      const { resourceMetrics } = await pulled.collect();
      const scopeMetrics = resourceMetrics.scopeMetrics.map((each) => ({
        ...each,
        metrics: each.metrics.map(withUnit),
      }));
      return serializer.serialize({ ...resourceMetrics, scopeMetrics });
    },
    async end() {
      await Promise.race([Promise.allSettled([meters.shutdown(), tracers?.shutdown()]), wait(patience)]);
    },
  };
}

/** Prometheus' words for units, which its names end with, as a collector would have them. */
const units: Readonly<Record<string, string>> = { s: 'seconds', By: 'bytes' };

function withUnit(metric: MetricData): MetricData {
  const { name, unit } = metric.descriptor;
  const word = units[unit];
  if (word === undefined) return metric;
  return { ...metric, descriptor: { ...metric.descriptor, name: `${name}_${word}`, unit: word } };
}

function measureProcess(): void {
  const meter = metrics.getMeter('host');
  meter
    .createObservableGauge('process.memory.usage', { description: 'Resident memory', unit: 'By' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  let last = performance.eventLoopUtilization();
  meter
    .createObservableGauge('nodejs.eventloop.utilization', { description: 'How busy the process is' })
    .addCallback((result) => {
      const now = performance.eventLoopUtilization();
      result.observe(performance.eventLoopUtilization(now, last).utilization);
      last = now;
    });
}
