import { fitsMm, grams, mm } from '../measures.ts';
import { safety } from '../safety.ts';
import type { DemoProduct } from '../types.ts';
import { inMaterials } from '../variants.ts';
import { care, paragraphs } from './copy.ts';

/** Carriers that grow along into the toddler years. */
export const babyCarriers: readonly DemoProduct[] = [
  {
    key: 'baby-carrier-harmony',
    name: 'Baby Carrier Harmony',
    tagline: 'Deep comfort for long carrying, from newborn to three years.',
    description: paragraphs(
      'Harmony is the carrier we reach for when the walk is long and the child is no longer small. A wide, softly padded belt rests on your hips, the shoulder straps turn with your arms, and a panel between your shoulder blades can be set higher or lower until nothing presses.',
      'Your child can sit facing you, facing out or on your back. The seat grows from a narrow newborn setting to a wide toddler one, keeping the legs in a natural, open position with the knees a little higher than the hips.',
      'The woven version is firm and cool to the touch; mesh is lighter and dries quickly. Both feel soft where small cheeks rest.',
    ),
    features: [
      'Four ways to carry: newborn, facing in, facing out and on your back',
      'Wide, contoured hip belt and adjustable back panel',
      'Seat width adjusts in three steps, no insert needed',
      'Soft chin edge that your baby may chew on',
      'Opens fully at the front',
      'Fits wearers of very different heights',
    ],
    ageMonths: { from: 0, to: 36 },
    weightKg: { from: 3.2, to: 15 },
    positions: ['newborn', 'facing-in', 'facing-out', 'back'],
    measures: [grams('carrierWeight', 1050), fitsMm('hipBelt', 660, 1_500), mm('folded', 380, 280, 130)],
    materials: [
      'Woven: 70% cotton, 30% polyester',
      'Mesh: 100% polyester',
      'Padding: polyester foam',
      'Buckles: acetal plastic',
    ],
    care: [care.wash40, care.airDry, care.noBleach],
    safety: safety.carrier,
    inTheBox: ['Baby Carrier Harmony', 'Illustrated guide'],
    categories: [
      'baby-carriers',
      'selected/shop',
      'selected/supersoft-and-supercosy-new-additions',
      'selected/50-years-of-baby-carrying',
    ],
    priceUsd: 229,
    related: [
      'winter-cover',
      'teething-pads',
      'carrier-storage-bag',
      'baby-carrier-one',
      'baby-carrier-one-air',
    ],
    launchedOn: '2023-02-07',
    variants: inMaterials('CARRIER-HARMONY', {
      woven: { sand: 166, terracotta: 4, 'dark-green': 35 },
      mesh: { black: 180, 'silver-grey': 92, 'navy-blue': 58 },
    }),
  },
  {
    key: 'baby-carrier-one',
    name: 'Baby Carrier One',
    tagline: 'One carrier for three years: front, back, facing you or the world.',
    description: paragraphs(
      'Buy once, carry for years. The One starts with a snug, high newborn position and ends with a curious toddler on your back, looking over your shoulder.',
      'A zipper at each leg widens the seat as your child grows, and the firm head support folds away when it is no longer needed. Everything adjusts from the front, so you can put your baby in and change the fit without a second pair of hands.',
    ),
    features: [
      'Carry at the front or on your back, facing in or out',
      'Padded belt and shoulder straps with a snug chest clip',
      'Newborn position built in, height set with two zippers',
      'Seat widens with your child',
      'Sturdy woven cotton that grows softer with every wash',
    ],
    ageMonths: { from: 0, to: 36 },
    weightKg: { from: 3.5, to: 15 },
    positions: ['newborn', 'facing-in', 'facing-out', 'back'],
    measures: [grams('carrierWeight', 1200), fitsMm('waistBelt', 670, 1_500), mm('folded', 400, 300, 150)],
    materials: ['Main fabric: 100% woven cotton', 'Padding: polyester', 'Buckles: acetal plastic'],
    care: [care.wash40, care.airDry, care.noBleach],
    safety: safety.carrier,
    inTheBox: ['Baby Carrier One', 'Illustrated guide'],
    categories: ['baby-carriers', 'selected/shop', 'selected/50-years-of-baby-carrying'],
    priceUsd: 189,
    related: ['winter-cover', 'rain-cover', 'teething-pads', 'baby-carrier-one-air', 'baby-carrier-harmony'],
    launchedOn: '2020-08-18',
    variants: inMaterials('CARRIER-ONE', {
      woven: { khaki: 129, black: 175, charcoal: 84, 'navy-blue': 51, 'dusty-pink': 0 },
    }),
  },
  {
    key: 'baby-carrier-one-air',
    name: 'Baby Carrier One Air',
    tagline: 'Everything the One does, in airy mesh for warm days.',
    description: paragraphs(
      'The One Air has the same four carrying positions as the One, sewn from a soft, open mesh. Air moves through the panel between you and your baby, and the fabric dries overnight after a wash or a sudden shower.',
      'It is the better choice if you live where summers are hot, if you tend to feel warm, or if you walk fast. In winter, add a cover and it keeps up just as well.',
    ),
    features: [
      'Breathable mesh throughout, soft against bare legs',
      'Carry at the front or on your back, facing in or out',
      'Newborn position built in, height set with two zippers',
      'Dries overnight',
      'Padded belt that rests on your hips',
    ],
    ageMonths: { from: 0, to: 36 },
    weightKg: { from: 3.5, to: 15 },
    positions: ['newborn', 'facing-in', 'facing-out', 'back'],
    measures: [grams('carrierWeight', 1100), fitsMm('waistBelt', 670, 1_500), mm('folded', 400, 300, 140)],
    materials: [
      'Main fabric: 100% polyester mesh',
      'Neck and leg edges: 100% cotton',
      'Buckles: acetal plastic',
    ],
    care: [care.wash40, care.airDry, care.noBleach],
    safety: safety.carrier,
    inTheBox: ['Baby Carrier One Air', 'Illustrated guide'],
    categories: ['baby-carriers', 'selected/shop', 'selected/50-years-of-baby-carrying'],
    priceUsd: 209,
    related: ['rain-cover', 'pocket-pouch', 'teething-pads', 'baby-carrier-one', 'baby-carrier-move'],
    launchedOn: '2020-08-18',
    variants: inMaterials('CARRIER-ONE-AIR', {
      mesh: { 'sage-green': 123, black: 185, 'silver-grey': 77, 'slate-blue': 45, 'navy-blue': 60 },
    }),
  },
];
