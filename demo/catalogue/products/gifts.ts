import { grams, mm, upTo } from '../measures.ts';
import { safety, together } from '../safety.ts';
import type { DemoProduct } from '../types.ts';
import { inColors, inSets, mixed } from '../variants.ts';
import { care, paragraphs } from './copy.ts';

export const gifts: readonly DemoProduct[] = [
  {
    key: 'welcome-baby-gift-set',
    name: 'Welcome Baby Gift Set',
    tagline: 'A knitted blanket and a bear to hold, for somebody very new.',
    description: paragraphs(
      'When you do not know what a family still needs, give something soft. The set pairs our knitted blanket with the Soft Friend Bear in a matching shade.',
      'Add a gift box and a message at the cart and we will send it straight to the new address, wrapped.',
    ),
    features: [
      'Knitted cotton blanket, 95 × 75 cm',
      'Soft Friend Bear, 26 cm',
      'Costs less than the parts bought alone',
      'Right for every season',
    ],
    ageMonths: { from: 0 },
    measures: [mm('blanket', 950, 750), mm('bear', 260)],
    materials: ['100% cotton', 'Filling of the bear: recycled polyester'],
    care: [care.wash30, care.airDry],
    safety: together(safety.textile, safety.softToy),
    inTheBox: ['1 blanket', '1 bear'],
    categories: ['gifts', 'selected/shop', 'selected/supersoft-and-supercosy-new-additions'],
    priceUsd: 79.95,
    related: ['gift-box', 'muslin-swaddle', 'hooded-towel', 'baby-carrier-mini'],
    launchedOn: '2025-11-04',
    variants: mixed(
      inSets({
        'WELCOME-BABY-SET-SAND': 'BABY-BLANKET-COTTON-SAND SOFT-FRIEND-BEAR-SAND',
        'WELCOME-BABY-SET-DUSTY-PINK': 'BABY-BLANKET-COTTON-DUSTY-PINK SOFT-FRIEND-BEAR-ROSE',
      }),
      { 'SOFT-FRIEND-BEAR': ['SAND', 'LIGHT-GREY', 'ROSE'] },
    ),
  },
  {
    key: 'gift-box',
    kind: 'gift-box',
    name: 'Gift Box',
    tagline: 'A sturdy, reusable box with a cotton ribbon, packed by hand.',
    description: paragraphs(
      'We pack your order in a strong paper box with a cotton ribbon. It fits everything up to the size of a folded carrier; larger things travel in their own box with the ribbon round it.',
      'Afterwards it keeps first shoes, hospital bracelets and letters for later.',
    ),
    features: ['Packed by hand', 'Cotton ribbon, no plastic', 'Made to be kept and used again'],
    measures: [mm('size', 420, 320, 160), grams('weight', 500)],
    materials: ['Recycled board', 'Ribbon: 100% cotton'],
    care: ['Keep dry'],
    inTheBox: ['1 gift box', 'Cotton ribbon'],
    categories: ['gifts'],
    priceUsd: 6.95,
    related: ['gift-message', 'welcome-baby-gift-set'],
    launchedOn: '2020-11-10',
    variants: inColors('GIFT-BOX', { sand: 200 }),
  },
  {
    key: 'gift-message',
    kind: 'gift-message',
    name: 'Gift Message',
    tagline: 'A few words of your own, printed on a folded card.',
    description: paragraphs(
      'Write up to 1,000 characters when you add the message to your cart. We print it on thick, uncoated card and lay it on top of your present.',
      'It travels with an order, so add at least one other thing to your cart.',
    ),
    features: [
      'Your own words, up to 1,000 characters',
      'Printed on thick, uncoated card',
      'With an envelope',
    ],
    measures: [mm('folded', 105, 148), upTo('characters', 1000)],
    materials: ['Uncoated card'],
    care: ['Keep dry'],
    inTheBox: ['1 card', '1 envelope'],
    categories: ['gifts'],
    priceUsd: 2.5,
    taxCategory: 'reduced',
    related: ['gift-box', 'welcome-baby-gift-set'],
    launchedOn: '2020-11-10',
    variants: [{ sku: 'GIFT-MESSAGE', material: 'paper', stock: 200 }],
  },
];
