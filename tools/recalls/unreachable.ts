import { rename, writeFile } from 'node:fs/promises';
import { printLine } from '../../scripts/print.ts';
import { beside } from '../orders/text.ts';
import { writeCsv } from '../redirects/link-list.ts';
import type { Notice } from './notices.ts';
import type { Contact } from './owners.ts';

/** Why there is no e-mail, in words. */
const reasons = { refused: 'address refused', 'no address': 'no e-mail address' } as const;

const header = ['reason', 'e-mail', 'name', 'phone', 'address', 'country', 'language', 'batches', 'numbers'];

/** An order may have no address at all. */
const nothing: Contact = { name: '', phone: '', address: [], country: '' };

/**
 * Lists those whom no e-mail reaches, to be called or written a letter: a row for each way to reach them.
 * @param file a CSV file for a spreadsheet, which nobody else can read; if there is none, the list is printed.
 */
export async function tellUnreachable(notices: readonly Notice[], file: string | undefined): Promise<void> {
  const rows = notices.flatMap(({ standing, owner }) => {
    if (standing !== 'refused' && standing !== 'no address') return [];
    const { email, language, batches, numbers, contacts } = owner;
    return (contacts.length === 0 ? [nothing] : contacts).map(({ name, phone, address, country }) => [
      ...[reasons[standing], email, name, phone, address.join(', '), country, language],
      ...[batches.join(' ') || 'may be affected', numbers.join(' ')],
    ]);
  });
  if (rows.length === 0) return;
  if (file === undefined) {
    const entry = ([reason = '', ...facts]: readonly string[]) =>
      beside('  -', 4, `${facts.filter((fact) => fact !== '').join('; ')} (${reason})`);
    printLine(['Cannot be reached by e-mail:', ...rows.map(entry), ''].join('\n'));
    return;
  }
  await writeFile(`${file}.part`, writeCsv([header, ...rows]), { mode: 0o600 });
  await rename(`${file}.part`, file);
  printLine(`${rows.length} ways to reach those whom no e-mail reaches are in ${file}. It is confidential.`);
}
