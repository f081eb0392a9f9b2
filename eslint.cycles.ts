import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Rule } from 'eslint';

/** Every way in which one file names another, whether for a value, for a type, or for later. */
const imports = /(?:\bfrom|^import|\bimport\()\s*'(\.{1,2}\/[^']+)'/gm;

const importsOf = (file: string, text: string): string[] =>
  Array.from(text.matchAll(imports), ([, path = '']) => resolve(dirname(file), path));

const known = new Map<string, readonly string[]>();

function importsIn(file: string): readonly string[] {
  const before = known.get(file);
  if (before) return before;
  const found = existsSync(file) ? importsOf(file, readFileSync(file, 'utf8')) : [];
  known.set(file, found);
  return found;
}

/** The files from one to another, both included; null if the first does not lead to the second. */
function pathBetween(first: string, last: string, seen = new Set<string>()): readonly string[] | null {
  if (first === last) return [last];
  seen.add(first);
  for (const next of importsIn(first)) {
    const path = seen.has(next) ? null : pathBetween(next, last, seen);
    if (path) return [first, ...path];
  }
  return null;
}

/**
 * Rejects every import that leads back to its own file. The rule of eslint-plugin-import-x ignores imports of types,
 * but two files that need each other's types cannot be understood one after the other either.
 */
export const noCycle: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { cycle: 'This import leads back to this file: {{path}}' } },
  create(context) {
    const file = context.physicalFilename;
    const check = (source: unknown) => {
      const { value } = (source ?? {}) as { readonly value?: unknown };
      if (typeof value !== 'string' || !value.startsWith('.')) return;
      const path = pathBetween(resolve(dirname(file), value), file);
      if (!path) return;
      context.report({
        node: source as Rule.Node,
        messageId: 'cycle',
        data: { path: path.map((file) => relative(context.cwd, file)).join(' → ') },
      });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
    };
  },
};
