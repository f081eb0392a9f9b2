import { hasConsent } from '../consent/consent-store.ts';
import { loadExtra } from '../recovery/reload-guard.ts';
import { whenIdle } from '../recovery/when-idle.ts';
import type { categoryReports, ReportedCategory } from './category-reports.ts';

type Reports = ReturnType<typeof categoryReports>;

/** Reports what is seen of a category, when there is nothing more urgent. */
export function reportSeen(category: ReportedCategory, report: (reports: Reports) => void): void {
  whenIdle(() => reportOpened(category, report));
}

/** Reports at once that a product of a category is opened. The code for it is loaded only with consent. */
export function reportOpened(category: ReportedCategory, report: (reports: Reports) => void): void {
  if (!hasConsent('statistics') && !hasConsent('functional')) return;
  loadExtra(() => import('./category-reports.ts')).then(
    (module) => report(module.categoryReports(category)),
    // The shop works without reports.
    () => undefined,
  );
}
