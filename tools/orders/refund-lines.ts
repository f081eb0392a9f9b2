import type { InvoiceLine } from '../../commerce/commerce.ts';

/**
 * What lines are worth that somebody names, e.g. `1:2,shipping`: a line's number or SKU, and how many pieces of it, all of
 * them if not said. A discount on the total is taken off the items in proportion, rounded so that never too much is
 * refunded; all items together are worth exactly what was paid for them.
 * @param invoice adds up to what was paid.
 * @returns minor units.
 * @throws Error that says which line is wrong and which there are.
 */
export function amountOfLines(text: string, invoice: readonly InvoiceLine[]): number {
  const wanted = new Map<number, number>();
  for (const part of text.split(',')) {
    const [, named = '', pieces] = /^([^:]+)(?::(\d{1,6}))?$/.exec(part.trim()) ?? [];
    const name = named.trim();
    const index = indexOf(name, invoice);
    const line = invoice[index];
    if (!line || line.kind === 'discount')
      throw new Error(`There is no line "${part.trim()}". ${listOf(invoice)}`);
    if (wanted.has(index)) throw new Error(`Line "${name}" is named twice.`);
    const quantity = pieces === undefined ? line.quantity : Number(pieces);
    if (quantity < 1 || quantity > line.quantity)
      throw new Error(`Line "${name}" has ${line.quantity} pieces, not ${quantity}.`);
    wanted.set(index, quantity);
  }
  let items = 0;
  let others = 0;
  for (const [index, quantity] of wanted) {
    const line = invoice[index];
    if (!line) continue;
    const gross = Math.floor((line.gross * quantity) / line.quantity);
    if (line.kind === 'item') items += gross;
    else others += gross;
  }
  const sumOf = (kind: InvoiceLine['kind']) =>
    invoice.reduce((sum, line) => sum + (line.kind === kind ? line.gross : 0), 0);
  const total = sumOf('item');
  const discounted = total === 0 ? 0 : Math.floor((items * (total + sumOf('discount'))) / total);
  return discounted + others;
}

/** By its number, or by its SKU if only one line has it; -1 otherwise. */
function indexOf(name: string, invoice: readonly InvoiceLine[]): number {
  const byNumber = /^\d{1,3}$/.test(name) ? Number(name) - 1 : -1;
  if (invoice[byNumber]) return byNumber;
  const isNamed = ({ id }: InvoiceLine) => id.toUpperCase() === name.toUpperCase();
  return invoice.filter(isNamed).length === 1 ? invoice.findIndex(isNamed) : -1;
}

const listOf = (invoice: readonly InvoiceLine[]): string =>
  `The lines are:\n${invoice.map(({ id, quantity, name }, index) => `  ${index + 1}  ${quantity} × ${name} (${id})`).join('\n')}`;
