import type { MutantsOfFile } from './types.ts';

/** Somebody is told twice, never, or without having asked; an address is kept for too long; a stranger decides. */
export const restock: readonly MutantsOfFile[] = [
  {
    file: 'api/restock/ask.ts',
    tests: ['api/restock/restock.test.ts'],
    mutants: [
      { find: "throw new ShopError('NotSoldHere'", replace: "new ShopError('NotSoldHere'" },
      { find: 'before?.confirmedAt !== undefined && ', replace: 'false && ' },
      { find: 'if (await commerce.getObject(restockRequestsOf(store), id)) return id;', replace: '' },
      { find: '    to: email,\n    unsubscribeUrl,\n', replace: '    to: email,\n' },
      { find: "if (outcome === 'accepted') return;", replace: 'if (outcome) return;' },
    ],
  },
  {
    file: 'api/restock/answer-link.ts',
    tests: ['api/restock/restock.test.ts', 'api/restock/told-once.test.ts'],
    mutants: [
      { find: '!known.value || isOver(known.value, now)', replace: '!known.value' },
      { find: 'if (known.value.confirmedAt !== undefined) return;', replace: '' },
      { find: 'await commerce.removeObject(restockRequestsOf(store), id, version);', replace: '' },
      { find: 'await commerce.removeObject(ledgers, id);', replace: '' },
    ],
  },
  {
    file: 'api/restock/expiry.ts',
    tests: ['api/restock/restock.test.ts'],
    mutants: [
      { find: '>= confirmationHours * hour', replace: '> confirmationHours * hour' },
      { find: '>= restockDays * 24 * hour', replace: '> restockDays * 24 * hour' },
    ],
  },
  {
    file: 'api/restock/restock-links.ts',
    tests: ['api/restock/restock.test.ts'],
    mutants: [
      { find: 'if (isOwn && ', replace: 'if (' },
      { find: "readToken(token, 'restock', request, environment.sessionSecrets)", replace: 'token' },
    ],
  },
  {
    file: 'api/restock/sweep-restock.ts',
    tests: ['api/restock/restock.test.ts', 'api/restock/told-once.test.ts'],
    mutants: [
      { find: ' || value.confirmedAt === undefined', replace: '' },
      {
        find: 'forgetRequest(context, listed.id, listed.version)',
        replace: 'forgetRequest(context, listed.id)',
      },
      {
        find: 'if (isOver(listed.value, now)) await forgetRequest(context, listed.id, listed.version);\n    else if',
        replace: 'if',
      },
      { find: 'offer?.availableQuantity !== 0', replace: '(offer?.availableQuantity ?? 0) !== 0' },
      {
        find: 'return stopped === null && last.modifiedAt === start ? start + 1 : last.modifiedAt;',
        replace: 'return 0;',
      },
    ],
  },
  {
    file: 'api/restock/tell.ts',
    tests: ['api/restock/restock.test.ts', 'api/restock/told-once.test.ts'],
    mutants: [
      { find: 'offer.availableQuantity === 0 || ', replace: '' },
      { find: 'if (isDone) await replaceShared', replace: 'if (!isDone) await replaceShared' },
      { find: 'if (isDone) await replaceShared', replace: 'await replaceShared' },
      { find: ' || !isListed', replace: '' },
      { find: '`back-in-stock-${Date.parse(confirmedAt)}`', replace: '`back-in-stock-${Date.now()}`' },
      { find: 'return offer?.price ? offer : null;', replace: 'return offer ?? null;' },
    ],
  },
];
