import type { standardNames } from '../../brands/demo/project/attributes.ts';

export type StandardKey = keyof typeof standardNames;

export interface DemoCertificate {
  readonly standard: StandardKey;
  /** Of the certificate, where somebody else issues one. */
  readonly number?: string;
}

/** What is promised about a product's safety, and what its users must know. */
export interface SafetyFacts {
  readonly certificates: readonly DemoCertificate[];
  readonly warnings: readonly string[];
  readonly warrantyYears: 2 | 3;
}

const facts = (
  certificates: readonly DemoCertificate[],
  warnings: readonly string[] = [],
  warrantyYears: 2 | 3 = 2,
): SafetyFacts => ({ certificates, warnings, warrantyYears });

const textiles: DemoCertificate = { standard: 'oeko-tex-100', number: '00.DEMO.10001' };
const standards = (...keys: readonly StandardKey[]) => keys.map((standard) => ({ standard }));

const watched = 'Use only while an adult is watching.';
const fastened = 'Always fasten the harness, and never leave your child unattended.';
const onTheBack =
  'Lay your baby on the back to sleep, and keep pillows, thick blankets, and soft toys out of the bed.';
const bouncerOnTheFloor =
  'Fall hazard: use the bouncer only on the floor, never on a table or another raised surface.';
const notForSleep =
  'Not for long sleep: move a baby who falls asleep to a firm, flat surface, and lay it on the back.';
const toyOff = 'Take the toy off as soon as your child tries to get up on hands and knees.';
const faceFree = 'Keep your baby’s face free, and make sure that your baby does not get too warm.';
const ownMattress = 'Use only the mattress made for it: a second one is a suffocation hazard.';
const foodChecked = 'Always check the temperature of food and drink before feeding.';

/** By kind of product. */
export const safety = {
  carrier: facts(
    [...standards('en-13209-2', 'astm-f2236'), textiles],
    [
      'Fall hazard: small babies can slip through a leg opening. Adjust both openings before every use.',
      'Suffocation hazard: keep your baby’s face in sight and the chin off the chest, and check the breathing often.',
      'Bend at the knees, not at the waist, and do not cook, drive, or do sports with the carrier on.',
    ],
    3,
  ),
  bouncer: facts(
    [...standards('en-12790-1', 'astm-f2167'), textiles],
    [bouncerOnTheFloor, fastened, notForSleep],
    3,
  ),
  bouncerSeat: facts([textiles], [fastened, notForSleep]),
  bouncerToy: facts(standards('en-71', 'astm-f963'), [toyOff, watched]),
  fabricBouncerToy: facts([...standards('en-71', 'astm-f963'), textiles], [toyOff, watched]),
  softToy: facts([...standards('en-71', 'astm-f963'), textiles]),
  bag: facts([]),
  cover: facts([textiles], [faceFree]),
  textile: facts([textiles]),
  changingMat: facts(
    [textiles],
    ['Fall hazard: keep one hand on your baby, and use the mat on the floor if you can.'],
  ),
  bathroom: facts([], [watched]),
  bib: facts(standards('en-14372'), [watched]),
  tableware: facts(standards('en-14372'), [foodChecked, watched]),
  cup: facts(standards('en-14350'), [foodChecked, watched]),
  highChair: facts(
    standards('en-14988', 'astm-f404'),
    [
      fastened,
      'Fall hazard: a child can push off from a table and tip the chair over. Keep it at a distance from walls and furniture.',
    ],
    3,
  ),
  sheet: facts([textiles], [onTheBack]),
  net: facts([textiles], ['Stop using it as soon as your child can reach it.']),
  mattress: facts([...standards('en-16890'), textiles], [ownMattress, onTheBack]),
  cradle: facts(
    [...standards('en-1130', 'astm-f2194'), textiles],
    ['Stop using the cradle as soon as your baby can sit, kneel, or pull up.', ownMattress, onTheBack],
    3,
  ),
  travelCrib: facts(
    [...standards('en-716-1', 'astm-f406'), textiles],
    ['Stop using the crib as soon as your child can climb out.', ownMattress, onTheBack],
    3,
  ),
} as const;

/** What applies to a bundle: all that applies to its parts, and the shortest warranty. */
export function together(...parts: readonly [SafetyFacts, ...SafetyFacts[]]): SafetyFacts {
  const certificates = new Map(
    parts.flatMap((part) =>
      part.certificates.map((certificate) => [certificate.standard, certificate] as const),
    ),
  );
  return {
    certificates: [...certificates.values()],
    warrantyYears: parts.every(({ warrantyYears }) => warrantyYears === 3) ? 3 : 2,
    warnings: [...new Set(parts.flatMap(({ warnings }) => warnings))],
  };
}
