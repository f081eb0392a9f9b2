import { commandsOf, type Usage } from '../command-line.ts';

export type CommandName =
  'show' | 'refund' | 'cancel' | 'resend' | 'export' | 'erase' | 'addresses' | 'withdrawals';

const usages: Readonly<Record<CommandName, Usage>> = {
  show: {
    takes: 'NUMBER [--json]',
    does: 'Shows everything that is known about an order. NUMBER is an order number, or the ID, key, or Adyen reference of a payment.',
  },
  refund: {
    takes: 'NUMBER (--amount 12.50 | --lines 1:2,shipping | --all) [--yes]',
    does: 'Refunds an amount, lines as show numbers them (1:2 is two pieces of line 1), or all that is left.',
  },
  cancel: {
    takes: 'NUMBER [--yes]',
    does: 'Cancels an order that has not been shipped: its money goes back, its goods are for sale again.',
  },
  resend: {
    takes: 'NUMBER [--kind confirmation] [--yes]',
    does: 'Sends an e-mail about an order again, as a new one.',
  },
  export: {
    takes: '--email ADDRESS [--out FILE]',
    does: 'Writes what the shop keeps about a person, as JSON.',
  },
  erase: {
    takes: '--email ADDRESS [--yes]',
    does: 'Removes what the shop keeps about a person, except what the law has it keep, which it lists.',
  },
  addresses: {
    takes: '[--yes]',
    does: 'Writes the e-mail addresses of carts and orders as export and erase look for them. Can be interrupted and repeated.',
  },
  withdrawals: {
    takes: '[--store de] [--all]',
    does: 'Lists the withdrawals whose order was not found, or has another e-mail address, or all of them.',
  },
};

export const { usageOf, helpOf, overview, isCommandName } = commandsOf('orders', usages);

/** What every command that changes something says unless it does. */
export const dryRun = 'Nothing has been changed. To do it, repeat the command with --yes.';
