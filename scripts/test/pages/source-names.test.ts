import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sourceNames } from './source-names.ts';

const place = (columnNumber: number, functionName = 'a') => ({
  functionName,
  url: 'http://localhost:8000/app-123.js?x=1',
  lineNumber: 0,
  columnNumber,
});

function rootWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'source-names-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
  return root;
}

test('a function has the name and the place that it has in the source', () => {
  const map = {
    version: 3,
    file: 'app-123.js',
    sources: [
      'webpack://shop/./src/layout/header.tsx',
      'webpack://shop/./node_modules/react-dom/cjs/client.js',
    ],
    sourcesContent: ['import x;\nexport function Header() {\n', '\n\nfunction beginWork(current) {\n'],
    names: [],
    // Column 0: the first source, line 2; column 10: the second one, line 3.
    mappings: 'AACA,UCCA',
  };
  const nameOf = sourceNames(rootWith({ 'app-123.js.map': JSON.stringify(map) }));
  expect(nameOf(place(4))).toBe('Header src/layout/header.tsx:2');
  expect(nameOf(place(11))).toBe('beginWork react-dom/cjs/client.js:3');
});

test('without a source map, a function keeps its name and its place in the file', () => {
  const nameOf = sourceNames(rootWith({}));
  expect(nameOf(place(4))).toBe('a app-123.js:1:5');
  expect(nameOf(place(4, ''))).toBe('(anonymous) app-123.js:1:5');
});
