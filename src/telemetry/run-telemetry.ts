import { hasConsent, onConsentChange } from '../consent/consent-store.ts';
import type { ShopStore } from '../shop/shop-context.tsx';
import { withScript } from '../shop/shop-state.ts';
import { keepAffiliates } from './affiliates.ts';
import { telemetry } from './config.ts';
import { renderScripts } from './render-scripts.ts';
import { reports } from './report-error.ts';
import { events } from './track.ts';

/**
 * Everything that observes the shop, once the page has loaded and is idle. The SDK for errors is fetched with the first
 * error, or with consent to statistics; what cannot be fetched is requested again with the next error or event.
 */
export function runTelemetry(shop: ShopStore): void {
  const { errors, tagManager, affiliates, klaviyo, scripts = [] } = telemetry();
  renderScripts(shop);
  for (const script of scripts) shop.setState(withScript(script));
  if (affiliates.length > 0) keepAffiliates(shop, affiliates);
  const reporter = once(async () => {
    const module = await import('./error-reporter.ts');
    if (errors) module.startErrorReporter(errors);
    return module.sendReport;
  });
  const visit = once(async () => {
    await reporter();
    await (await import('./error-reporter.ts')).watchVisit();
  });
  const tags = once(async () => {
    const module = await import('./tag-manager.ts');
    return module.startTagManager(shop, tagManager?.src ?? '');
  });
  const newsletter = once(async () => {
    const module = await import('./newsletter-script.ts');
    if (klaviyo) module.startNewsletterScript(shop, klaviyo.src);
  });
  if (errors) reports.pourInto((report) => void reporter().then((send) => send(report), ignore));
  if (tagManager) events.pourInto((tracked) => void tags().then((send) => send(tracked), ignore));
  const start = () => {
    if (errors && hasConsent('statistics')) visit().catch(ignore);
    if (tagManager && (hasConsent('statistics') || hasConsent('marketing'))) tags().catch(ignore);
    if (klaviyo && hasConsent('marketing')) newsletter().catch(ignore);
  };
  onConsentChange(start);
  start();
}

/** The result of the first success; a failure is tried again with the next call. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | null = null;
  return () =>
    (result ??= work().catch((error: unknown) => {
      result = null;
      throw error;
    }));
}

/** Telemetry that cannot be loaded must not disturb the shop; reporting it would fail as well. */
const ignore = (): void => undefined;
