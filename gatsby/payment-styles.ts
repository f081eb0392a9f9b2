import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { adyenStylesheetPath } from '../src/payment/adyen-stylesheet.ts';

/** Copies the payment library's own stylesheet to where the payment step requests it. */
export async function servePaymentStyles(): Promise<void> {
  const source = createRequire(join(process.cwd(), 'package.json')).resolve(
    '@adyen/adyen-web/styles/adyen.css',
  );
  await mkdir('public', { recursive: true });
  await copyFile(source, join('public', adyenStylesheetPath));
}
