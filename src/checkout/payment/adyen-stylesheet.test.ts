// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addAdyenStylesheet, adyenStylesheetPath } from './adyen-stylesheet.ts';

test('the path includes the installed version, so that browsers never use an old one', () => {
  const manifest = JSON.parse(readFileSync('node_modules/@adyen/adyen-web/package.json', 'utf8')) as {
    version: string;
  };
  expect(adyenStylesheetPath).toBe(`/adyen-web-${manifest.version}.css`);
});

test('the stylesheet is added once', () => {
  addAdyenStylesheet();
  addAdyenStylesheet();
  expect(document.querySelectorAll(`link[href="${adyenStylesheetPath}"]`)).toHaveLength(1);
});
