import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { adyenStylesheetPath } from '../src/payment/adyen-stylesheet.ts';

/** Puts the payment library's own stylesheet where the payment step asks for it. */
export async function servePaymentStyles(): Promise<void> {
  const source = createRequire(join(process.cwd(), 'package.json')).resolve(
    '@adyen/adyen-web/styles/adyen.css',
  );
  await mkdir('public', { recursive: true });
  await copyFile(source, join('public', adyenStylesheetPath));
}
