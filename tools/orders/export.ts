import { writeFile } from 'node:fs/promises';
import { parseCommand, type Print } from '../command-line.ts';
import { usageOf } from './command-line.ts';
import { openShop } from './open-shop.ts';
import { elsewhere, readEmail, recordsOf } from './person.ts';
import { printLine } from '../../scripts/print.ts';

const usage = usageOf('export');

/**
 * `export --email`: what is kept about a person, to be handed over (GDPR, Articles 15 and 20).
 * @returns the exit code.
 */
export async function exportCommand(args: readonly string[], print: Print = printLine): Promise<number> {
  const { values } = parseCommand(usage, {
    args: [...args],
    options: { email: { type: 'string' }, out: { type: 'string' } },
  });
  const email = readEmail(values.email, usage);
  const shop = openShop(null);
  const records = await recordsOf(shop, email);
  const exported = { email, exportedAt: new Date().toISOString(), shop: shop.name, ...records, elsewhere };
  const text = JSON.stringify(exported, null, 2);
  if (values.out === undefined) print(text);
  else {
    // Nobody else on this machine may read it.
    await writeFile(values.out, `${text}\n`, { mode: 0o600 });
    print(`Written to ${values.out}. It is confidential: send it only to the person, then delete it.`);
  }
  return 0;
}
