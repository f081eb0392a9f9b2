import { mostRules } from './resolve.ts';

/** The way from an address to where nothing leads on. */
export interface Trail<Step> {
  /** In order; none when nothing leads on from the first address. */
  readonly steps: readonly Step[];
  /** Whether it never ends, or not soon enough for a visitor. */
  readonly isCircle: boolean;
}

/**
 * Goes from address to address for as long as something leads on.
 * @param next the step from an address, or null where the way ends.
 */
export function follow<Step extends { readonly target: string }>(
  address: string,
  next: (address: string) => Step | null,
): Trail<Step> {
  const steps: Step[] = [];
  const seen = new Set([address]);
  for (let step = next(address); step !== null; step = next(step.target)) {
    steps.push(step);
    if (seen.has(step.target) || steps.length === mostRules) return { steps, isCircle: true };
    seen.add(step.target);
  }
  return { steps, isCircle: false };
}
