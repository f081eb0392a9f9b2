import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { adyenStylesheetPath } from '../src/payment/adyen-stylesheet.ts';
import { directoryPath } from '../src/region/load-directory.ts';
import { storefrontDirectory } from '../stores/directory.ts';
import { buildEnvironment } from './environment.ts';

/**
 * Publishes the files that the browser requests by address: the directory of storefronts and the payment library's
 * stylesheet.
 */
export async function writePublicFiles(): Promise<void> {
  await mkdir('public', { recursive: true });
  await writeFile(`public${directoryPath}`, JSON.stringify(storefrontDirectory(buildEnvironment().stores)));
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  const styles = resolve('@adyen/adyen-web/styles/adyen.css');
  await copyFile(styles, join('public', adyenStylesheetPath));
}
