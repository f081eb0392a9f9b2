import { readFileSync } from 'node:fs';

/** What belongs to the demo, or walks its shop: where another brand is built, none of it applies. */
export const ofTheDemo = [
  ...['demo', 'brands/demo', 'tests/journeys', 'tests/faults', 'tests/bench'],
  // It reads the books of the fault campaign.
  'tests/attacks/test-attacks.ts',
];

export const buildsDemo = (): boolean => readFileSync('brands/build.ts', 'utf8').includes("'./demo/");
