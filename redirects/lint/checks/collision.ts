import { aboutSource, type Check, placeWords } from '../survey.ts';

/** Sources that look different and are the same address. */
export const collision: Check = function* ({ addresses }) {
  for (const [first, ...others] of addresses) {
    for (const other of others) {
      yield {
        ...aboutSource(other),
        problem: `is the same address as ${first.fromPath}`,
        detail: placeWords(aboutSource(first).at),
        remedy:
          'Keep one of the two: case, slashes, percent-encoding and the order of parameters tell no addresses apart.',
      };
    }
  }
};
