import { checkFiles, removeOldFiles } from '../../api/files/check-files.ts';
import { printLine } from '../../scripts/print.ts';
import { parseCommand, text } from '../command-line.ts';
import { openShop } from '../orders/open-shop.ts';

/**
 * `check`: what a Node host does by itself every minute (`hosts/node/file-checker.ts`), once.
 * @returns the exit code.
 * @throws Error if the shop keeps no photographs. @throws ShopError `FilesUnavailable`
 */
export async function checkCommand(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, { store: text });
  const { context } = openShop(values.store);
  const { files, store, log } = context;
  if (files === null)
    throw new Error(
      'This shop takes no photographs: neither FILES_S3_ENDPOINT nor FILES_FOLDER is set (docs/launch.md).',
    );
  const { checked, refused } = await checkFiles({ files, store, log }, Infinity);
  const removed = await removeOldFiles({ files, store });
  printLine(`${store.id}: ${checked} checked, ${refused} refused, ${removed} removed.`);
  return 0;
}
