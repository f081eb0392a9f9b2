import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sharedNamespaces } from '../i18n/shared-data.ts';
import { textsIn } from './page-texts.ts';

const namespaces = globSync('locales/en/*.json').map((file) => basename(file, '.json'));
const shared: readonly string[] = sharedNamespaces;
const folder = import.meta.dirname;
const templates = globSync('*.tsx', { cwd: folder })
  .map((file) => ({ file, source: readFileSync(join(folder, file), 'utf8') }))
  .filter(({ source }) => source.includes('export default'));

describe('the texts of a page', () => {
  test.each(templates)('product 3.4: $file requests only its own namespaces', ({ source }) => {
    const [, names = '[]'] = /allLocale\(\s*filter: \{[^}]*\}, ns: \{ in: (\[[^\]]*\]) \}/.exec(source) ?? [];
    const asked = JSON.parse(names) as string[];
    expect(asked.filter((name) => !namespaces.includes(name))).toEqual([]);
    expect(asked.filter((name) => shared.includes(name))).toEqual([]);
    for (const [, name] of source.matchAll(/(?:useTranslation\(|textsIn\(data\.locales, )'(\w+)'/g))
      expect([...asked, ...shared]).toContain(name);
  });

  test('are available to its head, unless its query omits them', () => {
    const data = JSON.stringify({ title: 'Your cart' });
    const locales = { edges: [{ node: { ns: 'cart', data } }] };
    expect(textsIn(locales, 'cart').title).toBe('Your cart');
    expect(() => textsIn(locales, 'checkout')).toThrow('does not include the texts checkout');
  });
});
