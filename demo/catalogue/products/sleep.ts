import { grams, mm } from '../measures.ts';
import { safety, together } from '../safety.ts';
import type { DemoProduct } from '../types.ts';
import { inColors, inMaterials, inSets, mixed } from '../variants.ts';
import { care, paragraphs } from './copy.ts';

export const sleep: readonly DemoProduct[] = [
  {
    key: 'baby-cradle',
    name: 'Baby Cradle',
    tagline: 'A small, airy cradle that sways a little when your baby does.',
    description: paragraphs(
      'The Baby Cradle stands beside your bed in the months when nights are short and arms are needed often. It hangs in a light frame and answers every movement with a gentle sway: yours when you reach over, your baby’s own when they stir.',
      'All four sides are mesh. Air moves freely, and you can see your baby without lifting your head from the pillow. At 7 kg it goes with you from the bedroom to the living room, past every door.',
      'The firm, flat mattress is part of it. Use the cradle until your baby can push up on hands and knees, usually at about six months.',
    ),
    features: [
      'Gentle sway, started by your baby or by you',
      'Mesh on all sides: airy, and easy to see through',
      'Firm, flat mattress included',
      'Small footprint, light enough to move',
      'All fabric comes off for washing',
      'Stands on wooden feet that are kind to floors',
    ],
    ageMonths: { from: 0, to: 6 },
    weightKg: { from: 2.5, to: 8 },
    measures: [mm('size', 820, 560, 680), mm('sleepingSurface', 740, 440), grams('weight', 7000)],
    materials: [
      'Fabric: 100% polyester mesh',
      'Frame: steel',
      'Feet: beech plywood',
      'Mattress: polyester fiber, cotton cover',
    ],
    care: [care.wash40, care.airDry, 'Wipe frame and feet with a damp cloth'],
    safety: safety.cradle,
    inTheBox: ['Cradle', 'Mattress with cover', 'Illustrated guide'],
    categories: ['baby-cradle-and-travel-crib', 'selected/shop'],
    priceUsd: 299,
    related: [
      'fitted-sheet-for-cradle',
      'canopy-for-cradle',
      'mattress-for-cradle',
      'travel-cot-light',
      'muslin-swaddle',
    ],
    launchedOn: '2019-01-22',
    variants: inMaterials('BABY-CRADLE', { mesh: { white: 155, 'silver-grey': 42, charcoal: 18 } }),
  },
  {
    key: 'travel-cot-light',
    name: 'Travel Crib Light',
    tagline: 'Light to carry and quick to open: a real bed for nights away.',
    description: paragraphs(
      'Lift the crib out of its bag, draw the two sides apart and press the middle down: it stands. In the morning it folds as quickly, with the mattress in place.',
      'The walls are fine mesh from top to bottom, so air passes and you can see in. The mattress is thick enough to sleep on every night, and lies on the floor, where it is steady and cool.',
      'It is light enough to carry in one hand with a child on the other arm, which is how most journeys end.',
    ),
    features: [
      'Stands in well under a minute, without loose parts',
      'Comfortable mattress, always in place',
      'Fine mesh walls all round',
      'Weighs 6.4 kg with its bag',
      'Cover comes off and goes into the machine',
    ],
    ageMonths: { from: 0, to: 36 },
    measures: [
      mm('size', 1_160, 780, 660),
      mm('sleepingSurface', 1_080, 620),
      mm('inItsBag', 630, 460, 170),
      grams('weight', 6400),
    ],
    materials: [
      'Walls: 100% polyester mesh',
      'Frame: aluminum',
      'Mattress: polyurethane foam, polyester cover',
    ],
    care: [care.wash30, care.airDry, 'Wipe the frame with a damp cloth'],
    safety: safety.travelCrib,
    inTheBox: ['Travel crib', 'Mattress', 'Transport bag', 'Illustrated guide'],
    categories: ['baby-cradle-and-travel-crib', 'selected/shop'],
    priceUsd: 279,
    related: [
      'fitted-sheet-for-travel-cot',
      'insect-net-for-travel-cot',
      'baby-cradle',
      'bouncer-with-transport-bag',
    ],
    launchedOn: '2019-04-09',
    variants: inColors('TRAVEL-COT-LIGHT', {
      black: 180,
      'silver-grey': 95,
      'slate-blue': 33,
      'sage-green': 4,
    }),
  },
  {
    key: 'travel-cot-light-with-sheet',
    name: 'Travel Crib Light with Fitted Sheet',
    tagline: 'The crib and a cotton sheet to go with it, packed for the first night away.',
    description: paragraphs(
      'The crib is ready as soon as it stands, and with a sheet of its own it feels like a bed. The sheet is cut for the mattress and stays on when you fold the crib in the morning.',
      'Put the sheet on at home for a night or two before you leave. Then the new room smells of the old one, which is half of falling asleep.',
    ),
    features: [
      'Travel Crib Light with mattress and bag',
      'Fitted sheet of smooth woven cotton',
      'Sheet stays on when the crib is folded',
      'Costs less than both bought alone',
    ],
    ageMonths: { from: 0, to: 36 },
    measures: [mm('size', 1_160, 780, 660), mm('sleepingSurface', 1_080, 620), grams('weight', 6600)],
    materials: ['Walls: 100% polyester mesh', 'Frame: aluminum', 'Sheet: 100% woven cotton'],
    care: ['Crib cover: machine wash at 30 °C', 'Sheet: machine wash at 60 °C', care.airDry],
    safety: together(safety.travelCrib, safety.sheet),
    inTheBox: ['Travel crib', 'Mattress', 'Transport bag', 'Fitted sheet', 'Illustrated guide'],
    categories: ['baby-cradle-and-travel-crib', 'selected/shop'],
    priceUsd: 299,
    related: ['insect-net-for-travel-cot', 'fitted-sheet-for-travel-cot', 'baby-blanket', 'travel-cot-light'],
    launchedOn: '2022-06-14',
    variants: mixed(
      inSets({
        'TRAVEL-COT-SET-BLACK': 'TRAVEL-COT-LIGHT-BLACK TRAVEL-COT-SHEET-WHITE',
        'TRAVEL-COT-SET-SILVER-GREY': 'TRAVEL-COT-LIGHT-SILVER-GREY TRAVEL-COT-SHEET-LIGHT-GREY',
      }),
      { 'TRAVEL-COT-SHEET': ['WHITE', 'LIGHT-GREY'] },
    ),
  },
];
