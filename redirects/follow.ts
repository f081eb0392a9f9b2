import { maxRules } from './resolve.ts';

/** The steps from an address to where nothing redirects any further. */
export interface Trail<Step> {
  /** In order; empty if the first address is not redirected. */
  readonly steps: readonly Step[];
  /** Whether it never ends, or takes too many steps for a visitor. */
  readonly isCircle: boolean;
}

/**
 * Follows addresses as long as they are redirected.
 * @param next the step from an address, or null if it is the last.
 */
export function follow<Step extends { readonly target: string }>(
  address: string,
  next: (address: string) => Step | null,
): Trail<Step> {
  const steps: Step[] = [];
  const seen = new Set([address]);
  for (let step = next(address); step !== null; step = next(step.target)) {
    steps.push(step);
    if (seen.has(step.target) || steps.length === maxRules) return { steps, isCircle: true };
    seen.add(step.target);
  }
  return { steps, isCircle: false };
}
