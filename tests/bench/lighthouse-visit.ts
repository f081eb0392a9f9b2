import lighthouse, { type Result } from 'lighthouse';

/** What Lighthouse says about one cold visit: milliseconds, except for `performance` (0 to 100) and `shift` (its own unit). */
export interface Visit {
  readonly performance: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  /** Until the page was idle, and their bytes, as they came over the network. */
  readonly requests: number;
  readonly bytes: number;
  /** Titles of audits that are not met, of any category except performance. */
  readonly faults: readonly string[];
}

const otherCategories = ['accessibility', 'best-practices', 'seo'];

interface VisitOptions {
  /** Of a running Chromium's debugger. */
  readonly port: number;
  /** Whether search engines may list the page; otherwise, it is no fault that they must not. */
  readonly isListed: boolean;
  /** Whether network and processor are really slowed down, or the times of a fast visit are converted. */
  readonly isReal: boolean;
}

/**
 * Visits a page with Lighthouse's mobile preset: a cold cache, a slow 4G network, and a four-fold slower processor.
 * @throws Error if the page could not be measured.
 */
export async function visit(address: string, { port, isListed, isReal }: VisitOptions): Promise<Visit> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    throttlingMethod: isReal ? 'devtools' : 'simulate',
    onlyCategories: ['performance', ...otherCategories],
    skipAudits: isListed ? null : ['is-crawlable'],
  });
  if (!result) throw new Error(`Lighthouse did not measure ${address}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`Lighthouse on ${address}: ${lhr.runtimeError.message}`);
  return {
    performance: Math.round((lhr.categories['performance']?.score ?? 0) * 100),
    firstPaint: valueOf(lhr, 'first-contentful-paint'),
    largestPaint: valueOf(lhr, 'largest-contentful-paint'),
    blocking: valueOf(lhr, 'total-blocking-time'),
    shift: valueOf(lhr, 'cumulative-layout-shift'),
    requests: requestsIn(lhr),
    bytes: valueOf(lhr, 'total-byte-weight'),
    faults: otherCategories.flatMap((category) => faultsIn(lhr, category)),
  };
}

/** @throws Error if the audit was not carried out. */
function valueOf(lhr: Result, audit: string): number {
  const value = lhr.audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse has no ${audit} for ${lhr.finalDisplayedUrl}.`);
  return value;
}

const requestsIn = ({ audits }: Result): number => {
  const details = audits['network-requests']?.details;
  return details?.type === 'table' ? details.items.length : 0;
};

const faultsIn = (lhr: Result, category: string): string[] =>
  (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = lhr.audits[id];
    const isMet = !audit || weight === 0 || audit.score === null || audit.score === 1;
    return isMet ? [] : [`${category}: ${audit.title}`];
  });
