import type { Cart, Order } from '@commercetools/platform-sdk';
import type { EmailKind } from '../../commerce/personal-records.ts';
import { unlessChanged } from '../../commerce/version-conflicts.ts';
import { normalizedEmail } from '../../contract/email-address.ts';
import { flag, parseCommand } from '../command-line.ts';
import { openShop } from './open-shop.ts';
import { isOpen } from './person.ts';
import { dryRun } from './text.ts';
import { printLine } from '../../scripts/print.ts';

const kinds = ['carts', 'orders'] as const satisfies readonly EmailKind[];

/**
 * `addresses`: commercetools finds an address only as it is written, so those that were stored before the shop normalized
 * them, or were changed in the Merchant Center, are written anew. What is right is passed over, so an interrupted run is
 * simply repeated.
 * @returns the exit code: 1 if something can only be changed later.
 */
export async function addressesCommand(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, { yes: flag });
  const shop = openShop();
  let left = 0;
  printLine(`Addresses in ${shop.name}`);
  for (const kind of kinds) {
    let [changed, later] = [0, 0];
    for await (const record of shop.records.withEmail(kind)) {
      const email = normalizedEmail(record.customerEmail ?? '');
      if (email === record.customerEmail) continue;
      // What was approved with a payment includes the address: it stays until nothing can happen to the money.
      const set = () => shop.records.setEmail(kind, record, email);
      const isDone = !isBeingPaid(record) && (!values.yes || (await unlessChanged(set)));
      if (isDone) changed += 1;
      else later += 1;
    }
    left += later;
    printLine(`${kind}: ${changed} ${values.yes ? 'changed' : 'to change'}, ${later} later`);
  }
  if (!values.yes) printLine(dryRun);
  else if (left > 0)
    printLine('Later means that they are being paid for or changed: repeat the command in a day.');
  return left > 0 ? 1 : 0;
}

const isBeingPaid = ({ paymentInfo }: Cart | Order): boolean =>
  (paymentInfo?.payments ?? []).some(({ obj }) => obj && isOpen(obj));
