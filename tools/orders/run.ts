import { isShopError } from '../../contract/shop-error.ts';
import { type Commands, type Print, runTool } from '../command-line.ts';
import { type CommandName, helpOf, isCommandName, overview, usageOf } from './command-line.ts';
import { printLine } from '../../scripts/print.ts';

/**
 * `COMMAND …`, `COMMAND --help`, or nothing for help with all of them.
 * @returns the exit code.
 * @throws Error that explains what is wrong with the arguments, and any error of the command.
 */
export const runCommand = (args: readonly string[], print: Print = printLine): Promise<number> =>
  runTool({ helpOf, overview, isCommandName, usageOf }, commands, args, print);

/** The commands of `npm run orders`; each is loaded only when it is called. */
export const commands: Commands = {
  show: { load: async () => (await import('./show.ts')).showCommand },
  refund: { load: async () => (await import('./refund.ts')).refundCommand },
  cancel: { load: async () => (await import('./cancel.ts')).cancelCommand },
  resend: { load: async () => (await import('./resend.ts')).resendCommand },
  export: { load: async () => (await import('./export.ts')).exportCommand },
  erase: { load: async () => (await import('./erase.ts')).eraseCommand },
  addresses: { load: async () => (await import('./addresses.ts')).addressesCommand },
  withdrawals: { load: async () => (await import('./withdrawals.ts')).withdrawalsCommand },
} satisfies Record<CommandName, unknown>;

const unreachable = `commercetools cannot be reached, or does not accept the settings.
- For the demo shop: start it with \`npm start\` (or only its sandboxes with \`npm run sandbox\`).
- For a live shop: set the variables of its shop API (docs/going-live.md).
If something was to be changed, look with \`show\` whether it was before you repeat the command.`;

/** What to print if a command fails: what is wrong, and what to do. */
export function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isShopError(error, 'CommerceUnavailable')) return unreachable;
  if (isShopError(error, 'VersionConflict'))
    return 'Somebody else has just changed the same. Look with `show`, then repeat the command.';
  const isMistakeOfOurs = error instanceof TypeError || error instanceof ReferenceError;
  return isMistakeOfOurs ? (error.stack ?? error.message) : error.message;
}
