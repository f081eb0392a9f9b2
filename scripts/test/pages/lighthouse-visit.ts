import lighthouse, { type Result } from 'lighthouse';
import { z } from 'zod';

/** What Lighthouse measures, in milliseconds except for `performance` (0 to 100) and `shift` (its own unit). */
export interface Timings {
  readonly performance: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
}

/** What Lighthouse says about one cold visit. */
export interface Visit {
  readonly timings: Timings;
  /** Milliseconds of the main thread by kind of work, at the simulated slow-down. */
  readonly mainThread: ReadonlyMap<string, number>;
  /** The paths of all scripts that were downloaded until the page was quiet. */
  readonly scripts: readonly string[];
  /** Audits that are not met, of any category except performance. */
  readonly faults: readonly string[];
  /** What could make the page faster, with what Lighthouse expects to be saved. */
  readonly advice: readonly string[];
  /** Lighthouse's measure of the machine at that moment; a fast desktop computer reaches 1500 and more. */
  readonly machine: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

interface VisitOptions {
  /** Of a running Chromium's debugger. */
  readonly port: number;
  /** Whether search engines may list the page; otherwise, it is no fault that they must not. */
  readonly isListed: boolean;
  /** Whether network and processor are slowed down; otherwise, Lighthouse calculates what that would do. */
  readonly isSlowed: boolean;
}

/**
 * Visits a page with Lighthouse's mobile preset: a cold cache, a slow 4G network, and a four-fold slower processor.
 * @throws Error if the page could not be measured.
 */
export async function visit(address: string, { port, isListed, isSlowed }: VisitOptions): Promise<Visit> {
  const result = await lighthouse(address, {
    port,
    throttlingMethod: isSlowed ? 'devtools' : 'simulate',
    logLevel: 'error',
    onlyCategories: categories,
    skipAudits: isListed ? null : ['is-crawlable'],
  });
  if (!result) throw new Error(`Lighthouse did not measure ${address}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`Lighthouse on ${address}: ${lhr.runtimeError.message}`);
  return {
    timings: {
      performance: Math.round((lhr.categories['performance']?.score ?? 0) * 100),
      firstPaint: valueOf(lhr, 'first-contentful-paint'),
      largestPaint: valueOf(lhr, 'largest-contentful-paint'),
      blocking: valueOf(lhr, 'total-blocking-time'),
      shift: valueOf(lhr, 'cumulative-layout-shift'),
    },
    mainThread: new Map(
      rowsOf(lhr, 'mainthread-work-breakdown').map((row) => [
        String(row['groupLabel']),
        Number(row['duration']),
      ]),
    ),
    scripts: rowsOf(lhr, 'network-requests')
      .filter((row) => row['resourceType'] === 'Script')
      .map((row) => new URL(String(row['url'])).pathname),
    faults: categories
      .filter((category) => category !== 'performance')
      .flatMap((category) => unmet(lhr, category).map((audit) => `${category}: ${audit}`)),
    advice: unmet(lhr, 'performance'),
    machine: lhr.environment.benchmarkIndex,
  };
}

/** @throws Error if the audit was not carried out. */
function valueOf(lhr: Result, audit: string): number {
  const value = lhr.audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse has no ${audit} for ${lhr.finalDisplayedUrl}.`);
  return value;
}

function rowsOf(lhr: Result, audit: string): readonly Readonly<Record<string, unknown>>[] {
  const details = lhr.audits[audit]?.details;
  return details?.type === 'table' ? details.items : [];
}

/** The audits of a category that are not met, other than metrics: their titles, and the first thing they found. */
function unmet(lhr: Result, category: string): string[] {
  return (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, group, weight }) => {
    const audit = lhr.audits[id];
    const counts = category === 'performance' ? group !== 'metrics' && group !== 'hidden' : weight > 0;
    if (!audit || !counts || audit.score === null || audit.score === 1) return [];
    const found = foundSchema.parse(audit.details)?.items[0];
    return [audit.title, audit.displayValue, found?.node?.selector ?? found?.url].filter(Boolean).join('; ');
  });
}

/** What the details of most audits have in common. */
const rowSchema = z.object({
  url: z.string().optional().catch(undefined),
  node: z.object({ selector: z.string() }).optional().catch(undefined),
});
const foundSchema = z.object({ items: z.array(rowSchema).catch([]) }).optional();
