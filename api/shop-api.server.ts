import { EnvironmentError } from '../settings/read-settings.ts';
import { readEnvironment, type ShopEnvironment } from './context/environment.ts';
import { missingMailFiles } from './mail/due/legal-texts.ts';
import { randomUUID } from 'node:crypto';
import { trace } from '@opentelemetry/api';
import type { Hono } from 'hono';
import type { Language } from '../stores/types.ts';
import { createShopApi, ownContext } from './app.ts';
import type { Log } from './context/request-context.ts';
import { shopMetrics } from './context/shop-metrics.ts';
import { commercetoolsProject } from '../commerce/client.ts';
import { commercetoolsCommerce } from '../commerce/commercetools.ts';
import { instrumentation, secondsSince } from '../commerce/instruments.ts';
import { requestScope } from '../commerce/request-scope.ts';
import { errorReports } from './error-reports.ts';
import { fileStorageOf } from './files/storage-of.ts';
import { smtpMailer } from './mail/send/mailer.ts';
import { klaviyoNewsletter } from './newsletter/service/klaviyo.ts';
import { adyenPayments } from './adyen/adyen-payments.ts';
import { pinoLog, withFields } from './pino-log.ts';
import { sweepStorefront } from './sweep-storefront.ts';

/** The shop API on the services configured in its environment. Create one and keep it: it holds the access token. */
export const shopApi = (environment: ShopEnvironment): Hono =>
  createShopApi(servicesOf(environment), logOf(environment, 'shop-api'));

/** Completes what requests to a storefront left behind; to be called every minute (`docs/payments.md`). */
export type Sweeper = () => Promise<void>;

/**
 * When the calls of one run of the sweeper are ended, in milliseconds: it stops before that by itself. Netlify ends a scheduled
 * function after 30 s.
 */
const sweepTimeout = 25_000;

/** The sweeper of a storefront, on the services configured in its environment. Never throws; what fails is logged. */
export function shopSweeper(environment: ShopEnvironment): Sweeper {
  const services = servicesOf(environment);
  const ofSweeper = logOf(environment, 'sweeper');
  const run = async (): Promise<void> => {
    const correlationId = randomUUID();
    const log = withFields(ofSweeper, { correlationId });
    const scope = { signal: AbortSignal.timeout(sweepTimeout), correlationId };
    const begun = performance.now();
    let outcome = 'failed';
    try {
      const work = () => sweepStorefront(ownContext(services, log, correlationId));
      const { interrupted } = await requestScope.run(scope, work);
      outcome = interrupted ? 'interrupted' : 'completed';
    } catch (error) {
      log.error('sweeper was interrupted', { error });
    } finally {
      shopMetrics.sweeperDuration().record(secondsSince(begun), { outcome });
      await log.flush();
    }
  };
  return () =>
    trace.getTracer(instrumentation).startActiveSpan('sweeper', (span) => run().finally(() => span.end()));
}

export function servicesOf(environment: ShopEnvironment) {
  const { store, commercetools, adyen, mail, klaviyo } = environment;
  const project = commercetoolsProject(commercetools);
  return {
    environment,
    store,
    commerce: (language: Language) => commercetoolsCommerce(project, store, language),
    payments: adyenPayments(adyen, store),
    mailer: smtpMailer(mail),
    files: fileStorageOf(environment),
    newsletter: klaviyo && klaviyoNewsletter(klaviyo),
  };
}

/** What a part of a host writes to standard output, and to where errors are reported. */
export function logOf(
  { store, errorReports: place, logLevel: level }: ShopEnvironment,
  service: string,
): Log {
  return pinoLog({ service, store: store.id }, { reports: place && errorReports(place), level });
}

/**
 * The environment of this process, for a host that packs the shop API. Read through `globalThis` so that no bundler freezes
 * build-time values into the output.
 * @throws {EnvironmentError} also if a file is missing that e-mails contain.
 */
export function processEnvironment(defaults: Readonly<Record<string, string>> = {}): ShopEnvironment {
  const environment = readEnvironment({ ...defaults, ...globalThis.process.env });
  const missing = missingMailFiles(environment.store);
  if (missing.length === 0) return environment;
  throw new EnvironmentError(
    'The shop API',
    missing.map(
      (file) => `${file} is missing, which e-mails contain: pack it with the function (docs/mail.md)`,
    ),
  );
}
