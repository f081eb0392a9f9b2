import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { adyenStylesheetPath } from '../src/payment/adyen-stylesheet.ts';

test('the stylesheet’s name includes the installed version', () => {
  const file: unknown = JSON.parse(readFileSync('node_modules/@adyen/adyen-web/package.json', 'utf8'));
  const { version } = z.object({ version: z.string() }).parse(file);
  expect(adyenStylesheetPath).toBe(`/adyen-web-${version}.css`);
});
