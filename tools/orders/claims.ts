import { storeIdOf } from '../../api/context/identifiers.ts';
import { changeRequest, claimKind, listRequests } from '../../commerce/customer-requests.ts';
import type { Claim } from '../../contract/claim.ts';
import { printLine } from '../../scripts/print.ts';
import type { Store } from '../../stores/types.ts';
import { flag, parseCommand, text, UsageError } from '../command-line.ts';
import { openShop } from './open-shop.ts';
import { dryRun, oneLine, recordText, standings, zonedTimeText } from './text.ts';

/**
 * `claims`: those that staff are not done with; `--all` lists every one of the storefront. The oldest comes first.
 * @returns the exit code.
 */
export async function claimsCommand(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, { store: text, all: flag });
  const { context } = openShop(values.store);
  const kept = await listRequests(context.commerce, context.store, claimKind);
  const listed = values.all ? kept : kept.filter(({ closedAt }) => closedAt === undefined);
  printLine(listed.length === 0 ? 'None.' : listed.map((it) => textOf(it, context.store)).join('\n\n'));
  return 0;
}

/**
 * `close ID`: notes that staff are done with a claim, whatever they have answered. Doing so twice is harmless.
 * @returns the exit code.
 */
export async function closeCommand(args: readonly string[]): Promise<number> {
  const { values, argument: id } = parseCommand(args, { yes: flag }, 'ID');
  if (!/^C-[A-Z]{2}-/.test(id)) throw new UsageError('Name a claim, e.g. C-DE-7K3M-9QF2-HT5V.');
  const { context } = openShop(storeIdOf(id));
  const { commerce, store } = context;
  const at = new Date().toISOString();
  const claim = await changeRequest(commerce, store, claimKind, id, (before) =>
    values.yes && before.closedAt === undefined ? { ...before, closedAt: at } : before,
  );
  if (!claim) throw new UsageError(`There is no claim ${id}.`);
  printLine(`${textOf(claim, store)}\n\n${values.yes ? 'Done.' : dryRun}`);
  return 0;
}

function textOf(claim: Claim, store: Store): string {
  const { guarantee, closedAt, number, boughtOn, boughtAt } = claim;
  return recordText(claim.id, [
    ['Received', zonedTimeText(claim.receivedAt, store)],
    ['Name', claim.name],
    ['E-mail', claim.email],
    ['Number', number && `${number} (${standings[claim.isRegistered ? 'matched' : claim.order]})`],
    ['Product', [claim.product, claim.sku].filter(Boolean).join(', ')],
    ['Batch', claim.batch],
    ['Bought', [boughtOn, boughtAt].filter(Boolean).join(', ')],
    ['Warranty', guarantee ? `${guarantee.years} years, until ${guarantee.until}` : ''],
    ['Problem', `${claim.problem}: ${oneLine(claim.message)}`],
    ['Would like', claim.wish],
    ['Closed', closedAt === undefined ? '' : zonedTimeText(closedAt, store)],
  ]);
}
