import { z } from 'zod';
import { acceptedAdvisories } from './packages.ts';
import { npm } from './npm.ts';
import { runCounted } from '../command.ts';
import { printError, printLine } from '../print.ts';

const advisorySchema = z.object({
  title: z.string(),
  url: z.string(),
  severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
});
const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    // A text names another package of the report, which is to blame.
    z.object({ via: z.array(z.union([z.string(), advisorySchema])) }),
  ),
});
const errorSchema = z.object({ message: z.string() });

/** What the registry's advisories say about the lockfile. */
export type Audit =
  | { readonly outcome: 'passed' }
  | { readonly outcome: 'failed'; readonly findings: readonly string[] }
  /** The advisories could not be read, so nothing is known. */
  | { readonly outcome: 'not run'; readonly reason: string };

/**
 * Asks the registry for advisories of high or critical severity about any package of the lockfile in `folder`, except
 * for accepted ones.
 */
export async function audit(folder = '.', accepted = acceptedAdvisories): Promise<Audit> {
  const { stdout, stderr } = await npm(['audit', '--json', '--fetch-retries=1'], folder);
  const answer = jsonOf(stdout);
  const report = reportSchema.safeParse(answer);
  if (!report.success) {
    const reason = errorSchema.safeParse(answer).data?.message ?? stderr.trim();
    return { outcome: 'not run', reason: reason || 'npm gave no reason' };
  }
  const findings = Object.entries(report.data.vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((cause) => {
      if (typeof cause === 'string' || !['high', 'critical'].includes(cause.severity)) return [];
      const id = cause.url.split('/').at(-1) ?? '';
      return id in accepted ? [] : [`${cause.severity}: ${name}: ${cause.title} (${cause.url})`];
    }),
  );
  return findings.length > 0
    ? { outcome: 'failed', findings: [...new Set(findings)] }
    : { outcome: 'passed' };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Run every night: whether advisories of high severity concern a package of the lockfile. Where they cannot be reached,
 * it says that it has not run; it does not count as passed.
 */
if (import.meta.main)
  runCounted(async () => {
    const result = await audit();
    if (result.outcome === 'not run') {
      const note = `Advisories: not run. They could not be read: ${result.reason}`;
      // On GitHub, it is shown at the top of the run.
      printLine(process.env['GITHUB_ACTIONS'] ? `::warning::${note}` : note);
      return { passed: 0, failed: 0 };
    }
    const findings = result.outcome === 'failed' ? result.findings : [];
    printLine(`Advisories: ${result.outcome}`);
    for (const finding of findings) printError(finding);
    return { passed: findings.length === 0 ? 1 : 0, failed: findings.length };
  });
