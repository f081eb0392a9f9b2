import { isShopError } from '../../contract/shop-error.ts';
import type { Commands } from '../command-line.ts';

/** The commands of `npm run orders`. */
export const commands: Commands = {
  show: {
    takes: 'NUMBER [--json]',
    does: 'Shows everything that is known about an order. NUMBER is an order number, or the ID, key, or Adyen reference of a payment.',
    load: async () => (await import('./show.ts')).showCommand,
  },
  customer: {
    takes: '--email ADDRESS',
    does: 'Lists what somebody has ordered and asked for, with numbers and states.',
    load: async () => (await import('./customer.ts')).customerCommand,
  },
  refund: {
    takes: 'NUMBER (--amount 12.50 | --lines 1:2,shipping | --returned | --all) [--yes]',
    does: 'Refunds an amount, lines as show numbers them (1:2 is two pieces of line 1), what came back, or all that is left.',
    load: async () => (await import('./refund.ts')).refundCommand,
  },
  cancel: {
    takes: 'NUMBER [--yes]',
    does: 'Cancels an order that has not been shipped: its money goes back, its goods are for sale again.',
    load: async () => (await import('./cancel.ts')).cancelCommand,
  },
  resend: {
    takes: 'NUMBER [--kind confirmation] [--yes]',
    does: 'Sends an e-mail about an order again, as a new one.',
    load: async () => (await import('./resend.ts')).resendCommand,
  },
  export: {
    takes: '--email ADDRESS [--out FILE]',
    does: 'Writes what the shop keeps about a person, as JSON.',
    load: async () => (await import('./person.ts')).exportCommand,
  },
  erase: {
    takes: '--email ADDRESS [--yes]',
    does: 'Removes what the shop keeps about a person, except what the law has it keep, which it lists.',
    load: async () => (await import('./erase.ts')).eraseCommand,
  },
  expire: {
    takes: '--before 2016-01-01 [--yes]',
    does: 'Deletes the orders and payments from before a day, at least five years ago, that bookkeeping no longer needs.',
    load: async () => (await import('./expire.ts')).expireCommand,
  },
  addresses: {
    takes: '[--yes]',
    does: 'Writes the e-mail addresses of carts and orders as export and erase look for them. Can be interrupted and repeated.',
    load: async () => (await import('./addresses.ts')).addressesCommand,
  },
  withdrawals: {
    takes: '[--store de] [--all]',
    does: 'Lists the withdrawals whose order was not found, or has another e-mail address, or all of them.',
    load: async () => (await import('./withdrawals.ts')).withdrawalsCommand,
  },
  claims: {
    takes: '[--store de] [--all]',
    does: 'Lists the claims about broken or missing things that are not closed, or all of them.',
    load: async () => (await import('./claims.ts')).claimsCommand,
  },
  close: {
    takes: 'ID [--yes]',
    does: 'Notes that a claim is settled, whatever was answered.',
    load: async () => (await import('./claims.ts')).closeCommand,
  },
  backup: {
    takes: '(FOLDER | -)',
    does: 'Writes the withdrawals, registered products, claims, and subscriptions of every storefront, which are nowhere else, to a file of the day, or to standard output; to be run every day.',
    load: async () => (await import('./backup.ts')).backupCommand,
  },
  restore: {
    takes: 'FILE [--yes]',
    does: 'Stores what of a backup is missing.',
    load: async () => (await import('./backup.ts')).restoreCommand,
  },
  reconcile: {
    takes: 'FILE',
    does: 'Compares a settlement details report of Adyen (CSV) with the payments, and lists what does not agree.',
    load: async () => (await import('./reconcile.ts')).reconcileCommand,
  },
};

const unreachable = `commercetools cannot be reached, or does not accept the settings.
- For the demo shop: start it with \`npm start\` (or only its sandboxes with \`npm run sandbox\`).
- For a live shop: set the variables of its shop API (docs/launch.md).
If something was to be changed, look with \`show\` whether it was before you repeat the command.`;

/** What is wrong, and what to do, if the shop could not be reached or has changed meanwhile; null otherwise. */
export function wordsFor(error: unknown): string | null {
  if (isShopError(error, 'CommerceUnavailable')) return unreachable;
  return isShopError(error, 'VersionConflict')
    ? 'Somebody else has just changed the same. Look with `show`, then repeat the command.'
    : null;
}
