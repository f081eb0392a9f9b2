import { brand } from '../../brands/build.ts';
import { parseCommand, type Print } from '../command-line.ts';
import { usageOf, writeOut } from './command-line.ts';
import { matrixOf } from './matrix/model.ts';
import { matrixPage } from './matrix/page.ts';
import { storefronts } from './site.ts';
import { printLine } from '../../scripts/print.ts';

/**
 * `matrix`: the complete table as one HTML page that needs no network.
 * @returns the exit code.
 * @throws Error that explains what is wrong with the arguments, or why the file cannot be written.
 */
export async function matrixCommand(args: readonly string[], print: Print = printLine): Promise<number> {
  const { values } = parseCommand(usageOf('matrix'), {
    args: [...args],
    options: { out: { type: 'string', default: 'redirects-matrix.html' } },
  });
  const page = await matrixPage(matrixOf(brand.redirects, storefronts()));
  await writeOut(values.out, page);
  print(`${values.out} (${Math.ceil(Buffer.byteLength(page) / 1000)} kB): open it in a browser.`);
  return 0;
}
