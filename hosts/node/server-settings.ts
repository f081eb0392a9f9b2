import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { defaultIdleTimeout } from './listen.ts';
import { readEnvironment } from '../../api/context/environment.ts';
import { pictureFoldersSetting } from '../../pictures/source-folders.ts';
import { embeddingOrigins } from '../../settings/embedding-origins.ts';
import { isGuessable } from '../../settings/guessable.ts';
import { readSettings, type Variables } from '../../settings/read-settings.ts';

export const serverSettings = z.object({
  HOST: z
    .string()
    .default('localhost')
    .describe(
      'On Node: the network interface it listens on; `0.0.0.0` or `::` for all. By default, only this machine reaches it',
    ),
  PORT: z.coerce
    .number('must be a number')
    .int()
    .min(1)
    .max(65_535)
    .default(8000)
    .describe('On Node: the port it listens on'),
  KEEP_ALIVE: z.coerce
    .number('must be a number of seconds')
    .int()
    .min(1)
    .max(3_600)
    .default(defaultIdleTimeout / 1_000)
    .describe('On Node: after how many seconds an idle connection ends; longer than your proxy keeps one'),
  SITE_FOLDER: z.string().optional().describe("On Node: the build's folder, if it is not `dist/<store>`"),
  PICTURE_SOURCES: pictureFoldersSetting,
  EMBEDDING_ORIGINS: embeddingOrigins,
  PICTURE_CACHE: z.string().default('.data/pictures').describe('On Node: where generated pictures are kept'),
  PICTURE_CACHE_MB: z.coerce
    .number('must be a number of megabytes')
    .int()
    .min(1)
    .default(256)
    .describe('On Node: how many megabytes of pictures each process keeps there'),
  PROCESSES: z.coerce
    .number('must be a number')
    .int()
    .min(1)
    .max(64)
    .optional()
    .describe('On Node: how many processes share the port; by default, one per core'),
  METRICS_KEY: z
    .string()
    .min(32, 'must have at least 32 characters')
    .refine(
      (key) => !isGuessable(key),
      'can be guessed: use random characters, e.g. those that `openssl rand -base64 32` prints',
    )
    .optional()
    .describe(
      'On Node: with it, as a bearer token, Prometheus reads `/metrics` (telemetry.md): at least 32 random characters. Without it, there is no such page',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ error: 'must be the address of a collector, e.g. http://localhost:4318', protocol: /^https?$/ })
    .optional()
    .describe(
      'On Node: the collector that metrics and traces are sent to as JSON over HTTP (telemetry.md). OpenTelemetry reads its other variables that begin with `OTEL_EXPORTER_OTLP_`, too',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .optional()
    .describe('On Node: headers for the collector, e.g. its key: `name=value,name=value`'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a share from 0 to 1')
    .min(0)
    .max(1)
    .default(1)
    .describe('On Node: of which share of requests traces are sent'),
  VISITOR_COUNTRY: z
    .string()
    .regex(/^[a-z]{2}$/i, 'must be a country of two letters')
    .optional()
    .describe('On Node: the country, e.g. `SE`, of visitors for whom no header names one'),
});

/**
 * What a Node host runs on: the shop API's environment, and what it needs to serve a built storefront.
 * @throws {EnvironmentError} listing every missing or contradictory setting.
 */
export function readServerSettings(env: Variables) {
  const environment = readEnvironment(env);
  const settings = readSettings('The host', serverSettings, env, () => []);
  return {
    environment,
    hostname: settings.HOST,
    port: settings.PORT,
    /** In milliseconds. */
    idleTimeout: settings.KEEP_ALIVE * 1_000,
    root: settings.SITE_FOLDER ?? `dist/${environment.store.id}`,
    pictureFolders: settings.PICTURE_SOURCES,
    embeddingOrigins: settings.EMBEDDING_ORIGINS,
    pictureCache: settings.PICTURE_CACHE,
    maxPictureBytes: settings.PICTURE_CACHE_MB * 1_000_000,
    processes: settings.PROCESSES ?? availableParallelism(),
    visitorCountry: settings.VISITOR_COUNTRY ?? null,
    /** Null if nobody may read them. */
    metricsKey: settings.METRICS_KEY ?? null,
    /** Whether metrics and traces are sent to a collector. */
    isTelemetrySent: settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    /** The share of requests that are traced then. */
    traced: settings.OTEL_TRACES_SAMPLER_ARG,
  };
}

export type ServerSettings = ReturnType<typeof readServerSettings>;
