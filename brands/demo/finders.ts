import type { Finder } from '../types.ts';

/** Questions about products that look alike. Their words are in `texts/{language}/finder.json`. */
export const finders: readonly Finder[] = [
  {
    category: 'baby-carriers',
    traits: {
      newborn: { fact: 'positions', has: 'newborn' },
      small: { fact: 'weight', covers: [3.2] },
      toddler: { fact: 'age', covers: [24] },
      years: { fact: 'age', covers: [36] },
      back: { fact: 'positions', has: 'back' },
      ahead: { fact: 'positions', has: 'facing-out' },
      belt: { measures: ['waistBelt', 'hipBelt'], covers: [1000] },
      everyone: { measures: ['waistBelt', 'hipBelt'], covers: [680, 1480] },
      slight: { measures: ['waistBelt', 'hipBelt'], covers: [650] },
      soft: { axis: 'material', has: 'jersey' },
      airy: { axis: 'material', has: 'mesh' },
      light: { measures: ['carrierWeight'], atMost: 700 },
      compact: { measures: ['folded', 'rolledUp'], atMost: 300 },
      rolls: { measures: ['rolledUp'], atMost: 300 },
    },
    questions: [
      {
        key: 'age',
        answers: [
          { key: 'newborn', prefers: ['newborn', 'small'] },
          { key: 'baby', prefers: ['ahead'] },
          { key: 'toddler', needs: ['toddler'], prefers: ['back'] },
        ],
      },
      {
        key: 'who',
        answers: [
          { key: 'one' },
          { key: 'both', prefers: ['everyone'] },
          { key: 'slight', prefers: ['slight'] },
        ],
      },
      {
        key: 'where',
        answers: [
          { key: 'home', prefers: ['soft', 'light'] },
          { key: 'walks', prefers: ['belt'] },
          { key: 'warm', prefers: ['airy'] },
          { key: 'travel', prefers: ['compact', 'rolls'] },
        ],
      },
      {
        key: 'matters',
        answers: [
          { key: 'soft', needs: ['soft'] },
          { key: 'light', needs: ['light'] },
          { key: 'ahead', needs: ['ahead'] },
          { key: 'back', needs: ['back'] },
          { key: 'years', needs: ['years'] },
        ],
      },
    ],
    caveats: ['years', 'back'],
  },
  {
    category: 'baby-bouncers',
    traits: {
      quilted: { axis: 'material', has: 'cotton' },
      stretchy: { axis: 'material', has: 'jersey' },
      airy: { axis: 'material', has: 'mesh' },
      smooth: { axis: 'material', has: 'woven' },
      // Only what comes with a toy or a bag has its size.
      toy: { measures: ['toy'], atMost: 400 },
      bag: { measures: ['bag'], atMost: 1000 },
    },
    questions: [
      {
        key: 'fabric',
        answers: [
          { key: 'quilted', needs: ['quilted'] },
          { key: 'stretchy', needs: ['stretchy'] },
          { key: 'airy', needs: ['airy'] },
          { key: 'smooth', needs: ['smooth'] },
        ],
      },
      { key: 'play', answers: [{ key: 'rest' }, { key: 'reach', prefers: ['toy'] }] },
      { key: 'where', answers: [{ key: 'home' }, { key: 'away', prefers: ['bag'] }] },
    ],
  },
];
