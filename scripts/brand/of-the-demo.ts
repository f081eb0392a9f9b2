import { readFileSync } from 'node:fs';

/** What belongs to the demo, or walks its shop: where another brand is built, none of it applies. */
export const ofTheDemo = [
  ...['demo', 'brands/demo', 'tests/journeys', 'tests/faults', 'tests/bench'],
  // They read the books of the fault campaign.
  ...['tests/attacks/test-attacks.ts', 'tests/load/test-load.ts'],
];

export const buildsDemo = (): boolean => readFileSync('brands/build.ts', 'utf8').includes("'./demo/");
