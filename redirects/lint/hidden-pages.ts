import { reservedAt } from '../reserved-paths.ts';
import type { Source } from './sources.ts';
import type { StorePages } from './store-pages.ts';

/** The path of something that is there, by the spelling of the source that takes visitors away from it. */
export type HiddenPages = ReadonlyMap<string, string>;

/** The sources that hide a page or a file of the storefront. */
export function hiddenPagesOf(sources: readonly Source[], { pathAt }: StorePages): HiddenPages {
  const examples = pagesBelow(pathAt);
  return new Map(
    sources.flatMap(({ fromPath, parts }): [string, string][] => {
      if (!parts) return [];
      const hidden = reservedAt(parts.key) ?? (parts.isPrefix ? examples : pathAt).get(parts.key);
      return hidden === undefined ? [] : [[fromPath, hidden]];
    }),
  );
}

/** For the key of every page and of every folder above one: the path of a page at or below it. */
function pagesBelow(pathAt: StorePages['pathAt']): ReadonlyMap<string, string> {
  const examples = new Map<string, string>();
  for (const [key, path] of pathAt) {
    for (let folder = key; !examples.has(folder); folder = folder.slice(0, folder.lastIndexOf('/'))) {
      examples.set(folder, path);
      if (folder === '') break;
    }
  }
  return examples;
}
