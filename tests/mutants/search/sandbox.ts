import type { MutantsOfFile } from '../types.ts';

/** How the sandbox counts and passes filters. */
export const sandbox: readonly MutantsOfFile[] = [
  {
    file: 'sandbox/klevu/facets.ts',
    tests: ['sandbox/klevu/facets.test.ts'],
    mutants: [
      { find: 'applied.every(', replace: 'applied.some(' },
      { find: 'price >= Number(values[0]) && ', replace: '' },
      { find: 'price <= Number(values[1])', replace: 'price < Number(values[1])' },
      { find: 'applied.filter((filter) => filter.key !== key)', replace: 'applied' },
      { find: '.add(product[groupKey])', replace: '.add(product.id)' },
      { find: 'selected || count >= mincount', replace: 'count >= mincount' },
    ],
  },
];
