import { listRequests, withdrawalKind } from '../../commerce/customer-requests.ts';
import type { Withdrawal } from '../../contract/customer-service.ts';
import type { Store } from '../../stores/types.ts';
import { flag, parseCommand, text } from '../command-line.ts';
import { openShop } from './open-shop.ts';
import { oneLine, recordText, standings, zonedTimeText } from './text.ts';
import { printLine } from '../../scripts/print.ts';

/**
 * `withdrawals`: those for which no order was found, or one with another e-mail address, so that `show` may not lead to
 * them; `--all` lists every one of the storefront. The oldest comes first: its deadline ends first.
 * @returns the exit code.
 */
export async function withdrawalsCommand(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, { store: text, all: flag });
  const { context } = openShop(values.store);
  const kept = await listRequests(context.commerce, context.store, withdrawalKind);
  const listed = values.all ? kept : kept.filter(({ order }) => order !== 'matched');
  printLine(listed.length === 0 ? 'None.' : listed.map((it) => textOf(it, context.store)).join('\n\n'));
  return 0;
}

const textOf = (
  { id, receivedAt, name, email, orderNumber, items, note, order }: Withdrawal,
  store: Store,
): string =>
  recordText(id, [
    ['Received', zonedTimeText(receivedAt, store)],
    ['Name', name],
    ['E-mail', email],
    ['Order', `${orderNumber} (${standings[order]})`],
    ['Items', items === '' ? 'everything' : oneLine(items)],
    ['Note', oneLine(note)],
  ]);
