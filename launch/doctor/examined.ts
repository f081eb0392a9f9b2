import type { Resolver } from 'node:dns/promises';
import type { z } from 'zod';
import type { Variables } from '../../settings/read-settings.ts';
import type { Store } from '../../stores/types.ts';
import { skipped, Verdict } from './check.ts';

/** Whose settings, storefronts, and sites are looked at. */
export interface Examined {
  /** As the build and the shop API get it. */
  readonly env: Variables;
  /** Those that are asked about, each at the origin that pages link to. */
  readonly stores: readonly Store[];
  /** All of the brand's. */
  readonly siblings: readonly Store[];
  /** Where a storefront is deployed, without a trailing slash; null if nobody has said so. */
  readonly siteOf: (store: Store) => string | null;
  readonly dns: Pick<Resolver, 'resolveTxt' | 'resolve4'>;
  /** The name under which the mail provider publishes its key; null to try the usual ones. */
  readonly dkimSelector: string | null;
  /** Of certificates that are trusted besides the usual ones; for tests. */
  readonly authority?: string;
}

/**
 * The settings that a check needs.
 * @throws {Verdict} skipped with what is missing or invalid, which the checks of settings report.
 */
export function settingsOf<Schema extends z.ZodObject>(schema: Schema, env: Variables): z.output<Schema> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(present);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
  throw new Verdict(skipped(problems.join('; ')));
}

/** @throws {Verdict} skipped if nobody has said where the storefront is deployed. */
export function deployedAt({ siteOf }: Examined, store: Store): string {
  const site = siteOf(store);
  if (site === null) throw new Verdict(skipped('name the deployed site by --deployed'));
  return site;
}
