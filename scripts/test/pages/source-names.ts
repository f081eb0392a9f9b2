import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import type { CodePlace } from './long-tasks.ts';

/** Says what a function of a built file is called in the source and where it is: `Header src/layout/header.tsx:17`. */
export type NameOf = (place: CodePlace) => string;

/**
 * Names functions with the source maps of a build. A file without a map keeps its own names and positions.
 * @param root The build's folder.
 */
export function sourceNames(root: string): NameOf {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (file: string): SourceMap | null => {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const path = join(root, `${file}.map`);
    // A file of the build itself, written by webpack.
    const payload = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload) : null;
    const map = payload && new SourceMap(payload);
    maps.set(file, map);
    return map;
  };
  return ({ functionName, url, lineNumber, columnNumber }) => {
    const file = URL.canParse(url) ? new URL(url).pathname : url;
    const map = mapOf(file);
    const entry = map?.findEntry(lineNumber, columnNumber);
    if (!map || !entry || !('originalSource' in entry))
      return `${functionName || '(anonymous)'} ${file.slice(1)}:${lineNumber + 1}:${columnNumber + 1}`;
    const { originalSource, originalLine } = entry;
    const text = sourceOf(map.payload, originalSource).split('\n')[originalLine] ?? '';
    const name = moduleWrapper.test(functionName) ? '(module)' : functionName || '(anonymous)';
    return `${declaredIn(text) ?? name} ${shortened(originalSource)}:${originalLine + 1}`;
  };
}

function sourceOf({ sources, sourcesContent }: SourceMapPayload, source: string): string {
  return sourcesContent[sources.indexOf(source)] ?? '';
}

/** Webpack calls the function around a module by the module’s number. */
const moduleWrapper = /^\d+$/;

/** The function that a line of source declares. */
function declaredIn(line: string): string | undefined {
  const [, declared] =
    /(?:function\*?|const|let|var)\s+([\w$]+)/.exec(line) ??
    /^\s*(?:async\s+)?([\w$]+)\s*[(:=]/.exec(line) ??
    [];
  return declared;
}

/** `webpack://name/./src/a.tsx` → `src/a.tsx`, and `…/node_modules/react-dom/cjs/b.js` → `react-dom/cjs/b.js`. */
const shortened = (source: string): string =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^\.\//, '')
    .replace(/^.*node_modules\//, '');
