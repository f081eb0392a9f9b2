import { publishedIn } from '../../pictures/published.ts';
import { pictureSourcesWith } from '../../pictures/sources.ts';
import { indexPublished } from '../../redirects/published-rules.ts';
import { logOf, shopApi, shopSweeper } from '../../api/shop-api.server.ts';
import type { Log } from '../../api/context/request-context.ts';
import { listenUntil, withWorkAfterAnswers } from './listen.ts';
import { endOnSignals } from './end-on-signals.ts';
import { fileChecker } from './file-checker.ts';
import { joinedMetrics, metricsOfAll } from './metrics-of-all.ts';
import { pictureCache } from './pictures/picture-cache.ts';
import { pictureService } from './pictures/picture-service.ts';
import { picturesOfBuild } from './pictures/published-pictures.ts';
import { inProcesses } from './processes.ts';
import { readServerSettings, type ServerSettings } from './server-settings.ts';
import { publishedByBuild, storefrontSite } from './site.ts';
import { sweepEvery } from './sweep-every.ts';
import type { Telemetry } from './telemetry.ts';
import { folderUploads } from './uploads.ts';

/**
 * Serves a built storefront until the process is told to end: pages, pictures, redirects, shop API, and sweeper.
 * @param number of this process on its host; number 0 sweeps.
 * @throws Error if a part of the build is missing, or the port is in use.
 */
async function startServer(settings: ServerSettings, number: number): Promise<void> {
  const { environment, root } = settings;
  const { store } = environment;
  const log = logOf(environment, 'host');
  const build = await readBuild(root);
  const telemetry = await telemetryOf(settings, number, log);
  const pictures = pictureService({
    isSource: pictureSourcesWith(settings.pictureFolders),
    isPublished: publishedIn([build.pictures]),
    cache: pictureCache(settings.pictureCache, settings.maxPictureBytes),
  });

  const { api, finish } = withWorkAfterAnswers(shopApi(environment));
  const ending = endOnSignals(environment.drainNotice, async () => {
    await finish();
    await telemetry?.end();
  });
  if (number === 0) {
    ending.add(sweepEvery(shopSweeper(environment)));
    ending.add(sweepEvery(fileChecker(environment, log)));
  }
  const site = storefrontSite({
    pages: { root },
    trailingSlash: store.urls.trailingSlash,
    api,
    redirects: indexPublished(build.rules),
    headers: build.headers,
    embedding: { origins: settings.embeddingOrigins, unframed: build.unframed },
    pictures,
    metrics: metricsPage(settings, telemetry),
    uploads: folderUploads(environment, log),
    visitorCountry: settings.visitorCountry,
  });
  const { hostname, idleTimeout } = settings;
  await listenUntil(ending, site, settings.port, { hostname, idleTimeout });
  log.info('A storefront is served', {
    folder: root,
    address: `http://${settings.hostname}:${settings.port}`,
  });
}

/** Null if nobody asks for what is measured: then, nothing is loaded that measures. */
async function telemetryOf(settings: ServerSettings, number: number, log: Log): Promise<Telemetry | null> {
  const { environment, metricsKey, isTelemetrySent: isSent, traced } = settings;
  if (metricsKey === null && !isSent) return null;
  const { startTelemetry } = await import('./telemetry.ts');
  const { store, buildId } = environment;
  return startTelemetry({ store: store.id, process: number, buildId, isSent, traced, log });
}

/** What all processes of this host measure. */
function metricsPage({ metricsKey: key }: ServerSettings, telemetry: Telemetry | null) {
  if (telemetry === null || key === null) return null;
  const ask = metricsOfAll(telemetry.metricsText);
  return { key, text: async () => joinedMetrics(await ask()) };
}

/** @throws Error that says what to do if the folder does not contain a whole build. */
async function readBuild(root: string) {
  try {
    return { ...publishedByBuild(root), pictures: await picturesOfBuild(root) };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `${root} is not a whole build (${reason}). Build the storefront with npm run build, copy the folder with its hidden files, or set SITE_FOLDER.`,
      { cause },
    );
  }
}

// `node hosts/node/server.ts`: the production server of a built storefront (docs/hosting.md).
async function run(): Promise<void> {
  const settings = readServerSettings(process.env);
  await inProcesses(settings.processes, (number) => startServer(settings, number));
}

run().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
